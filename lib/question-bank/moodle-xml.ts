import { DomUtils, ElementType, Parser, parseDocument } from 'htmlparser2';
import { optionLetters } from '@/content/practice/practice-question';
import type { RawQuestion } from './question-sheet';

/* The parts of the tree that are read; the types of htmlparser2 say the same. */
type Parent = Parameters<typeof DomUtils.getChildren>[0];

/** An element, with its name and attributes. */
type Element = Extract<ReturnType<typeof DomUtils.getChildren>[number], { attribs: unknown }>;

const childrenOf = (parent: Parent, name: string): readonly Element[] =>
  DomUtils.getChildren(parent).filter(
    (child): child is Element => 'name' in child && 'attribs' in child && child.name === name,
  );

/** Text and CDATA of an element, not of those inside of it. */
function ownText(parent: Parent | undefined): string {
  if (!parent) return '';
  const texts = DomUtils.getChildren(parent).flatMap((child) =>
    child.type === ElementType.CDATA ? DomUtils.getChildren(child) : [child],
  );
  return texts
    .map((node) => ('data' in node && node.type === ElementType.Text ? node.data : ''))
    .join('');
}

const textIn = (parent: Parent, name: string): string =>
  ownText(childrenOf(parent, name)[0]).trim();

/** What the texts of a question are read with. */
interface Texts {
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/**
 * A text of a Moodle question as ours: formulas between dollar signs, pictures by name.
 * @param parent has `<text>` and `<file>`; its `format` is "html" unless it says so
 */
function textOf(parent: Element | undefined, { files }: Texts): string {
  if (!parent) return '';
  for (const file of childrenOf(parent, 'file')) {
    if (file.attribs.name) {
      files.set(file.attribs.name, new Uint8Array(Buffer.from(ownText(file), 'base64')));
    }
  }
  const source = textIn(parent, 'text');
  return ourFormulas(parent.attribs.format === 'plain_text' ? source : htmlText(source, files));
}

/** Formulas between dollar signs, in place of Moodle’s marks. */
const ourFormulas = (text: string): string =>
  text
    .replace(
      /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$/gs,
      (_, ...found: (string | undefined)[]) => {
        const tex = found.slice(0, 3).find((one) => one !== undefined) ?? '';
        return `$${tex.trim()}$`;
      },
    )
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

const blocks = new Set(['p', 'div', 'li', 'tr', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5']);

/** Marks around small letters, as formulas. */
const scripts: Readonly<Record<string, string>> = { sub: '_', sup: '^' };

/** The text of HTML, with its line breaks, pictures, and small letters as formulas. */
function htmlText(html: string, files: Map<string, Uint8Array<ArrayBuffer>>): string {
  let text = '';
  const parser = new Parser({
    ontext: (found) => {
      text += found.replace(/\s+/g, ' ');
    },
    onopentag: (name, attributes) => {
      if (name === 'br') text += '\n';
      if (blocks.has(name) && text !== '') text += '\n\n';
      if (name in scripts) text += `\\({}${scripts[name]}{`;
      if (name === 'img') text += pictureMark(attributes, files);
    },
    onclosetag: (name) => {
      if (name in scripts) text += '}\\)';
      if (blocks.has(name)) text += '\n\n';
    },
  });
  parser.end(html);
  return text.replace(/[\n ]*\n[\n ]*\n[\n ]*/g, '\n\n').trim();
}

function pictureMark(
  { src = '', alt = '' }: Readonly<Record<string, string>>,
  files: Map<string, Uint8Array<ArrayBuffer>>,
): string {
  const [, inline] = /^data:image\/[\w+.-]+;base64,(.+)$/s.exec(src) ?? [];
  const name = inline ? `inline-${files.size + 1}` : pictureName(src);
  if (inline) files.set(name, new Uint8Array(Buffer.from(inline, 'base64')));
  const shows = (alt || name).replace(/[\]$|]/g, ' ').trim();
  return `[[picture:${name}|${shows}]]`;
}

/** "@@PLUGINFILE@@/benzene%20ring.png" is the file "benzene ring.png". */
function pictureName(src: string): string {
  const name = src.replace(/^.*\//s, '').replace(/\?.*$/s, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The end of a range, without what binary fractions add. */
const rounded = (value: number) => String(Number(value.toPrecision(12)));

function numberFields(question: Parent): RawQuestion['fields'] {
  const right = childrenOf(question, 'answer').find(
    (answer) => Number(answer.attribs.fraction) > 0,
  );
  const value = right ? textIn(right, 'text') : '';
  const tolerance = Math.abs(Number((right && textIn(right, 'tolerance')) || 0));
  const number = Number(value || NaN);
  const unit = childrenOf(question, 'units').flatMap((units) => childrenOf(units, 'unit'))[0];
  return {
    from: tolerance > 0 ? rounded(number - tolerance) : value,
    to: tolerance > 0 ? rounded(number + tolerance) : value,
    answerUnit: unit ? textIn(unit, 'unit_name') : '',
  };
}

function choiceFields(question: Parent, texts: Texts): RawQuestion['fields'] | { fault: string } {
  const answers = childrenOf(question, 'answer');
  if (answers.length !== optionLetters.length) {
    return { fault: `It has ${answers.length} options; a question here has four` };
  }
  const right = optionLetters.filter((_, index) => {
    const answer = answers[index];
    return answer && Number(answer.attribs.fraction) > 0;
  });
  return {
    ...Object.fromEntries(
      optionLetters.map((letter, index) => [`option${letter}`, textOf(answers[index], texts)]),
    ),
    right: right.join(', '),
  };
}

function questionOf(
  question: Parent,
  type: string,
  texts: Texts,
): Omit<RawQuestion, 'number' | 'files'> {
  const isOne = /^(true|1|)$/.test(textIn(question, 'single'));
  const kind =
    type === 'numerical' ? 'NAT' : type === 'multichoice' ? (isOne ? 'MCQ' : 'MSQ') : null;
  const [name] = childrenOf(question, 'name');
  const title = name ? textIn(name, 'text') : '';
  if (kind === null) {
    return {
      group: '',
      fields: { title },
      fault: `Questions of the type “${type}” are not imported`,
    };
  }
  const asked = kind === 'NAT' ? numberFields(question) : choiceFields(question, texts);
  if ('fault' in asked) return { group: '', fields: { title }, fault: String(asked.fault) };
  const [feedback] = childrenOf(question, 'generalfeedback');
  const marks = Number(textIn(question, 'defaultgrade') || NaN);
  return {
    group: '',
    fields: {
      ...asked,
      type: kind,
      title: title.slice(0, 120),
      text: textOf(childrenOf(question, 'questiontext')[0], texts),
      solution: textOf(feedback, texts),
      marks: Number.isInteger(marks) ? String(marks) : '',
    },
  };
}

/** The last part of "$course$/top/Physical chemistry/Kinetics"; two slashes are one in a name. */
const unitOf = (category: string): string =>
  category.replaceAll('//', '\0').split('/').at(-1)?.replaceAll('\0', '/').trim() ?? '';

/** The questions of a Moodle XML file; a category before them is their unit. */
export function readMoodle(text: string): { questions: RawQuestion[] } | { fault: string } {
  const document = parseDocument(text, { xmlMode: true });
  const [quiz] = childrenOf(document as Parent, 'quiz');
  if (!quiz || !text.trimEnd().endsWith('</quiz>')) {
    return {
      fault: 'This is no complete Moodle XML file. Export the questions from Moodle again.',
    };
  }
  let unit = '';
  const questions: RawQuestion[] = [];
  for (const question of childrenOf(quiz, 'question')) {
    const type = question.attribs.type ?? '';
    if (type === 'category') {
      const [category] = childrenOf(question, 'category');
      unit = unitOf(category ? textIn(category, 'text') : '');
      continue;
    }
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const { fields, ...read } = questionOf(question, type, { files });
    questions.push({ number: questions.length + 1, files, ...read, fields: { unit, ...fields } });
  }
  return { questions };
}
