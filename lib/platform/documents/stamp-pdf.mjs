import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { removeActions } from './pdf-actions.mjs';
import { unpackingFault } from './pdf-bounds.mjs';
import { readablePicture } from './photos.mjs';

const SIDE = 20;
const FOOT = 8;
const FONT_SIZE = 8;

const ENCRYPTED =
  'This PDF is protected by a password or against printing. Save it without protection, then choose it again.';
const BROKEN =
  'This PDF is damaged or not complete. Open it, print it into a new PDF, then choose that one.';

const MOST_PAGES = 3_000;
const TOO_MANY_PAGES = 'This PDF has more than 3,000 pages. Split it, then choose each part.';
/** Largest result for a small PDF; a large one may double. */
const MOST_SAVED = 10 * 1024 * 1024;

const NOT_KNOWN = 'Choose a PDF, or a picture as JPEG or PNG.';
const NO_PICTURE = 'This picture is damaged or not complete. Choose another one.';

/**
 * Finds out by its content what a file is, and prepares a PDF for the registration numbers of students.
 * @param {{ bytes: Uint8Array<ArrayBuffer>, stampLength: number }} upload
 * @returns {Promise<{ type: string, bytes: Uint8Array<ArrayBuffer>, stampAt: number | null } | { refusal: string }>}
 *   or a sentence for the office
 */
export async function checkMaterial({ bytes, stampLength }) {
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) {
    return prepareForStamp(bytes, stampLength);
  }
  const type = pictureType(bytes);
  if (type === null) return { refusal: NOT_KNOWN };
  return (await readablePicture(bytes)) ? { type, bytes, stampAt: null } : { refusal: NO_PICTURE };
}

/** @param {Uint8Array} bytes */
function pictureType(bytes) {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return start === '\u0089PNG\r\n\u001a\n' ? 'image/png' : null;
}

/**
 * Adds a placeholder of `length` bytes, which every page shows at its foot. When the PDF is sent, the student's
 * registration number is written over it (lib/shelf/shelf-files.ts), so the PDF is parsed only once.
 * @param {Uint8Array} upload
 * @param {number} length
 */
async function prepareForStamp(upload, length) {
  const end = Buffer.from(upload.subarray(-2048)).toString('latin1');
  if (!end.includes('%%EOF')) return { refusal: BROKEN };
  const fault = unpackingFault(Buffer.from(upload.buffer));
  if (fault !== null) return { refusal: fault };
  try {
    const document = await PDFDocument.load(upload, {
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    if (document.getPageCount() > MOST_PAGES) return { refusal: TOO_MANY_PAGES };
    if (!removeActions(document)) return { refusal: BROKEN };
    const line = randomBytes(length).toString('hex').slice(0, length);
    addLine(document, line);
    const saved = await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Infinity,
    });
    const bytes = new Uint8Array(saved);
    if (bytes.length > Math.max(MOST_SAVED, 2 * upload.length)) return { refusal: BROKEN };
    const stampAt = Buffer.from(bytes.buffer).indexOf(line, 0, 'latin1');
    return stampAt < 0 ? { refusal: BROKEN } : { type: 'application/pdf', bytes, stampAt };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.message.includes('is encrypted');
    return { refusal: isEncrypted ? ENCRYPTED : BROKEN };
  }
}

/**
 * @param {import('@cantoo/pdf-lib').PDFDocument} document
 * @param {string} line
 */
function addLine(document, line) {
  const { context } = document;
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
    }),
  );
  const stamp = context.register(
    context.stream(`BT /F ${FONT_SIZE} Tf 0.35 g 0 3 Td (${line}) Tj ET`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 420, 14],
      Resources: { Font: { F: font } },
    }),
  );
  const before = context.register(context.stream('q'));
  const name = `Stamp${randomBytes(6).toString('hex')}`;
  for (const page of document.getPages()) {
    const { node } = page;
    node.normalize();
    node.setXObject(PDFName.of(name), stamp);
    // The page's own content may have moved the origin.
    const after = context.stream(`Q q ${placeOf(page)} cm /${name} Do Q`);
    node.wrapContentStreams(before, context.register(after));
  }
}

/**
 * The foot of a page as displayed, which may be rotated.
 * @param {import('@cantoo/pdf-lib').PDFPage} page
 */
function placeOf(page) {
  const { x, y, width, height } = page.getCropBox();
  const [right, top] = [x + width, y + height];
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  if (turned === 90) return `0 1 -1 0 ${right - FOOT} ${y + SIDE}`;
  if (turned === 180) return `-1 0 0 -1 ${right - SIDE} ${top - FOOT}`;
  if (turned === 270) return `0 -1 1 0 ${x + FOOT} ${top - SIDE}`;
  return `1 0 0 1 ${x + SIDE} ${y + FOOT}`;
}
