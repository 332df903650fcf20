import { csvLines, safeCell, BYTE_ORDER_MARK } from '@/lib/platform/csv-writer';
import { readTable } from '@/lib/platform/csv';
import { TableFault } from '@/lib/platform/table-text';
import { questionFieldNames, type QuestionField } from './question-forms';

interface SheetColumn {
  /** The heading in the template and in exports. */
  heading: string;
  /** Other headings, in lower case without spaces and punctuation. */
  also?: readonly string[];
}

/** The columns of a spreadsheet of questions. */
const sheetColumns: Readonly<Record<QuestionField, SheetColumn>> = {
  exam: { heading: 'Exam' },
  section: { heading: 'Section', also: ['part'] },
  unit: { heading: 'Unit', also: ['topic', 'chapter'] },
  type: { heading: 'Type', also: ['questiontype'] },
  marks: { heading: 'Marks', also: ['mark'] },
  title: { heading: 'Title', also: ['shorttitle'] },
  text: { heading: 'Question', also: ['text', 'questiontext'] },
  optionA: { heading: 'A', also: ['optiona', 'option1'] },
  optionB: { heading: 'B', also: ['optionb', 'option2'] },
  optionC: { heading: 'C', also: ['optionc', 'option3'] },
  optionD: { heading: 'D', also: ['optiond', 'option4'] },
  right: { heading: 'Right', also: ['answer', 'key', 'correct', 'rightoption'] },
  from: { heading: 'From', also: ['rangefrom', 'minimum'] },
  to: { heading: 'To', also: ['rangeto', 'maximum'] },
  decimals: { heading: 'Decimals' },
  answerUnit: { heading: 'Answer unit', also: ['unitofanswer', 'unitoftheanswer'] },
  solution: { heading: 'Solution', also: ['explanation'] },
  hindiText: { heading: 'Question (Hindi)' },
  hindiOptionA: { heading: 'A (Hindi)' },
  hindiOptionB: { heading: 'B (Hindi)' },
  hindiOptionC: { heading: 'C (Hindi)' },
  hindiOptionD: { heading: 'D (Hindi)' },
  hindiSolution: { heading: 'Solution (Hindi)' },
  source: { heading: 'Source', also: ['reference'] },
};

/** Only in exports: versions of one question have the same id. */
const GROUP = 'Question id';

/** A question of a file, as far as the file says. */
export interface RawQuestion {
  /** Row of the sheet, or place in the file, from 1. */
  number: number;
  /** Versions of one question have the same; '' for a question of its own. */
  group: string;
  fields: Partial<Record<QuestionField, string>>;
  /** Pictures inside of the file, by the name with which the texts name them. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Why it cannot be imported. */
  fault?: string;
}

type ReadQuestions = { questions: RawQuestion[] } | { fault: string };

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function fieldOf(heading: string): QuestionField | 'group' | null {
  const known = plain(heading);
  if (known === plain(GROUP)) return 'group';
  const found = questionFieldNames.find((name) => {
    const { heading: own, also = [] } = sheetColumns[name];
    return plain(own) === known || also.includes(known);
  });
  return found ?? null;
}

/** Without the apostrophe by which `safeCell` keeps a cell from being a formula. */
function cellText(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && safeCell(rest) === cell ? rest : cell;
}

/** The most frequent delimiter of the headings: texts have commas and line breaks. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** The questions of a spreadsheet, whose first row has the headings in any order. */
export function readQuestionSheet(text: string): ReadQuestions {
  try {
    const [head, ...rows] = readTable(text, {
      delimiter: delimiterOf(text),
      // The call limits the file.
      mostBytes: Infinity,
    });
    const fields = head?.cells.map(fieldOf) ?? [];
    if (!fields.includes('text')) {
      return {
        fault:
          'The first row needs the headings of the template: at least “Question”, “A” to “D”, “Right” and “Solution”.',
      };
    }
    return {
      questions: rows.map(({ row, cells }) => {
        const read = new Map<string, string>();
        for (const [index, field] of fields.entries()) {
          if (field && !read.has(field)) read.set(field, cellText(cells[index] ?? ''));
        }
        const { group = '', ...own } = Object.fromEntries(read);
        return { number: row, group, fields: own, files: new Map() };
      }),
    };
  } catch (error) {
    if (error instanceof TableFault) return { fault: error.message };
    throw error;
  }
}

const headings = questionFieldNames.map((name) => sheetColumns[name].heading);

const cellsOf = (fields: Partial<Record<QuestionField, string>>): string[] =>
  questionFieldNames.map((name) => fields[name] ?? '');

/** The headings of an export: the id of the question and the number of its version come first. */
export const exportHead = BYTE_ORDER_MARK + csvLines([[GROUP, 'Version', 'State', ...headings]]);

/** A version of a question in an export. */
export const exportLine = (
  about: { id: string; number: number; state: string },
  fields: Readonly<Record<QuestionField, string>>,
): string => csvLines([[about.id, about.number, about.state, ...cellsOf(fields)]]);

const samples: readonly Partial<Record<QuestionField, string>>[] = [
  {
    exam: 'GATE',
    section: 'Chemistry',
    unit: 'Kinetics',
    type: 'MCQ',
    marks: '2',
    title: 'Half-life of a first-order reaction',
    text: String.raw`The rate constant of a first-order reaction is $0.0693\ \mathrm{min^{-1}}$. Its half-life is`,
    optionA: '1 min',
    optionB: '5 min',
    optionC: '10 min',
    optionD: '20 min',
    right: 'C',
    solution: String.raw`$t_{1/2} = \frac{\ln 2}{k} = \frac{0.693}{0.0693\ \mathrm{min^{-1}}} = 10$ min`,
  },
  {
    exam: 'GATE',
    section: 'Chemistry',
    unit: 'Transition elements',
    type: 'MSQ',
    marks: '2',
    title: 'Diamagnetic complexes',
    text: 'Which of these complexes are diamagnetic?',
    optionA: String.raw`$\ce{[Fe(CN)6]^4-}$`,
    optionB: String.raw`$\ce{[FeF6]^3-}$`,
    optionC: String.raw`$\ce{[Co(NH3)6]^3+}$`,
    optionD: String.raw`$\ce{[NiCl4]^2-}$`,
    right: 'A, C',
    solution: String.raw`Low-spin $d^6$ in $\ce{[Fe(CN)6]^4-}$ and $\ce{[Co(NH3)6]^3+}$ has no unpaired electron. High-spin $d^5$ has five, tetrahedral $d^8$ has two.`,
  },
  {
    exam: 'GATE',
    section: 'Chemistry',
    unit: 'Equilibrium',
    type: 'NAT',
    marks: '1',
    title: 'pH of a strong acid',
    text: String.raw`The pH of $0.010\ \mathrm{mol\ L^{-1}}$ $\ce{HCl}$ at 298 K is (to one decimal place)`,
    from: '2.0',
    to: '2.0',
    solution: String.raw`$\mathrm{pH} = -\log_{10} 0.010 = 2.0$`,
  },
];

/** The rows of the template: headings and a question of each type. */
export const templateRows: readonly (readonly string[])[] = [headings, ...samples.map(cellsOf)];
