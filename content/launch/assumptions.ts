import type { LaunchPoint } from './point';

/** What the pages say without the specification having said it. */
const assumed: readonly Omit<LaunchPoint, 'kind'>[] = [
  {
    id: 'general-schedule',
    what: 'GATE, IIT-JAM and CUET classes follow the general schedule: 4 to 5 hours daily, 6 days a week.',
    where: 'content/offline',
  },
  {
    id: 'combined-booklets',
    what: '“Combined” study material is taken to be the three booklets together, and each booklet to be sold singly.',
    where: 'content/studymaterial/materials.ts',
  },
  {
    id: 'minor-tests',
    what: 'A minor test is described as shorter than a mock test and on part of the syllabus.',
    where: 'content/testseries',
  },
  {
    id: 'bank-slip',
    what: 'After a bank deposit, people are told to keep the slip and tell the office by phone.',
    where: 'content/registration.ts',
  },
  {
    id: 'counters',
    what: 'The five counters (2000+, 200+, 1500+, 100+, 20+) and “over 5 years” are the institute’s own figures. Keep the records that prove them.',
    where: 'content/home/statistics.ts',
  },
  {
    id: 'statistics-source',
    what: 'The success rate of 0.5% and the good attempts are cited without a source.',
    where: 'content/marketing',
  },
  {
    id: 'teachers',
    what: 'No page names a teacher or a qualification; the coaching guidelines of January 2024 ask for them.',
    where: 'content/about.ts',
  },
  {
    id: 'counsellor-hours',
    what: 'Office and counsellor hours are not known: the pages say to ask by phone.',
    where: 'content/contact.ts',
  },
  {
    id: 'crash-course',
    what: 'Length and days of the JRF Jumpstart Crash course are not known: the page says to ask.',
    where: 'content/crash-course.ts',
  },
  {
    id: 'demo-class',
    what: 'The mode of study “Demo” is read as: ask whether there is a class you can sit in on.',
    where: 'content/about.ts',
  },
  {
    id: 'result-records',
    what: 'How results are recorded (rank, course, duration, paid or not, written consent after the result) is our proposal. Confirm that the office works like that.',
    where: 'content/results/overview.ts',
  },
  {
    id: 'exam-knowledge',
    what: 'JRF age limit and categories, what JAM and GATE scores open, and the GATE score formula are general knowledge. Check them against the official notices.',
    where: 'content/marketing',
  },
  {
    id: 'policy-additions',
    what: 'The policies say more than the specification: how days are counted, what to write and bring, deletion on request without a fixed day, other offers only after a tick. Let a lawyer read all four.',
    where: 'content/policies',
  },
  {
    id: 'sources-of-exam-facts',
    what: 'Exam facts name their sources, some of them sites of other institutes. Decide whether those links stay.',
    where: 'content/exams',
  },
  {
    id: 'figure-data',
    what: 'Rate constants of N₂O₅, energies of butane, the cell of CuSO₄·5H₂O and the wavelengths of the spectra are textbook values quoted from memory. Let a teacher look at every figure.',
    where: 'components/course/figures',
  },
];

export const assumptions: readonly LaunchPoint[] = assumed.map((point) => ({
  ...point,
  kind: 'assumption',
}));
