import 'server-only';
import { educationColumns } from '@/content/admission-answers';
import { institute } from '@/content/institute';
import { officeStep } from '@/content/registration';
import { registrationCopy as words } from '@/content/registration-copy';
import { copyOf, type CopiedRecord } from '@/lib/enrolment/registration-copy';
import type { CopiedPayment } from '@/lib/enrolment/paid-text';
import { photoForPaper } from './photo-for-paper';
import { qrCode, staffRecordUrl } from './qr-code';
import { compilePdf } from './typst-compiler';

/**
 * The copy of a registration as a PDF of one or two A4 pages, under 200 KB.
 * @param photo the JPEG that the registration was saved with
 * @param siteUrl where its QR code leads
 * @param payments what came in for it
 */
export async function registrationPdf(
  record: CopiedRecord,
  photo: Uint8Array | null,
  siteUrl: string,
  payments: readonly CopiedPayment[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, formerName, address, phones, email } = institute;
  const paper = photo && (await photoForPaper(photo));
  const { size, path } = qrCode(staffRecordUrl(siteUrl, record.registrationnumber));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  const data = {
    ...copyOf(record, payments),
    words,
    institute: { name, formerName, address, email, phones: phones.map(({ printed }) => printed) },
    educationColumns: educationColumns.map(({ label }) => label),
    office: { text: officeStep.text, bring: officeStep.bring },
    hasPhoto: paper !== null,
  };
  return compilePdf('registration.typ', data, {
    'qr.svg': new TextEncoder().encode(svg),
    ...(paper && { 'photo.jpg': paper }),
  });
}
