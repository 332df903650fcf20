import { notFound } from 'next/navigation';
import { OfficeFormPage } from '@/components/office/person/office-form-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { copyOf } from '@/lib/enrolment/registration-copy';
import { registrationToPrint } from '@/lib/office/people/printed-registration';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { paymentsFor } from '@/lib/payments/payment-state';
import { qrCode, staffRecordUrl } from '@/lib/platform/documents/qr-code';
import { env } from '@/lib/platform/env';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Registration copy');

interface OfficeFormProps {
  params: Promise<{ registration: string }>;
}

export default async function OfficeForm({ params }: OfficeFormProps) {
  const { registration: id } = await params;
  const staff = await pageStaff();
  if (!staff) {
    const path = `/searchuser/form/${id}`;
    return <LogInFirst path={path} title="Registration copy" logInAt="/admin" />;
  }
  const record = await registrationToPrint(staff, id);
  if (!record) notFound();
  return (
    <OfficeFormPage
      staff={staff}
      registration={record.id}
      copy={copyOf(record, await paymentsFor(record.id))}
      photo={record.studentProfile}
      qr={qrCode(staffRecordUrl(env.SITE_URL, record.registrationnumber))}
    />
  );
}
