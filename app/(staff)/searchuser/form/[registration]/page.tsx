import { notFound } from 'next/navigation';
import { OfficeFormPage } from '@/components/staff/person/office-form-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { paymentsFor } from '@/lib/data/payment-state';
import { registrationToPrint } from '@/lib/data/printed-registration';
import { qrCode, staffRecordUrl } from '@/lib/documents/qr-code';
import { copyOf } from '@/lib/enrolment/registration-copy';
import { env } from '@/lib/env';
import { officeMetadata } from '@/lib/seo';

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
