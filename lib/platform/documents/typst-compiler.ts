import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const root = path.join(process.cwd(), 'lib');
const fontFolder = path.join(root, 'platform/documents/fonts');
const fonts = ['source-sans-3-400', 'eczar-600', 'noto-sans-devanagari-400'];

/** Cached data of a document, such as a photo, is evicted after this many further documents. */
const REMEMBERED_DOCUMENTS = 5;

// Next loads this module once per bundle; fonts and templates are read once.
const shared = globalThis as { typstCompiler?: NodeCompiler };

function compiler(): NodeCompiler {
  return (shared.typstCompiler ??= NodeCompiler.create({
    workspace: root,
    fontArgs: [
      { fontBlobs: fonts.map((font) => readFileSync(path.join(fontFolder, `${font}.ttf`))) },
    ],
  }));
}

/**
 * Compiles a Typst template below lib/ to PDF. Data is passed as `data.json`, pictures as files;
 * neither is read as markup. Synchronous, so that concurrent documents cannot see each other's
 * files.
 * @throws Error when the template is faulty; data cannot cause it
 */
export function compilePdf(
  template: string,
  data: unknown,
  pictures: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array<ArrayBuffer> {
  const typst = compiler();
  const files = { 'data.json': Buffer.from(JSON.stringify(data)), ...pictures };
  const file = path.join(root, template);
  const paths = Object.keys(files).map((name) => path.join(path.dirname(file), name));
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
