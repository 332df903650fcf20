import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { NotFoundPage, StaffFrame } from '@/components/office/frame/staff-frame';
import { PersonPage } from '@/components/office/people/person-page';
import { shownPerson } from '@/components/office/people/shown-person';
import { messageDesk } from '@/lib/messages/message-texts';
import { readPerson } from '@/lib/people/read-person';
import { withStatus } from '@/lib/platform/page-status';
import { officeMetadata } from '@/lib/site/seo';

/** No student name: page titles are kept in browser history. */
export const metadata = officeMetadata('A student');

interface PersonProps {
  params: Promise<{ student: string }>;
  searchParams: Promise<{ order?: string | string[] }>;
}

export default async function PersonOf({ params, searchParams }: PersonProps) {
  const { student } = await params;
  const { order } = await searchParams;
  return staffPage(
    'people.read',
    { path: `/searchuser/person/${student}`, title: 'A student' },
    async (staff) => {
      const person = await readPerson(staff, student);
      if (!person) {
        return withStatus(
          404,
          <NotFoundPage title="Student not found" staff={staff}>
            No student has this address. The student may have been erased, or part of the address is
            missing.
          </NotFoundPage>,
        );
      }
      return (
        <StaffFrame path="/searchuser" title={person.details.studentname} staff={staff}>
          <PersonPage
            rights={staff.rights}
            person={shownPerson(person)}
            messages={await messageDesk(staff)}
            oldestFirst={order === 'oldest'}
          />
        </StaffFrame>
      );
    },
  );
}
