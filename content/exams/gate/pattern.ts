import { marks, type PaperPattern, type QuestionKind } from '@/content/exams/pattern';

const readOn = '2026-11-21';

const mixed: readonly QuestionKind[] = [
  { types: ['MCQ'], marks: marks(1), negative: marks(1, 3) },
  { types: ['MCQ'], marks: marks(2), negative: marks(2, 3) },
  { types: ['MSQ', 'NAT'], marks: marks(1), negative: 0 },
  { types: ['MSQ', 'NAT'], marks: marks(2), negative: 0 },
];

export const gate: PaperPattern = {
  id: 'gate',
  name: 'GATE',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institute of Science and seven Indian Institutes of Technology; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  sections: [
    {
      id: 'aptitude',
      name: 'General Aptitude',
      mixed,
      shown: 10,
      attemptMax: 10,
      maximum: marks(15),
    },
    { id: 'chemistry', name: 'Chemistry', mixed, shown: 55, attemptMax: 55, maximum: marks(85) },
  ],
  notes: [
    'Only a wrong MCQ costs marks. A wrong MSQ or NAT costs nothing.',
    'There is no Engineering Mathematics in the chemistry paper.',
    'How many of the questions are MCQ, MSQ and NAT can differ from paper to paper.',
  ],
  syllabus: {
    subjects: [
      {
        name: 'Sections of the syllabus',
        units: [
          { name: 'Physical chemistry' },
          { name: 'Inorganic chemistry' },
          { name: 'Organic chemistry' },
        ],
      },
    ],
    note: 'Each section is a list of topics of its own. We could not check them well enough to print them: read them in the official syllabus.',
  },
  official: { name: 'GATE website of the organising institute' },
  sources: [
    {
      title: 'Desi Rankers, GATE exam pattern',
      url: 'https://www.desirankers.in/public/site/pattren',
      readOn,
    },
    {
      title: 'GATEing, question paper pattern for GATE',
      url: 'https://gateing.com/question-paper-pattern-for-gate-exam',
      readOn,
    },
    {
      title: 'GATE at Zeal, GATE exam pattern',
      url: 'https://gateatzeal.com/front/gate_exam_pattern',
      readOn,
    },
    {
      title: 'GetMyUni, GATE Chemistry syllabus',
      url: 'https://www.getmyuni.com/exams/gate-exam-chemistry-syllabus',
      readOn,
    },
  ],
  verifiedOn: readOn,
};
