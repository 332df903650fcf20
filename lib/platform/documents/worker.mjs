// Runs in a worker thread (see worker-pool.ts). Plain JavaScript, so that Node loads it unbundled, in the
// built site, in `npm run dev` and in tests.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  passportPhoto,
  prepareBookletPage,
  prepareDrawing,
  preparePhoto,
  preparePortrait,
} from './photos.mjs';
import { qrCode } from './qr-code.mjs';

const root = path.resolve('lib');
const fontFolder = path.join(root, 'platform/documents/fonts');
const fonts = ['source-sans-3-400', 'eczar-600', 'noto-sans-devanagari-400'];

/** Cached data of a document, such as a photo, is evicted after this many further documents. */
const REMEMBERED_DOCUMENTS = 5;

/** @type {NodeCompiler | undefined} Fonts and templates are read once. */
let made;

function compiler() {
  return (made ??= NodeCompiler.create({
    workspace: root,
    fontArgs: [
      { fontBlobs: fonts.map((font) => readFileSync(path.join(fontFolder, `${font}.ttf`))) },
    ],
  }));
}

/**
 * Compiles a Typst template below lib/ to PDF. Data is passed as `data.json`, the QR codes of `qr` and `slip`
 * as `qr.svg` and `slip.svg`, a photo as `photo.jpg`; none is read as markup.
 * @param {{ template: string, data: unknown, qr: string, slip?: string | null, photo: Uint8Array | null }} document
 */
async function compilePdf({ template, data, qr, slip = null, photo }) {
  const fitted = photo && { 'photo.jpg': await passportPhoto(photo) };
  const typst = compiler();
  const files = {
    'data.json': Buffer.from(JSON.stringify(data)),
    'qr.svg': Buffer.from(svgOf(qrCode(qr))),
    ...(slip !== null && { 'slip.svg': Buffer.from(svgOf(qrCode(slip))) }),
    ...fitted,
  };
  const file = path.join(root, template);
  const paths = Object.keys(files).map((name) => path.join(path.dirname(file), name));
  // Synchronous from here, so that documents cannot see each other's files.
  try {
    for (const [index, bytes] of Object.values(files).entries()) {
      typst.mapShadow(paths[index] ?? '', Buffer.from(bytes));
    }
    const result = typst.compile({ mainFilePath: file });
    // Typst's diagnostics would quote personal data, so they are dropped.
    if (!result.result) throw new Error(`${template} could not be made into a PDF.`);
    return new Uint8Array(typst.pdf(result.result));
  } finally {
    for (const name of paths) typst.unmapShadow(name);
    typst.evictCache(REMEMBERED_DOCUMENTS);
  }
}

/** @param {import('./qr-code.mjs').QrCode} code */
function svgOf({ size, path }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}

/** @type {Record<string, (input: never) => Promise<unknown>>} */
const work = {
  pdf: compilePdf,
  photo: preparePhoto,
  portrait: preparePortrait,
  page: prepareBookletPage,
  drawing: prepareDrawing,
};

try {
  // On Linux this is the priority of the thread: pages come first.
  os.setPriority(10);
} catch {
  // Not allowed here.
}

parentPort?.on('message', async ({ kind, input }) => {
  try {
    parentPort?.postMessage({ result: await work[kind]?.(/** @type {never} */ (input)) });
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : 'failed' });
  }
});
