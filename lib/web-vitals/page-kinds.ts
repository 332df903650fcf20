import { exams } from '@/content/catalogue/exams/exams';
import type { Family } from '@/content/catalogue/exams/exam';
import { familyPaths, routes } from '@/content/pages/routes';

/**
 * Pages whose visits are counted as one: those of a kind look alike and weigh the same, and together they
 * have enough visits for a percentile.
 */
interface PageKind {
  /** Its path, with `{exam}` and `{topic}` for what differs. */
  kind: string;
  label: string;
}

const familyLabels: Readonly<Record<Family, string>> = {
  onlinecourses: 'Online course of an exam',
  offlinecourses: 'Offline course of an exam',
  testseries: 'Test series of an exam',
  studymaterial: 'Study material of an exam',
  result: 'Results of an exam',
  'result-explore': 'Results of an exam in detail',
};

const examPage: PageKind = { kind: '/{exam}', label: 'Exam' };
const factsPage: PageKind = { kind: '/{exam}/{topic}', label: 'Syllabus, cut-off, eligibility' };

const kindOfPath: ReadonlyMap<string, PageKind> = new Map([
  ...routes.map(({ path, title }) => {
    const label = path.startsWith('/hi/') ? `In Hindi: ${title}` : title;
    return [path, { kind: path, label }] as const;
  }),
  ...Object.entries(familyLabels).flatMap(([family, label]) =>
    familyPaths(family as Family).map(
      (path) => [path, { kind: `/${family}/{exam}`, label }] as const,
    ),
  ),
  ...exams.flatMap(({ examPage: exam, facts }) => [
    ...(exam ? [[exam.path, examPage] as const] : []),
    ...(facts?.overview ? [[facts.path, examPage] as const] : []),
    ...Object.keys(facts?.topics ?? {}).map(
      (topic) => [`${facts?.path}/${topic}`, factsPage] as const,
    ),
  ]),
]);

const labels = new Map([...kindOfPath.values()].map(({ kind, label }) => [kind, label]));

/** The kind of a page of the site, by its path; null for any other path. */
export function pageKindOf(path: string): string | null {
  return kindOfPath.get(path)?.kind ?? null;
}

/** The name of a kind; the kind itself where this version of the site has none. */
export function pageKindLabel(kind: string): string {
  return labels.get(kind) ?? kind;
}
