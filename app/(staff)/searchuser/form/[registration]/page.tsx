import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { NoSuchForm } from '@/components/office/frame/staff-frame';
import { RegistrationCopyPage } from '@/components/office/people/registration-copy-page';
import { copyOf } from '@/lib/enrolment/registration-copy';
import { registrationToPrint } from '@/lib/people/read-person';
import { copiedMoney } from '@/lib/payments/upi/upi-slip';
import { qrCode, staffRecordUrl } from '@/lib/platform/documents/qr-code.mjs';
import { env } from '@/lib/platform/env';
import { withStatus } from '@/lib/platform/page-status';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Registration copy');

interface OfficeFormProps {
  params: Promise<{ registration: string }>;
}

export default async function OfficeForm({ params }: OfficeFormProps) {
  const { registration: id } = await params;
  return staffPage(
    'people.birthDates',
    { path: `/searchuser/form/${id}`, title: 'Registration copy' },
    async (staff) => {
      const record = await registrationToPrint(staff, id, 'page');
      if (!record) return withStatus(404, <NoSuchForm staff={staff} />);
      const copy = copyOf(record, await copiedMoney(record.id));
      return (
        <RegistrationCopyPage
          staff={staff}
          student={record.studentId}
          pdfHref={`/searchuser/form/${record.id}/pdf`}
          copy={copy}
          photo={record.studentProfile}
          qr={qrCode(staffRecordUrl(env.SITE_URL, record.registrationnumber))}
          slipQr={copy.slip && qrCode(copy.slip.link)}
        />
      );
    },
  );
}
