import 'server-only';
import { educationColumns } from './admission-answers';
import { officeStep } from '@/content/catalogue/course';
import { institute } from '@/content/facts/institute';
import { registrationCopy as words } from './registration-copy-words';
import { staffRecordUrl } from '@/lib/platform/documents/qr-code.mjs';
import { inWorker } from '@/lib/platform/documents/worker-pool';
import { copyOf, type CopiedMoney, type CopiedRecord } from './registration-copy';

/**
 * The copy of a registration as a PDF of one or two A4 pages, under 200 KB.
 * @param photo the registration's JPEG
 * @param siteUrl base of the QR code's link
 * @param requester the account that asks for it, see `inWorker`
 * @throws WorkersBusy
 */
export async function registrationPdf(
  record: CopiedRecord,
  photo: Uint8Array | null,
  siteUrl: string,
  money: CopiedMoney = {},
  requester: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, formerName, address, phones, email } = institute;
  const copy = copyOf(record, money);
  const data = {
    ...copy,
    words,
    institute: { name, formerName, address, email, phones: phones.map(({ printed }) => printed) },
    educationColumns: educationColumns.map(({ label }) => label),
    office: { text: officeStep.text, bring: officeStep.bring },
    hasPhoto: photo !== null,
  };
  const qr = staffRecordUrl(siteUrl, record.registrationnumber);
  const slip = copy.slip?.link ?? null;
  const template = 'enrolment/registration.typ';
  return inWorker('pdf', { template, data, qr, slip, photo }, requester);
}
