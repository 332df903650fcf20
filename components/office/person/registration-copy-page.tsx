import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { RegistrationSheet, type SheetProps } from '@/components/student/print/registration-sheet';

interface RegistrationCopyPageProps extends SheetProps {
  staff: SignedInStaff;
}

/** The same sheet that the student prints. */
export function RegistrationCopyPage({ staff, ...sheet }: RegistrationCopyPageProps) {
  return (
    <StaffFrame path="/searchuser" title="Registration copy" staff={staff}>
      <RegistrationSheet {...sheet} />
    </StaffFrame>
  );
}
