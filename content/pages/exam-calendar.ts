import { distinctSources } from '@/content/catalogue/exam-facts';
import { requireExam, type ExamId } from '@/content/catalogue/exams/exams';
import { examFacts, factsOf } from '@/content/catalogue/exams/facts';
import { testSeries } from '@/content/catalogue/exams/pages';

/** The words of `/exam-calendar`. */
export const examCalendar = {
  path: '/exam-calendar',
  heading: 'Exam calendar: CSIR-NET, GATE, IIT-JAM, CUET (PG), BARC, TIFR',
  meta: {
    title: 'Exam dates: CSIR-NET, GATE, JAM, CUET PG, BARC, TIFR',
    description:
      'Application dates, exam dates and results of six chemistry exams, with the official sites and a calendar file for each exam.',
    keywords: [
      'csir net exam date',
      'gate exam date',
      'iit jam exam date',
      'cuet pg exam date',
      'csir net application last date',
    ],
  },
  lede: 'Application windows, exam days and results of the six chemistry exams.',
  groups: { open: 'Open now', next: 'Next', last: 'Past' },
  months: {
    heading: 'When each exam is held',
    intro: 'Months of applications, exam and result in the sessions listed below.',
  },
  file: 'Add to my calendar (.ics)',
  next: ['/eligibility', '/fees', '/new-batch', '/testseries'],
} as const;

/** The pages of this site about an exam. */
export function calendarLinks(exam: ExamId): readonly string[] {
  const facts = factsOf(exam);
  if (!facts) return [`/testseries/${exam}`];
  const { examPage } = requireExam(exam);
  const topics = Object.keys(facts.pages).map((topic) => `${facts.path}/${topic}`);
  return [examPage?.path ?? facts.path, ...topics];
}

/** Path of the calendar file of an exam. */
export const calendarFilePath = (exam: ExamId): string => `${examCalendar.path}/${exam}.ics`;

interface PrintedSource {
  title: string;
  publisher?: string;
  url?: string;
}

/** Sources of the default dates; what the office enters has its official link in the row. */
export const calendarSources: readonly PrintedSource[] = [
  ...distinctSources(
    Object.values(examFacts)
      .flatMap(({ pages }) => Object.values(pages))
      .flatMap(({ tables }) => tables.filter(({ heading }) => heading.startsWith('Dates: ')))
      .flatMap(({ rows }) => rows),
  ),
  ...[testSeries.barc, testSeries.tifr].flatMap(({ examFacts: facts }) => facts?.sources ?? []),
];
