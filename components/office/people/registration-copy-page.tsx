import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import {
  RegistrationSheet,
  type SheetProps,
} from '@/components/student/enrolment/registration-sheet';

interface RegistrationCopyPageProps extends SheetProps {
  staff: SignedInStaff;
  /** Id of the student. */
  student: string;
}

/** The sheet as the student prints it. */
export function RegistrationCopyPage({ staff, student, ...sheet }: RegistrationCopyPageProps) {
  return (
    <StaffFrame
      path="/searchuser"
      title={sheet.copy.title}
      staff={staff}
      actions={
        <a className="office-link" href={`/searchuser/person/${student}`}>
          Student’s page
        </a>
      }
    >
      <RegistrationSheet {...sheet} />
    </StaffFrame>
  );
}
