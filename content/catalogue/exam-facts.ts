import type { IsoDay } from '@/content/day';
import type { FactsTopic } from './exams/exam';
import type { FactsPath } from './exams/exams';
import type { CutOffTable } from './exams/cut-offs';
import type { PaperPattern } from './exams/pattern';

/** A page or document that was read for a fact. */
export type FactSource = {
  title: string;
  publisher: string;
  url?: `https://${string}`;
  read: IsoDay;
  /** The official document, or a copy or summary of it, which needs no second source. */
  official?: true;
};

type Sourced = { sources: readonly FactSource[] };

/** A row of a table. The year or session that a figure holds for is in the row or its column. */
type FactRow = Sourced & { heading: string; cells: readonly string[] };

export type FactTable = {
  /** Anchor of the heading, for links to it. */
  id?: string;
  heading: string;
  intro?: string;
  /** The first column has the headings of the rows. */
  columns: readonly string[];
  /** On a phone, the figures of a row stand side by side. */
  figures?: true;
  /** Which cut-offs the rows are: the office adds to them, and they are drawn as bars, one column at a time. */
  cutOffs?: CutOffTable;
  /** The application fees of the exam: the office adds those of later sessions. */
  examFees?: true;
  rows: readonly FactRow[];
};

type SyllabusUnit = Sourced & { name: string; topics?: string };

export type SyllabusPart = { name: string; note?: string; units: readonly SyllabusUnit[] };

/** Official site for applications, the syllabus or notices. */
export type OfficialLink = { use: string; href: `https://${string}` };

/** A page of facts about an exam. */
export type FactsPage = {
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  pattern?: PaperPattern;
  syllabus?: readonly SyllabusPart[];
  tables: readonly FactTable[];
};

export type ExamFacts = {
  /** The exam as it is called in links: "CSIR-NET". */
  name: string;
  path: FactsPath;
  official: readonly OfficialLink[];
  /** Paths of the courses, tests and booklets for the exam. */
  next: readonly string[];
  /** The page at the path itself, for an exam without an exam page. */
  overview?: FactsPage;
  pages: Partial<Record<FactsTopic, FactsPage>>;
};

/** Whether a fact rests on a single publisher, and not on the official document. */
export function hasOneSource({ sources }: Sourced): boolean {
  const publishers = new Set(sources.map(({ publisher }) => publisher));
  return publishers.size === 1 && !sources.some(({ official }) => official);
}

/** The sources of several facts, each once, in the order of their first use. */
export function distinctSources(facts: readonly Sourced[]): readonly FactSource[] {
  return [...new Set(facts.flatMap(({ sources }) => sources))];
}

/** The day on which the last of the sources was read. */
export function checkedOn(sources: readonly FactSource[]): IsoDay {
  return (
    sources
      .map(({ read }) => read)
      .sort()
      .at(-1) ?? ''
  );
}

/** Everything on a page that has sources. */
export function factsOf({ syllabus = [], tables }: FactsPage): readonly Sourced[] {
  return [...syllabus.flatMap(({ units }) => units), ...tables.flatMap(({ rows }) => rows)];
}
