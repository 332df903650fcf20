import { examFees as published } from '@published/examFees';
import type { IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { sessionOrder } from '../exam-calendar';
import type { FactTable } from '../exam-facts';
import type { ExamId } from './exams';

/** The fee that candidates of a category pay the body that holds an exam, in a session. */
export interface ExamFee {
  readonly exam: ExamId;
  /** With its year: "GATE 2027". */
  readonly session: string;
  /** As the exam names it: "Women, SC, ST, PwD". */
  readonly category: string;
  /** In paise; 0 for those who pay nothing. */
  readonly fee: number;
  /** In paise: what `otherFees` says of the exam. */
  readonly otherFee?: number | undefined;
  /** The last day to apply. */
  readonly goodUntil: IsoDay;
  readonly link: string;
}

/** The second fee of exams that have one, as the last column of their table is called. */
export const otherFees: Partial<Record<ExamId, string>> = {
  gate: 'With late fee',
  'iit-jam': 'Two papers',
  cuet: 'Each further paper',
};

const print = (paise: number): string => (paise === 0 ? 'none' : formatRupees(paise as Paise));

const rowOf = (one: ExamFee, columns: number): FactTable['rows'][number] => ({
  heading: `${one.category} (${one.session})`,
  cells: [
    print(one.fee),
    ...(columns > 2 ? [one.otherFee === undefined ? '–' : print(one.otherFee)] : []),
  ],
  // Its page is among the official sites.
  sources: [],
});

/** Newest session first; the fees of one in the order in which they were entered. */
const bySession = (one: { session: string }, other: { session: string }): number =>
  sessionOrder(other.session) - sessionOrder(one.session);

/**
 * The table of application fees of an exam with those that the office has published, newest first. They replace
 * the rows of their session. Other tables come back as they are.
 */
export function withExamFees(
  table: FactTable,
  exam: ExamId,
  fees: readonly ExamFee[] = published ?? [],
): FactTable {
  const own = fees.filter((one) => one.exam === exam).toSorted(bySession);
  if (!table.examFees || own.length === 0) return table;
  const entered = new Set(own.map(({ session }) => sessionOrder(session)));
  return {
    ...table,
    rows: [
      ...own.map((one) => rowOf(one, table.columns.length)),
      ...table.rows.filter(({ heading }) => !entered.has(sessionOrder(heading))),
    ],
  };
}

/**
 * "GATE 2027: Women, SC, ST, PwD ₹1,000 (with late fee ₹1,500), …": the fees of the newest session that the office
 * has published.
 * @param known the sentence of content, with the year of its fees, while there are none
 */
export function examFeeSentence(
  exam: ExamId,
  known: string,
  fees: readonly ExamFee[] = published ?? [],
): string {
  const own = fees.filter((one) => one.exam === exam).toSorted(bySession);
  const [newest] = own;
  if (!newest) return known;
  const other = otherFees[exam]?.toLowerCase();
  const parts = own
    .filter(({ session }) => sessionOrder(session) === sessionOrder(newest.session))
    .map(({ category, fee, otherFee }) => {
      const second = other && otherFee !== undefined ? ` (${other} ${print(otherFee)})` : '';
      return `${category} ${print(fee)}${second}`;
    });
  return `${newest.session}: ${parts.join(', ')}.`;
}

/** The fees of an exam that the office has published. */
export const enteredFees = (exam: ExamId): readonly ExamFee[] =>
  (published ?? []).filter((one) => one.exam === exam);

/** Whether the fees of an exam that are printed were for a session whose applications are over. */
export function lacksExamFees(
  exam: ExamId,
  day: IsoDay,
  fees: readonly ExamFee[] = published ?? [],
): boolean {
  return fees.every((one) => one.exam !== exam || one.goodUntil < day);
}
