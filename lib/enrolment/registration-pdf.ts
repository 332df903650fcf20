import 'server-only';
import sharp from 'sharp';
import { educationColumns } from '@/content/admission-answers';
import { officeStep } from '@/content/course';
import { institute } from '@/content/institute';
import { registrationCopy as words } from '@/content/registration-copy';
import { qrCode, staffRecordUrl } from '@/lib/platform/documents/qr-code';
import { compilePdf } from '@/lib/platform/documents/typst-compiler';
import { copyOf, type CopiedPayment, type CopiedRecord } from './registration-copy';

/** Passport size, 35 × 45 mm, at 300 dpi. */
const WIDTH_PIXELS = 413;
const HEIGHT_PIXELS = 531;
const MOST_BYTES = 110 * 1024;

/**
 * The photo, re-encoded if too large for the PDF.
 * @param photo a JPEG from `preparePhoto`
 */
async function photoForPrint(photo: Uint8Array): Promise<Uint8Array> {
  if (photo.byteLength <= MOST_BYTES) return photo;
  const picture = sharp(photo).resize(WIDTH_PIXELS, HEIGHT_PIXELS, { fit: 'cover' });
  const good = await picture.clone().jpeg({ quality: 75 }).toBuffer();
  return good.byteLength <= MOST_BYTES ? good : picture.jpeg({ quality: 35 }).toBuffer();
}

/**
 * The copy of a registration as a PDF of one or two A4 pages, under 200 KB.
 * @param photo the registration's JPEG
 * @param siteUrl base of the QR code's link
 * @param payments towards the registration
 */
export async function registrationPdf(
  record: CopiedRecord,
  photo: Uint8Array | null,
  siteUrl: string,
  payments: readonly CopiedPayment[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, formerName, address, phones, email } = institute;
  const printed = photo && (await photoForPrint(photo));
  const { size, path } = qrCode(staffRecordUrl(siteUrl, record.registrationnumber));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  const data = {
    ...copyOf(record, payments),
    words,
    institute: { name, formerName, address, email, phones: phones.map(({ printed }) => printed) },
    educationColumns: educationColumns.map(({ label }) => label),
    office: { text: officeStep.text, bring: officeStep.bring },
    hasPhoto: printed !== null,
  };
  return compilePdf('enrolment/registration.typ', data, {
    'qr.svg': new TextEncoder().encode(svg),
    ...(printed && { 'photo.jpg': printed }),
  });
}
