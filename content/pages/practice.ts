import { courseNameOf, requireExam, type CourseExam } from '@/content/catalogue/exams/exams';
import { printMarks } from '@/content/catalogue/exams/pattern';
import {
  approvedBy,
  paperTotals,
  practiceExams,
  type PracticePaper,
} from '@/content/practice/practice-paper';

/** Names that people search with: "IIT JAM Chemistry". */
const searched: Readonly<Record<CourseExam, string>> = {
  'csir-net': 'CSIR NET Chemistry',
  gate: 'GATE Chemistry',
  'iit-jam': 'IIT JAM Chemistry',
  cuet: 'CUET PG Chemistry',
};

/** `/practice`: the free papers. */
export const practice = {
  path: '/practice',
  heading: 'Free chemistry mock tests with solutions',
  meta: {
    title: 'Free Chemistry Mock Tests: CSIR NET, GATE, JAM, CUET',
    description:
      'Free mock tests in the pattern of CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, with question palette and timer, result at once and worked solutions.',
    keywords: [
      'free chemistry mock test',
      'csir net free mock test',
      'gate chemistry mock test',
      'iit jam chemistry mock test',
    ],
  },
  lede: 'Take a short timed test in the pattern of your exam, with question palette and negative marking. No account needed. Your result comes at once, with a worked solution for every question.',
  next: ['/testseries', '/eligibility', '/exam-calendar', '/fees'],
} as const;

export const practicePath = (exam: CourseExam): string => `${practice.path}/${exam}`;
export const solutionsPath = (exam: CourseExam): string => `${practicePath(exam)}/solutions`;

/** The id of a unit’s section on the page of solutions: "unit-solid-state". */
export const unitId = (unit: string): string =>
  `unit-${unit
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;

/** Lines of the route table, for the papers and their solutions. */
export const practiceLines: readonly (readonly [path: string, title: string, purpose: string])[] =
  practiceExams.flatMap((exam) => {
    const { name } = requireExam(exam);
    return [
      [practicePath(exam), `${name} free mock test`, 'In the exam’s pattern, with result.'],
      [solutionsPath(exam), `${name} questions solved`, 'Worked solutions, by unit.'],
    ] as const;
  });

/** "24 questions, 36 minutes, 40 marks". */
export function paperLine(paper: PracticePaper): string {
  const { questions, maximum } = paperTotals(paper);
  return `${questions} questions, ${paper.minutes} minutes, ${printMarks(maximum)} marks`;
}

const paperName = (exam: CourseExam) => {
  const teacher = approvedBy(exam);
  return teacher === null ? 'Sample paper' : `Questions approved by ${teacher}`;
};

/** The words of a free paper’s page. */
export function paperWords(paper: PracticePaper) {
  const { exam } = paper;
  const name = searched[exam];
  return {
    heading: `${name}: free mock test`,
    meta: {
      title: `${name} Free Mock Test with Solutions`,
      description: `Free ${name} mock test: ${paperLine(paper)}, in the exam’s pattern. Result at once, with worked solutions.`,
      keywords: [
        `${name} free mock test`.toLowerCase(),
        `${name} mock test online`.toLowerCase(),
        `${name} practice questions`.toLowerCase(),
      ],
    },
    lede: `${paperName(exam)}: ${paperLine(paper)}. Sections, question types and marking are those of the exam.`,
    rules: [
      'All questions are on your phone before the timer starts. You can go on without internet.',
      'The timer keeps running if you close the page. Open it again on the same device to continue.',
      'Each answer is kept as soon as you give it. Answers marked for review are counted.',
      'Keep pen and paper ready.',
    ],
  };
}

/** The words of the page with the solutions of a paper. */
export function solutionsWords(paper: PracticePaper) {
  const { exam } = paper;
  const name = searched[exam];
  const { questions } = paperTotals(paper);
  return {
    heading: `${name} questions with solutions`,
    meta: {
      title: `${name} Questions with Worked Solutions`,
      description: `${questions} ${name} questions by unit of the syllabus, each with its answer, the way to it and why the other options are wrong.`,
      keywords: [
        `${name} questions with solutions`.toLowerCase(),
        `${name} important questions`.toLowerCase(),
        `${name} mcq with answers`.toLowerCase(),
      ],
    },
    lede: `The questions of our free ${courseNameOf(exam)} ${approvedBy(exam) === null ? 'sample paper' : 'paper'}, by unit. Try each one before you open its solution.`,
  };
}
