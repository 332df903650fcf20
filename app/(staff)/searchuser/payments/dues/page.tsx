import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { DuesList } from '@/components/office/dues/dues-list';
import { searchCourses } from '@/content/catalogue/search-courses';
import { duesPath } from '@/lib/dues/dues';
import { duesSettings } from '@/lib/dues/dues-settings';
import { askedDues, duesPage } from '@/lib/dues/list-dues';
import { messageDesk } from '@/lib/messages/message-texts';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Dues';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Dues({ searchParams }: { searchParams: Promise<Query> }) {
  const { when, age, course, from } = await searchParams;
  return staffPage('payments.read', { path: duesPath, title }, async (staff) => {
    const asked = new URLSearchParams({
      when: String(when ?? ''),
      age: String(age ?? ''),
      course: String(course ?? ''),
    });
    const filter = askedDues(asked) ?? {};
    const first = typeof from === 'string' && /^\d{1,6}$/.test(from) ? Number(from) : 0;
    const { dueDays, remindersSince } = await duesSettings();
    return (
      <StaffFrame path={duesPath} title={title} staff={staff}>
        <DuesList
          rights={staff.rights}
          filter={filter}
          from={first}
          page={await duesPage(staff, filter, { from: first })}
          dueDays={dueDays}
          reminders={remindersSince === null ? 'off' : 'on'}
          courses={searchCourses}
          messages={await messageDesk(staff)}
          today={today()}
        />
      </StaffFrame>
    );
  });
}
