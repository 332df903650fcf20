import { printDays } from '@/content/day';
import { examDateKinds, lastDayOf, sessionOrder, type ExamDate } from '../exam-calendar';
import type { ExamFacts, FactTable } from '../exam-facts';
import { csirNetFacts } from './csir-net/facts';
import { cuetFacts } from './cuet/facts';
import { withCutOffs } from './cut-offs';
import { enteredSessions } from './exam-dates';
import { enteredFees, withExamFees } from './exam-fees';
import type { ExamId, ExamWithFacts } from './exams';
import { gateFacts } from './gate/facts';
import { iitJamFacts } from './iit-jam/facts';

/* The type requires facts for every exam that `exams.ts` lists with pages of facts. */

export const examFacts: Readonly<Record<ExamWithFacts, ExamFacts>> = {
  'csir-net': withPublished('csir-net', csirNetFacts),
  gate: withPublished('gate', gateFacts),
  'iit-jam': withPublished('iit-jam', iitJamFacts),
  cuet: withPublished('cuet', cuetFacts),
};

/** With the cut-offs, dates and application fees that the office has published; its official pages are among the official sites. */
function withPublished(exam: ExamId, facts: ExamFacts): ExamFacts {
  const entered = enteredSessions(exam);
  const published = [...entered, ...enteredFees(exam)];
  const links = [...new Map(published.map(({ link, session }) => [link, session]))].filter(
    ([link]) => facts.official.every(({ href }) => href !== link),
  );
  const pages = Object.entries(facts.pages).map(([topic, page]) => [
    topic,
    {
      ...page,
      tables: page.tables.flatMap((table) =>
        withDates(withExamFees(withCutOffs(table), exam), entered),
      ),
    },
  ]);
  return {
    ...facts,
    official: [
      ...links.map(([href, use]) => ({ use, href: href as `https://${string}` })),
      ...facts.official,
    ],
    pages: Object.fromEntries(pages) as ExamFacts['pages'],
  };
}

/** The table of dates below one for each session of which the office has entered dates, the latest first. */
function withDates(table: FactTable, entered: readonly ExamDate[]): readonly FactTable[] {
  if (!table.heading.startsWith('Dates: ')) return [table];
  const sessions = [...new Set(entered.map(({ session }) => session))].sort(
    (one, other) => sessionOrder(other) - sessionOrder(one),
  );
  return [
    ...sessions.map((session) => ({
      heading: `Dates of ${session}`,
      columns: ['Step', 'Days'],
      rows: dateRows(entered.filter((date) => date.session === session)),
    })),
    table,
  ];
}

/** A row for each kind of date; an exam on several weekends has them in one. */
function dateRows(dates: readonly ExamDate[]): FactTable['rows'] {
  const byDay = dates.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
  return [...new Set(byDay.map(({ kind }) => kind))].map((kind) => ({
    heading: examDateKinds[kind],
    cells: [
      byDay
        .filter((date) => date.kind === kind)
        .map((date) => printDays(date.firstDay, lastDayOf(date)))
        .join('; '),
    ],
    // Each is among the official sites of the page.
    sources: [],
  }));
}

/** The facts of an exam; null where it has no pages of facts. */
export function factsOf(exam: ExamId): ExamFacts | null {
  const byExam: Partial<Record<ExamId, ExamFacts>> = examFacts;
  return byExam[exam] ?? null;
}

/** Every page of facts with its path. */
export const factsPages = Object.entries(examFacts).flatMap(([key, exam]) => {
  const id = key as ExamWithFacts;
  return [
    ...(exam.overview ? [{ path: exam.path as string, id, exam, page: exam.overview }] : []),
    ...Object.entries(exam.pages).map(([topic, page]) => ({
      path: `${exam.path}/${topic}`,
      id,
      exam,
      page,
    })),
  ];
});

/** The page of facts at this path. Throws when there is none: a mistake in the code. */
export function requireFacts(path: string) {
  const found = factsPages.find((one) => one.path === path);
  if (!found) throw new Error(`No page of facts ${path}`);
  return found;
}
