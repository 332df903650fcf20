import type { ResultExam } from './cards';

type Meta = { title: string; description: string; keywords: readonly string[] };

type Fact = readonly [term: string, text: string];

/** The overview of all counters. */
export type ResultOverview = {
  path: '/result';
  heading: string;
  meta: Meta;
  lede: string;
  intro: readonly string[];
  cardsHeading: string;
  cardsNote: string;
  examsHeading: string;
  exams: readonly { exam: ResultExam; name: string; text: string }[];
  recordHeading: string;
  recordIntro: string;
  record: readonly Fact[];
  recordAfter: readonly string[];
  noNames: string;
  ask: { heading: string; text: string };
};

/** One exam: its counter drawn large, and what the figure holds. */
export type ExamResult = {
  exam: ResultExam;
  path: `/result/${ResultExam}`;
  heading: string;
  meta: Meta;
  lede: string;
  intro: readonly string[];
  counts: { heading: string; items: readonly string[] };
  leavesOut: { heading: string; items: readonly string[] };
  own: { heading: string; paragraphs: readonly string[] };
  noNames: string;
  next: readonly string[];
  ask: { heading: string; text: string };
};

/** One exam in detail: what a result is there, how to read it, what to ask about it. */
export type ResultDetail = {
  exam: ResultExam;
  path: `/result-explore/${ResultExam}`;
  heading: string;
  meta: Meta;
  lede: string;
  counter: string;
  kinds: { heading: string; intro: string; facts: readonly Fact[] };
  reading: {
    heading: string;
    paragraphs: readonly string[];
    /** A calculation in lines, under its name. */
    example?: { title: string; lines: readonly string[] };
    after?: readonly string[];
  };
  record: { heading: string; paragraphs: readonly string[] };
  noNames: string;
  checklist: {
    heading: string;
    intro: string;
    questions: readonly { ask: string; because: string }[];
  };
  next: readonly string[];
  ask: { heading: string; text: string };
};
