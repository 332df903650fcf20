import { PDFArray, PDFDict, PDFInvalidObject, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { unescaped } from './pdf-bounds.mjs';

/** Allowed actions: show a place in the document, or open a web page, mail or phone. */
const HARMLESS = ['GoTo', 'Named', 'URI', 'Thread', 'SetOCGState', 'Trans'];
const HARMLESS_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Keys that run code or carry files. */
const ACTIVE = [
  'AA',
  'JS',
  'JavaScript',
  'XFA',
  'EmbeddedFiles',
  'EF',
  'AF',
  'RichMediaContent',
  'RichMediaSettings',
  'Collection',
  'Launch',
  'Rendition',
  'Renditions',
  'URLS',
];

/** Notes on a page that carry a file, a film or a sound. */
const CARRYING = ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'];

/**
 * Takes out of a PDF what does something when it is opened, clicked or printed, and the files in it.
 * Links to pages, web pages, mail addresses and phones stay.
 * @param {import('@cantoo/pdf-lib').PDFDocument} document
 * @returns {boolean} false when something that cannot be read may hold more
 */
export function removeActions({ context }) {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject && isSuspect(object)) return false;
    const type = object instanceof PDFStream ? nameOf(object.dict, 'Type', context) : '';
    if (type === 'EmbeddedFile') context.delete(ref);
    else clean(object, context);
  }
  return true;
}

/** @param {import('@cantoo/pdf-lib').PDFInvalidObject} object */
function isSuspect(object) {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const names = unescaped(Buffer.from(bytes).toString('latin1'));
  return /\/(?:AA|JS|JavaScript|Launch|XFA|EF|EmbeddedFiles?|OpenAction|RichMedia)\b/.test(names);
}

/**
 * @param {import('@cantoo/pdf-lib').PDFObject} root
 * @param {import('@cantoo/pdf-lib').PDFContext} context
 */
function clean(root, context) {
  const waiting = [root];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) {
      for (let at = object.size() - 1; at >= 0; at -= 1) {
        const item = object.get(at);
        const found = context.lookup(item);
        if (found instanceof PDFDict && CARRYING.includes(nameOf(found, 'Subtype', context))) {
          object.remove(at);
        } else waiting.push(item);
      }
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    cleanDict(dict, context);
    waiting.push(...dict.values());
  }
}

/**
 * @param {import('@cantoo/pdf-lib').PDFDict} dict
 * @param {import('@cantoo/pdf-lib').PDFContext} context
 */
function cleanDict(dict, context) {
  for (const key of ACTIVE) dict.delete(PDFName.of(key));
  for (const key of ['OpenAction', 'A', 'Next']) {
    const action = context.lookup(dict.get(PDFName.of(key)));
    if (action instanceof PDFDict && !isHarmless(action, context)) dict.delete(PDFName.of(key));
  }
  const kind = nameOf(dict, 'S', context);
  const isAction = dict.has(PDFName.of('URI')) || nameOf(dict, 'Type', context) === 'Action';
  const isKnownBad = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'];
  if (isKnownBad.includes(kind) || (isAction && kind !== '' && !isHarmless(dict, context))) {
    for (const key of dict.keys()) dict.delete(key);
  }
}

/**
 * @param {import('@cantoo/pdf-lib').PDFDict} action
 * @param {import('@cantoo/pdf-lib').PDFContext} context
 */
function isHarmless(action, context) {
  const kind = nameOf(action, 'S', context);
  if (kind !== 'URI') return kind === '' || HARMLESS.includes(kind);
  const link = context.lookup(action.get(PDFName.of('URI')));
  const text = link && 'decodeText' in link ? /** @type {any} */ (link).decodeText() : '';
  return HARMLESS_LINK.test(text.trim());
}

/**
 * @param {import('@cantoo/pdf-lib').PDFDict} dict
 * @param {string} key
 * @param {import('@cantoo/pdf-lib').PDFContext} context
 */
function nameOf(dict, key, context) {
  const value = context.lookup(dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : '';
}
