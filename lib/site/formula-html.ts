import temml from 'temml';

const formula = /\$([^$]+)\$/g;

/** `[[picture:hash|what it shows]]` in a text. */
const picture = /\[\[picture:([^|\]$]*)\|([^\]$]*)\]\]/g;

/* The policy of the pages allows no inline style. Browsers have defaults of their own, but for these. */
const inlineStyle = / style="([^"]*)"/g;
const classOfStyle: Readonly<Record<string, string>> = {
  'position:relative;': ' class="tml-prescript"',
  'position:absolute;right:0;bottom:0;': ' class="tml-prescript-mark"',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Why a text cannot be typeset. The message names the formula or picture. */
export class TypesetFault extends Error {
  override name = 'TypesetFault';
}

/** A picture for `illustratedHtml`; its size in CSS pixels. */
export interface TextPicture {
  /** A `data:` address. */
  src: string;
  width: number;
  height: number;
}

/** By hash. */
export type TextPictures = ReadonlyMap<string, TextPicture>;

/* What a line may begin with, outside of brackets: a relation, an operator, a reaction arrow. */
const breakBefore =
  /^(?:=|\\(?:approx|le|ge|times|cdot|to|rightarrow|propto)\b|[+-](?= )|->|<=>|,(?= ))/;

/** The parts of a formula between which a line may end. Browsers break no line within MathML. */
function partsOf(tex: string): readonly string[] {
  const reaction = /^\\ce\{(.*)\}$/.exec(tex)?.[1];
  const source = reaction ?? tex;
  if (source.includes('\\left') || source.includes('\\begin')) return [tex];
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if ('{[('.includes(sign)) depth += 1;
    if ('}])'.includes(sign)) depth -= 1;
    if (depth < 0) return [tex];
    if (depth === 0 && at > from && source[at - 1] === ' ' && breakBefore.test(source.slice(at))) {
      parts.push(source.slice(from, at));
      from = at;
    }
  }
  parts.push(source.slice(from));
  /* Empty groups at both ends keep the space around a sign that has lost a neighbour. */
  return parts.map((part, index) =>
    reaction === undefined ? `${index > 0 ? '{}' : ''}${part}{}` : `\\ce{${part.trim()}}`,
  );
}

const mathMl = (tex: string) =>
  temml
    .renderToString(tex, { throwOnError: true, strict: true })
    .replace(inlineStyle, (_, style: string) => classOfStyle[style] ?? '');

const formulaOf = (tex: string) =>
  partsOf(tex)
    .map((one) => mathMl(one))
    .join('<wbr>');

/**
 * HTML of a text with formulas in TeX between dollar signs, as MathML. A long formula may continue on the
 * next line.
 * @throws Error for TeX that Temml cannot read
 */
export const formulaHtml = (text: string): string =>
  text
    .split(formula)
    .map((part, index) => (index % 2 ? formulaOf(part) : escaped(part)))
    .join('');

/**
 * HTML of a text as `formulaHtml`, with the pictures it names and its line breaks.
 * @throws TypesetFault for a formula that cannot be read or is not closed, and for an unknown picture
 */
export function illustratedHtml(text: string, pictures: TextPictures): string {
  const parts = text.trim().split(formula);
  if (parts.some((part) => part.includes('$'))) {
    const open = text.slice(text.lastIndexOf('$')).slice(0, 60);
    throw new TypesetFault(`A dollar sign is not closed: ${open}`);
  }
  return parts
    .map((part, index) => (index % 2 ? readFormula(part) : withPictures(part, pictures)))
    .join('');
}

function readFormula(tex: string): string {
  try {
    return formulaOf(tex);
  } catch (error) {
    // Temml marks the place with combining characters and a line break.
    const why = error instanceof Error ? error.message.replace(/( at position|\n).*/s, '') : '';
    throw new TypesetFault(`This formula cannot be read: $${tex}$ (${why.trim()})`);
  }
}

function withPictures(text: string, pictures: TextPictures): string {
  const html = text.split(picture).map((part, index, parts) => {
    if (index % 3 === 0) {
      if (/\[\[\s*picture/i.test(part)) {
        throw new TypesetFault('Write a picture as [[picture:name|what it shows]]');
      }
      return escaped(part)
        .replace(/\n{3,}/g, '\n\n')
        .replaceAll('\n', '<br>');
    }
    return index % 3 === 1 ? pictureHtml(part, parts[index + 1] ?? '', pictures) : '';
  });
  return html.join('');
}

function pictureHtml(hash: string, shows: string, pictures: TextPictures): string {
  const found = pictures.get(hash);
  if (!found) throw new TypesetFault(`There is no picture ${hash.slice(0, 40)}. Upload it first`);
  if (shows.trim() === '') {
    throw new TypesetFault('Say what the picture shows, after the line: [[picture:name|benzene]]');
  }
  const { src, width, height } = found;
  const alt = escaped(shows.trim()).replaceAll('"', '&quot;');
  return `<img src="${src}" width="${width}" height="${height}" alt="${alt}">`;
}

/** The hashes of the pictures that texts name. */
export const pictureHashes = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(picture)].map(([, hash = '']) => hash))),
];
