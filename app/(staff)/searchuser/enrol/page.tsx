import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DataNotice } from '@/components/form/data-notice';
import { EnrolForm } from '@/components/office/counter/enrol-form';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { formOfferings } from '@/content/catalogue/offerings';
import { formatRupees } from '@/content/money';
import { leadStory } from '@/lib/leads/lead-story';
import { countView } from '@/lib/staff/audit/views';
import type { StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { isUuid } from '@/lib/platform/uuid';
import { today } from '@/lib/site/days';
import { noticeHash } from '@/lib/site/notice-hash';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/enrol';
const title = 'Enrol at the counter';

export const metadata = officeMetadata(title);

interface EnrolProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Enrol({ searchParams }: EnrolProps) {
  const { lead: asked } = await searchParams;
  return staffPage('people.enrol', { path, title }, async (staff) => {
    const lead = await askedLead(staff, asked);
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <EnrolForm
          rights={staff.rights}
          staff={staff.staffId}
          lead={lead?.id ?? ''}
          initial={{
            studentname: lead?.name ?? '',
            mobilenumber: lead?.phonenumber ?? '',
            email: lead?.email ?? '',
          }}
          asked={lead?.plan ?? (lead?.coursename.trim() || undefined)}
          plans={formOfferings.map(
            ({ id, title, price }) => [id, `${title}: ${formatRupees(price)}`] as const,
          )}
          prices={Object.fromEntries(formOfferings.map(({ id, price }) => [id, price]))}
          courses={Object.fromEntries(formOfferings.map(({ id, coursename }) => [id, coursename]))}
          today={today()}
          noticeHash={noticeHash('signUp')}
        />
        <DataNotice form="signUp" />
      </StaffFrame>
    );
  });
}

/** The lead in the query, if the role may see leads. */
async function askedLead(staff: StaffPerson, id: string | string[] | undefined) {
  if (typeof id !== 'string' || !isUuid(id) || !may(staff, 'leads.read')) return null;
  await countView(staff, [id]);
  return (await leadStory(staff, id))?.lead ?? null;
}
