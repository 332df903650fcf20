import { batches as publishedBatches } from '@published/batches';
import type { IsoDay } from '@/content/day';
import { examsIn } from '@/content/catalogue/exams/exams';
import type { BatchFact } from './site-facts';

const announced = [
  { exam: 'csir-net', session: 'CSIR NET June 2024' },
  { exam: 'gate', session: 'GATE 2025' },
  { exam: 'iit-jam', session: 'IIT JAM 2025' },
] as const;

/* The two start dates of the specification, online and in the classroom. */
const defaults: readonly BatchFact[] = announced.flatMap((batch) =>
  (['online', 'offline'] as const).flatMap((mode) =>
    ['2024-01-05', '2024-02-18'].map((start) => ({ ...batch, mode, start })),
  ),
);

const order = examsIn('onlinecourses');

/** A batch that students can be assigned to. */
export type Batch = BatchFact & { readonly id: string };

/** Gives every batch a unique id: a missing or repeated id is made from exam, mode and first day. */
export function withBatchIds<Entry extends Partial<BatchFact>>(
  entries: readonly Entry[],
): (Entry & { readonly id: string })[] {
  const taken = new Set<string>();
  const known = entries.map(({ id }) => {
    if (id === undefined || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  return entries.map((entry, index) => {
    const id = known[index] ?? newIdOf(entry, taken);
    taken.add(id);
    return { ...entry, id };
  });
}

function newIdOf({ exam, mode, start }: Partial<BatchFact>, taken: ReadonlySet<string>): string {
  const base = `${exam}-${mode}-${start}`;
  let id = base;
  for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
  return id;
}

/** Every announced batch: by exam, online first, then by start. */
export const batches: readonly Batch[] = withBatchIds(publishedBatches ?? defaults).sort(
  (one, other) =>
    order.indexOf(one.exam) - order.indexOf(other.exam) ||
    other.mode.localeCompare(one.mode) ||
    one.start.localeCompare(other.start),
);

/** The batches of one exam, mode and session, in one line. */
type BatchLine = {
  url: string;
  /** "GATE 2025, online batches start Jan 5 and Feb 18" */
  content: string;
  /** The last of the starts. */
  lastDay: IsoDay;
};

const monthDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function lineOf(same: readonly [BatchFact, ...BatchFact[]]): BatchLine {
  const [{ exam, mode, session }] = same;
  const starts = [...new Set(same.map(({ start }) => start))];
  const oneYear = new Set(starts.map((start) => start.slice(0, 4))).size === 1;
  const printed = starts.map((start) =>
    oneYear
      ? monthDay.format(new Date(start))
      : `${monthDay.format(new Date(start))}, ${start.slice(0, 4)}`,
  );
  const verb = same.length === 1 ? 'batch starts' : 'batches start';
  return {
    url: `/${mode}courses/${exam}`,
    content: `${session}, ${mode} ${verb} ${list.format(printed)}`,
    lastDay: starts.at(-1) ?? '',
  };
}

const groupOf = ({ exam, mode, session }: BatchFact) => [exam, mode, session].join();

/** One line for each exam, mode and session that has batches. */
export const batchLines: readonly BatchLine[] = [...new Set(batches.map(groupOf))].flatMap(
  (group) => {
    const [first, ...more] = batches.filter((batch) => groupOf(batch) === group);
    return first ? [lineOf([first, ...more])] : [];
  },
);

/** The batches of an exam in one mode that have not begun by this day. */
export const batchesToCome = (
  { exam, mode }: Pick<BatchFact, 'exam' | 'mode'>,
  day: IsoDay,
): readonly Batch[] =>
  batches.filter((batch) => batch.exam === exam && batch.mode === mode && batch.start >= day);

/** "GATE 2027, online" */
export const batchName = ({ session, mode }: Pick<BatchFact, 'session' | 'mode'>): string =>
  `${session}, ${mode === 'online' ? 'online' : 'classroom'}`;
