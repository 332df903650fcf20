'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Section } from '@/components/office/ui/section';
import type { SiteSubject } from '@/content/facts/site-subjects';
import type { ChangedPages } from '@/lib/publishing/changed-pages';
import type { ListedChecklist } from '@/lib/publishing/checklist';
import type { Difference } from '@/lib/publishing/differences';
import type { FaultPlace } from '@/lib/publishing/fault-places';
import type { ListedCopy, ListedVersion } from '@/lib/publishing/versions';
import type { StaffRights } from '@/lib/staff/permissions';
import { Checklist } from './checklist';
import { countOf } from './fault-list';
import { Publishing } from './publishing';

interface SiteDeskProps {
  rights: StaffRights;
  subjects: readonly Pick<SiteSubject, 'id' | 'title' | 'intro'>[];
  checklist: ListedChecklist;
  draft: { hash: string; saved: { at: string; by: string | null } | null };
  differences: readonly Difference[];
  changed: ChangedPages | null;
  now: string;
  /** Faults that prevent publishing the draft. */
  faults: readonly FaultPlace[];
  /** People who have withdrawn consent and are still on the site. */
  stillShown: readonly string[];
  versions: ListedVersion[];
  copies: ListedCopy[];
}

/** The setup checklist, and the published facts. */
export function SiteDesk(props: SiteDeskProps) {
  const { rights, subjects, checklist, stillShown, faults, ...publishing } = props;
  return (
    <RefreshOnChange rights={rights}>
      {stillShown.length > 0 && (
        <p className="office-warning">
          {new Intl.ListFormat('en').format(stillShown)}: consent withdrawn, and still on the site.
          Publish now.
        </p>
      )}
      {publishing.differences.length > 0 && (
        <p className="office-links">
          <a href="#publish">Changes are waiting to be published</a>
        </p>
      )}
      <DraftFaults faults={faults} />
      <Checklist {...checklist} />
      <Publishing {...publishing} />
      <Section id="change" title="Change">
        <ul className="site-subjects">
          {subjects.map(({ id, title, intro }) => (
            <li key={id}>
              <a href={`/searchuser/site/${id}`} className="office-card">
                <b>{title}</b>
                <span className="office-note">{intro}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </RefreshOnChange>
  );
}

/** Fields to correct before publishing, with a link to each. */
function DraftFaults({ faults }: { faults: readonly FaultPlace[] }) {
  if (faults.length === 0) return null;
  return (
    <Section id="faults" title={countOf(faults.length)}>
      <p>These stand in the way of publishing.</p>
      <ul className="site-faults">
        {faults.map(({ label, message, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>: {message}
          </li>
        ))}
      </ul>
    </Section>
  );
}
