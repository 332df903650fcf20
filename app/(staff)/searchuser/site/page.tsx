import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { SiteDesk } from '@/components/office/publishing/site-desk';
import { siteSubjects } from '@/content/facts/site-subjects';
import { changedPages } from '@/lib/publishing/changed-pages';
import { readChecklist } from '@/lib/publishing/checklist';
import { differences } from '@/lib/publishing/differences';
import { draftFaults, liveFacts, siteDraft } from '@/lib/publishing/draft';
import { faultPlaces } from '@/lib/publishing/fault-places';
import { stillShown } from '@/lib/publishing/shown-people';
import { siteStatus } from '@/lib/publishing/versions';
import { jsonHash } from '@/lib/platform/canonical-json';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/site';
const title = 'Site';

export const metadata = officeMetadata(title);

export default function Site() {
  return staffPage('site.edit', { path, title }, async (staff) => {
    const [checklist, status, draft, live] = await Promise.all([
      readChecklist(staff),
      siteStatus(staff),
      siteDraft(),
      liveFacts(),
    ]);
    const { facts, saved } = draft;
    const changes = differences(live, facts);
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <SiteDesk
          rights={staff.rights}
          subjects={siteSubjects.map(({ id, title: name, intro }) => ({
            id,
            title: name,
            intro,
          }))}
          checklist={checklist}
          draft={{
            hash: jsonHash(facts),
            saved: saved && { at: saved.at.toISOString(), by: saved.by },
          }}
          differences={changes}
          changed={changes.length > 0 ? await changedPages(live, facts, changes) : null}
          faults={faultPlaces(await draftFaults(facts))}
          stillShown={stillShown(live, facts)}
          {...status}
        />
      </StaffFrame>
    );
  });
}
