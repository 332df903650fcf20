import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { PrintButton } from '@/components/student/print/print-button';
import { RegistrationSheet, type SheetProps } from '@/components/student/print/registration-sheet';
import { ButtonLink } from '@/components/ui/button';

interface RegistrationCopyPageProps extends SheetProps {
  staff: SignedInStaff;
  registration: string;
}

/** The same sheet that the student prints. */
export function RegistrationCopyPage({ staff, registration, ...sheet }: RegistrationCopyPageProps) {
  return (
    <StaffFrame path="/searchuser" title="Registration copy" staff={staff}>
      <div className="print-actions">
        <PrintButton />
        <ButtonLink href={`/searchuser/form/${registration}/pdf`} variant="outline">
          Download As PDF
        </ButtonLink>
      </div>
      <RegistrationSheet {...sheet} />
    </StaffFrame>
  );
}
