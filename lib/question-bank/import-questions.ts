import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { countText } from '@/content/counted';
import { optionLetters } from '@/content/practice/practice-question';
import { ApiError } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { TextPictures } from '@/lib/site/formula-html';
import { examOutlines } from './exam-outlines';
import { readMoodle } from './moodle-xml';
import { drawPicture, picturesOf, shownPicture, storeDrawings, type Drawing } from './pictures';
import { typesetFields, typesetLabels } from './question-fields';
import {
  questionFieldNames,
  questionRowSchema,
  type QuestionField,
  type QuestionInput,
} from './question-forms';
import type {
  ImportedQuestions,
  PlannedQuestion,
  QuestionFile,
  QuestionImport,
  QuestionsPreview,
} from './question-import';
import { readQuestionSheet, type RawQuestion } from './question-sheet';
import { questionFaults, versionColumns } from './save-question';

const MOST_QUESTIONS = 1_000;

type FieldTexts = Record<QuestionField, string>;

/** A question of the file, read as far as it can be without the bank. */
interface ReadRow {
  raw: RawQuestion;
  fields: FieldTexts;
  /** Those of its texts, drawn anew. */
  drawings: Drawing[];
  fault: string | null;
}

interface Planned {
  question: PlannedQuestion;
  input: QuestionInput | null;
  group: string;
  drawings: readonly Drawing[];
}

interface ImportPlan {
  rows: Planned[];
  digest: string;
}

/** @throws ApiError invalid_input for a file that has no questions; unavailable */
async function readFile(file: QuestionFile, requester: string): Promise<ReadRow[]> {
  const read = file.text.trimStart().startsWith('<')
    ? readMoodle(file.text)
    : readQuestionSheet(file.text);
  if ('fault' in read) throw unreadable(read.fault);
  const { questions } = read;
  if (questions.length === 0) throw unreadable('The file has no questions.');
  if (questions.length > MOST_QUESTIONS) {
    throw unreadable(
      `The file has ${countText(questions.length, 'question')}. Import at most ${MOST_QUESTIONS.toLocaleString('en-IN')} at a time.`,
    );
  }
  const uploaded = new Map(file.pictures.map(({ name, hash }) => [name.toLowerCase(), hash]));
  const rows: ReadRow[] = [];
  // One after the other: the pictures of one person are drawn one at a time.
  for (const raw of questions) {
    const drawn = await drawFiles(raw, requester);
    const names = new Map([...uploaded, ...drawn.names]);
    rows.push({
      raw,
      fields: withPlace(withPictureHashes(fieldTexts(raw), names), file),
      drawings: drawn.drawings,
      fault: raw.fault ?? drawn.fault,
    });
  }
  return rows;
}

function unreadable(fault: string): ApiError {
  return new ApiError('invalid_input', fault, { fields: { text: fault } });
}

async function drawFiles({ files }: RawQuestion, requester: string) {
  const drawings: Drawing[] = [];
  const names = new Map<string, string>();
  let fault: string | null = null;
  for (const [name, bytes] of files) {
    const drawing = await drawPicture(bytes, requester);
    if ('refusal' in drawing) fault = `Picture ${name}: ${drawing.refusal}`;
    else {
      drawings.push(drawing);
      names.set(name.toLowerCase(), drawing.hash);
    }
  }
  return { drawings, names, fault };
}

const fieldTexts = ({ fields }: RawQuestion) =>
  Object.fromEntries(
    questionFieldNames.map((name) => [name, (fields[name] ?? '').trim()]),
  ) as FieldTexts;

/** Puts hashes in place of the names of pictures; an unknown name stays, and is refused by it. */
function withPictureHashes(fields: FieldTexts, names: ReadonlyMap<string, string>): FieldTexts {
  const named = (text: string) =>
    text.replace(/\[\[picture:\s*([^|\]$]*?)\s*\|/gi, (mark, name: string) => {
      const hash = names.get(name.toLowerCase());
      return hash ? `[[picture:${hash}|` : mark;
    });
  return {
    ...fields,
    ...Object.fromEntries(typesetFields.map((field) => [field, named(fields[field])])),
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

const typeWords: readonly (readonly [RegExp, QuestionInput['type']])[] = [
  [/^(mcq|single)/, 'MCQ'],
  [/^(msq|multiple)/, 'MSQ'],
  [/^(nat|num|range)/, 'NAT'],
];

/** With the ids of exam, section and unit, and what a sheet may leave out. */
function withPlace(fields: FieldTexts, file: QuestionFile): FieldTexts {
  const same = (typed: string) => (one: { id: string; name: string }) =>
    [one.id, one.name].some((known) => plain(known) === plain(typed));
  const typed = {
    exam: fields.exam || file.exam,
    section: fields.section || file.section,
    unit: fields.unit || file.unit,
  };
  const exam = examOutlines.find(same(typed.exam));
  const section =
    exam?.sections.find(same(typed.section)) ??
    (typed.section === '' && exam?.sections.length === 1 ? exam.sections[0] : undefined);
  const units = exam?.parts.flatMap((part) => part.units) ?? [];
  const unitOf = (text: string) => units.find((one) => plain(one) === plain(text));
  const type =
    typeWords.find(([words]) => words.test(plain(fields.type)))?.[1] ?? guessType(fields);
  const possible = new Set(
    section?.kinds.filter((kind) => kind.type === type).map(({ marks }) => String(marks)),
  );
  const marks = [fields.marks.replace(/\.0+$/, ''), file.marks].find((one) => possible.has(one));
  const [only = ''] = possible.size === 1 ? possible : [];
  return {
    ...fields,
    exam: exam?.id ?? typed.exam,
    section: section?.id ?? typed.section,
    unit: unitOf(typed.unit) ?? unitOf(file.unit) ?? typed.unit,
    type,
    marks: marks ?? (only || fields.marks.replace(/\.0+$/, '')),
    title: fields.title || titleOf(fields.text),
    ...(type === 'NAT' && fields.from === '' && rangeOf(fields.right)),
  };
}

/** The type that a sheet without it means. */
function guessType({ type, right, from, optionA }: FieldTexts): string {
  if (type !== '') return type;
  if (optionA === '' && (from !== '' || rangeOf(right))) return 'NAT';
  return (right.match(/[A-D]/gi) ?? []).length > 1 ? 'MSQ' : 'MCQ';
}

/** "10 to 12" in the column of the right answer. */
function rangeOf(right: string): { right: string; from: string; to: string } | null {
  const [, from, to = from] =
    /^\s*([-−+]?[\d.,]+)(?:\s*(?:to|–)\s*([-−+]?[\d.,]+))?\s*$/i.exec(right) ?? [];
  return from && to ? { right: '', from, to } : null;
}

/** The beginning of a question, without formulas, and what its pictures show. */
function titleOf(text: string): string {
  const words = text
    .replace(/\[\[picture:[^|\]]*\|([^\]]*)\]\]/g, '$1')
    .replace(/\$[^$]*\$/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= 80 ? words : `${words.slice(0, 79).trimEnd()}…`;
}

/** Which questions of a list are in the bank, in any version. */
const KNOWN = statement(
  'known-questions',
  { wanted: 'jsonb' },
  { place: 'int4' },
  `select (place - 1)::int4 as place from jsonb_array_elements($wanted::jsonb) with ordinality as wanted (question, place)
  where exists (select from question_versions v join questions q on q.id = v."questionId"
    where q.exam = wanted.question ->> 'exam' and v.section = wanted.question ->> 'section'
      and v.unit = wanted.question ->> 'unit' and v.marks = (wanted.question ->> 'marks')::int4
      and v.content = wanted.question -> 'content')`,
);

/** What an import of the rows does. Reads only. */
async function planImport(
  on: Queryable,
  client: Transaction['db'],
  read: readonly ReadRow[],
): Promise<ImportPlan> {
  const stored = await picturesOf(
    read.flatMap(({ fields }) => Object.values(fields)),
    client,
  );
  const rows = read.map((row) => plannedRow(row, stored));
  const wanted = rows.flatMap(({ input }) => input ?? []);
  const known = new Set(
    (await KNOWN.rows(on, { wanted: JSON.stringify(wanted) })).map(({ place }) => wanted[place]),
  );
  const seen = new Map<string, number>();
  for (const { input, question } of rows) {
    if (!input) continue;
    const content = hashOf(input);
    const before = seen.get(content);
    if (known.has(input)) {
      Object.assign(question, { verdict: 'nothing', why: 'In the question bank already' });
    } else if (before !== undefined) {
      Object.assign(question, { verdict: 'nothing', why: `The same as number ${before}` });
    } else seen.set(content, question.number);
  }
  const digest = hashOf(rows.map(({ question, input }) => [question, input]));
  return { rows, digest };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function plannedRow({ raw, fields, drawings, fault }: ReadRow, stored: TextPictures): Planned {
  const { number, group } = raw;
  const { title } = fields;
  const refused = (why: string): Planned => ({
    question: { number, title, place: '', verdict: 'refuse', why },
    input: null,
    group,
    drawings: [],
  });
  if (fault !== null) return refused(fault);
  const read = questionRowSchema.safeParse(fields);
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }) => [String(path[0]), message] as const,
    );
    return refused(sentences(faults));
  }
  const input = read.data;
  const own = new Map(drawings.map((drawing) => [drawing.hash, shownPicture(drawing)]));
  const faults = Object.entries(questionFaults(input, new Map([...stored, ...own])));
  if (faults.length > 0) return refused(sentences(faults));
  const exam = examOutlines.find(({ id }) => id === input.exam)?.name ?? input.exam;
  const place = [exam, input.unit, input.type, countText(input.marks, 'mark')].join(', ');
  return {
    question: { number, title, place, verdict: 'create', why: '' },
    input,
    group,
    drawings,
  };
}

/** The fields whose message does not say which they are. */
const named: Readonly<Record<string, string>> = typesetLabels;

function sentences(faults: readonly (readonly [field: string, message: string])[]): string {
  const isOption = (field: string) => optionLetters.some((letter) => field === `option${letter}`);
  return [
    ...new Set(
      faults.map(([field, message]) =>
        field in named && !message.startsWith('Enter ') && !isOption(message)
          ? `${named[field]}: ${message}`
          : message,
      ),
    ),
  ].join('. ');
}

/**
 * What importing a file would do, question by question. Stores nothing.
 * @throws ApiError invalid_input if the file has no questions; unavailable
 */
export async function previewQuestions(
  staff: Staff<'questions.write'>,
  file: QuestionFile,
): Promise<QuestionsPreview> {
  const plan = await planImport(pool, db, await readFile(file, staff.staffId));
  const questions = plan.rows.map(({ question }) => question);
  await noteAct(pool, staff, {
    action: 'questions.preview',
    subject: 'list',
    detail: { rows: questions.length },
  });
  return { questions, digest: plan.digest };
}

/**
 * Imports the good questions of a previewed file, which wait for approval, in one transaction. Idempotent by
 * `requestId`; questions that are in the bank already are left out.
 * @throws ApiError conflict if the bank has changed since the preview; invalid_input; unavailable
 */
export async function importQuestions(
  staff: Staff<'questions.write'>,
  { digest, requestId, ...file }: QuestionImport,
): Promise<ImportedQuestions> {
  const read = await readFile(file, staff.staffId);
  return inTransaction(async (tx) => {
    await lockNames(tx, 'questions.import');
    const act = { action: 'questions.import', subject: 'list', subjectId: requestId } as const;
    const done = await tx.db.auditEntry.findFirst({ where: act, select: { detail: true } });
    const before = done?.detail as (ImportedQuestions & { digest: string }) | undefined;
    if (before?.digest === digest) {
      const { digest: _digest, ...counts } = before;
      return counts;
    }
    const plan = await planImport(tx, tx.db, read);
    if (before || plan.digest !== digest) {
      throw new ApiError(
        'conflict',
        'Nothing was imported: the question bank or the file has changed since the preview. Preview it again.',
      );
    }
    await writeQuestions(tx, staff, plan);
    const count = (wanted: string) =>
      plan.rows.filter(({ question }) => question.verdict === wanted).length;
    const counts = {
      created: count('create'),
      unchanged: count('nothing'),
      refused: count('refuse'),
    };
    await noteAct(tx, staff, { ...act, detail: { ...counts, digest } });
    return counts;
  });
}

async function writeQuestions(
  tx: Transaction,
  staff: Staff<'questions.write'>,
  { rows }: ImportPlan,
): Promise<void> {
  const created = rows.filter(({ question }) => question.verdict === 'create');
  await storeDrawings(
    tx,
    staff,
    created.flatMap(({ drawings }) => drawings),
  );
  const ids = new Map<string, string>();
  const numbers = new Map<string, number>();
  const now = Date.now();
  const versions = created.flatMap(({ input, group }, index) => {
    if (!input) return [];
    const key = group === '' ? `row ${index}` : `${group} ${input.exam}`;
    const id = ids.get(key) ?? randomUUID();
    const number = (numbers.get(key) ?? 0) + 1;
    ids.set(key, id);
    numbers.set(key, number);
    // Each a millisecond later, so that lists keep the order of the file.
    const createdAt = new Date(now + index);
    const columns = { ...versionColumns(input), questionId: id, number, createdAt };
    const requestId = `import-${randomUUID()}`;
    return [{ exam: input.exam, columns: { ...columns, requestId, writtenById: staff.staffId } }];
  });
  const first = versions.filter(({ columns }) => columns.number === 1);
  await tx.db.question.createMany({
    data: first.map(({ exam, columns }) => ({ id: columns.questionId, exam })),
  });
  await tx.db.questionVersion.createMany({ data: versions.map(({ columns }) => columns) });
}
