import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What office pages are made of. */
const sources = [
  'app/(staff)',
  'components/form',
  'components/office',
  'components/site/brand-link.tsx',
  'components/site/document.tsx',
  'components/student/payments/new-payer-link.tsx',
  'components/student/payments/instalment-lines.tsx',
  'components/student/accounts/photo.tsx',
  'components/student/enrolment/agreed-policies.tsx',
  'components/student/enrolment/registration-sheet.tsx',
  'components/student/accounts/log-in-first.tsx',
  'components/student/accounts/session-script.tsx',
  'components/ui/button.tsx',
  'components/ui/icon.tsx',
  'components/ui/print-button.tsx',
  'components/ui/prose.tsx',
  'components/ui/qr-image.tsx',
  'components/ui/rupees.tsx',
];

/**
 * Writes each style sheet of the build once more, with the rules that office pages need.
 * @param staticFolder of the build
 * @returns URL of a sheet → URL of what the office loads in its place
 */
export async function writeOfficeStyles(staticFolder: string): Promise<Record<string, string>> {
  const words = await officeWords();
  const folder = path.join(staticFolder, 'chunks');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const written = sheets.map(async (name) => {
    const css = await readFile(path.join(folder, name), 'utf8');
    // Beside it, for what it names by relative addresses.
    const own = `office-${name}`;
    await writeFile(path.join(folder, own), onlyWith(css, words));
    return [`/_next/static/chunks/${name}`, `/_next/static/chunks/${own}`] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

/** Every word of these sources, a class name or not, and `begins-${` of templates. */
async function officeWords(): Promise<ReadonlySet<string>> {
  const files = await Promise.all(sources.map(filesOf));
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+-\$\{|[\w:./[\]%()-]+/g) ?? []));
}

async function filesOf(source: string): Promise<string[]> {
  if (source.endsWith('.tsx')) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A style sheet without the rules for classes that stand in none of these words. Rules without a class
 * stay, and so does what is not a rule.
 * @param css minified
 */
export function onlyWith(css: string, words: ReadonlySet<string>): string {
  let at = 0;
  const rules = (): string => {
    let kept = '';
    while (at < css.length && css[at] !== '}') {
      const start = at;
      const end = endOfPrelude(css, at);
      const prelude = css.slice(start, end);
      at = end + 1;
      if (css[end] !== '{') {
        kept += css.slice(start, at);
      } else if (/^\s*@(media|supports|layer|container)/.test(prelude)) {
        const inner = rules();
        at += 1;
        if (inner.trim() !== '') kept += `${prelude}{${inner}}`;
      } else {
        const body = at;
        at = endOfBlock(css, at);
        const selector = prelude.trimStart().startsWith('@')
          ? prelude
          : selectorsOf(prelude)
              .filter((one) => isUsed(one, words))
              .join(',');
        if (selector !== '') kept += `${selector}{${css.slice(body, at)}`;
      }
    }
    return kept;
  };
  return rules();
}

function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  const plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const functions = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
  for (const [, name = '', list = ''] of plain.matchAll(functions)) {
    if (name !== 'not' && !selectorsOf(list).some((one) => isUsed(one, words))) return false;
  }
  const classes = [...plain.replace(functions, '').matchAll(/\.((?:\\.|[\w-])+)/g)];
  return classes.every(([, escaped = '']) => {
    const name = escaped.replace(/\\(.)/g, '$1');
    return words.has(name) || isOfTemplate(name, words) || isFont(name);
  });
}

/** Whether the name may come from a template. */
function isOfTemplate(name: string, words: ReadonlySet<string>): boolean {
  return [...name.matchAll(/-/g)].some(({ index }) =>
    words.has(`${name.slice(0, index + 1)}${'${'}`),
  );
}

/** Next names the classes of fonts. */
const isFont = (name: string) => /_(className|variable)$/.test(name);

/** Where a selector, the condition of an at-rule or a statement ends. */
function endOfPrelude(css: string, from: number): number {
  let at = from;
  while (at < css.length && css[at] !== '{' && css[at] !== ';') at = afterToken(css, at);
  return at;
}

/** Behind the brace that ends a block. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    at = afterToken(css, at);
  }
  return at;
}

/** Behind a character, an escape, or a quoted text. */
function afterToken(css: string, at: number): number {
  const quote = css[at];
  if (quote === '\\') return at + 2;
  if (quote !== '"' && quote !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The selectors of a list, divided at commas outside of brackets. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at = afterToken(list, at)) {
    if (list[at] === '(' || list[at] === '[') depth += 1;
    if (list[at] === ')' || list[at] === ']') depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    selectors.push(list.slice(start, at));
    start = at + 1;
  }
  return [...selectors, list.slice(start)];
}
