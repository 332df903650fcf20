import { NoRegistration, PrintPage } from '@/components/student/enrolment/print-page';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { copyOf } from '@/lib/enrolment/registration-copy';
import { requestedRegistration } from '@/lib/enrolment/registrations';
import { printPdfPath } from '@/lib/enrolment/shown-payment';
import { copiedMoney } from '@/lib/payments/upi/upi-slip';
import { qrCode, staffRecordUrl } from '@/lib/platform/documents/qr-code.mjs';
import { env } from '@/lib/platform/env';
import { routeMetadata } from '@/lib/site/seo';

const path = '/form-print';

export const metadata = routeMetadata(path);

interface FormPrintProps {
  searchParams: Promise<{ registration?: string | string[] }>;
}

export default async function FormPrint({ searchParams }: FormPrintProps) {
  const { registration } = await searchParams;
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const record = await requestedRegistration(logIn.studentId, registration);
  if (typeof record === 'string') return <NoRegistration path={path} reason={record} />;
  const money = await copiedMoney(record.id);
  const copy = copyOf(record, money);
  const address = staffRecordUrl(env.SITE_URL, record.registrationnumber);
  return (
    <PrintPage
      path={path}
      copy={copy}
      photo={record.studentProfile}
      qr={qrCode(address)}
      slipQr={copy.slip && qrCode(copy.slip.link)}
      pdfHref={printPdfPath(record.id)}
    />
  );
}
