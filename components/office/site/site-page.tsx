import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { Section } from '@/components/office/ui/section';
import type { LaunchPoint } from '@/content/launch-points';
import type { SiteSubject } from '@/content/site-subjects';
import type { DecidedPoint } from '@/lib/office/site/checklist';
import type { Difference } from '@/lib/office/site/differences';
import type { ListedCopy, ListedVersion } from '@/lib/office/site/versions';
import { DecidePoint } from './decide-point';
import { Publishing } from './publishing';

/** An open point, with the form that settles it. */
interface OpenPoint extends LaunchPoint {
  subject: string | null;
}

interface SitePageProps {
  path: string;
  staff: SignedInStaff;
  subjects: readonly Pick<SiteSubject, 'id' | 'title' | 'intro'>[];
  open: readonly OpenPoint[];
  decided: readonly DecidedPoint[];
  draft: { hash: string; saved: { at: string; by: string | null } | null };
  differences: readonly Difference[];
  versions: ListedVersion[];
  copies: ListedCopy[];
}

const headings: Readonly<Record<LaunchPoint['kind'], string>> = {
  placeholder: 'To fill in',
  assumption: 'To confirm or correct',
  'past date': 'Dates that have passed',
  contradiction: 'To decide',
  setting: 'Settings of the server',
};

/** `/searchuser/site`: the setup checklist, and what is published. */
export function SitePage(props: SitePageProps) {
  const { path, staff, subjects, open, decided, draft, differences, versions, copies } = props;
  return (
    <StaffFrame path={path} title="Site" staff={staff}>
      <RefreshOnChange role={staff.role}>
        <Publishing draft={draft} differences={differences} versions={versions} copies={copies} />
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
        <Checklist open={open} decided={decided} subjects={subjects} />
      </RefreshOnChange>
    </StaffFrame>
  );
}

function Checklist({
  open,
  decided,
  subjects,
}: Pick<SitePageProps, 'open' | 'decided' | 'subjects'>) {
  const titleOf = (id: string) => subjects.find((one) => one.id === id)?.title ?? id;
  return (
    <Section id="checklist" title="Before the site goes public">
      <p className="office-prose">
        {open.length === 0
          ? 'Everything is settled: the site is ready for the public.'
          : `${open.length} open, ${decided.length} settled. Fill in what is missing, or write down what you have decided.`}
      </p>
      {Object.entries(headings).map(([kind, heading]) => {
        const points = open.filter((point) => point.kind === kind);
        if (points.length === 0) return null;
        return (
          <section key={kind} className="site-points" aria-label={heading}>
            <h3>
              {heading} <span className="office-note">{points.length}</span>
            </h3>
            <ul className="ruled">
              {points.map(({ id, what, subject }) => (
                <li key={id}>
                  <p className="site-point">{what}</p>
                  <div className="office-links">
                    {subject && (
                      <a href={`/searchuser/site/${subject}`}>Fill in: {titleOf(subject)}</a>
                    )}
                    <DecidePoint point={id} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {decided.length > 0 && (
        <section className="site-points" aria-label="Settled">
          <h3>
            Settled <span className="office-note">{decided.length}</span>
          </h3>
          <ul className="ruled">
            {decided.map(({ id, what, decision, decidedOn, by }) => (
              <li key={id}>
                <p className="site-point">{what}</p>
                <p className="office-quote">{decision}</p>
                <p className="office-note">
                  {by ?? 'In the content'}, {decidedOn}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}
