import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const root = path.join(process.cwd(), 'lib');
const fontFolder = path.join(root, 'platform/documents/fonts');
const fonts = ['source-sans-3-400', 'eczar-600', 'noto-sans-devanagari-400'];

/** How many documents later what was remembered of one, a photo say, is forgotten. */
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
 * A PDF from a template below lib/. Data reaches it as `data.json` beside it, pictures as files: none of
 * it is ever read as markup. All in one go, so that two documents cannot get each other's files.
 * @throws Error when the template is wrong; what the data holds cannot be the reason
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
    // The data is in what typst would say about it, so that is not passed on.
    if (!result.result) throw new Error(`${template} could not be made into a PDF.`);
    return new Uint8Array(typst.pdf(result.result));
  } finally {
    for (const name of paths) typst.unmapShadow(name);
    typst.evictCache(REMEMBERED_DOCUMENTS);
  }
}
