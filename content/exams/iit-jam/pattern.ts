import { marks, type PaperPattern } from '@/content/exams/pattern';

const readOn = '2026-11-21';

export const iitJam: PaperPattern = {
  id: 'iit-jam',
  name: 'IIT-JAM',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institutes of Technology and Indian Institute of Science; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  sections: [
    {
      id: 'a',
      name: 'Section A',
      kinds: [
        { types: ['MCQ'], marks: marks(1), negative: marks(1, 3), shown: 10, attemptMax: 10 },
        { types: ['MCQ'], marks: marks(2), negative: marks(2, 3), shown: 20, attemptMax: 20 },
      ],
    },
    {
      id: 'b',
      name: 'Section B',
      kinds: [{ types: ['MSQ'], marks: marks(2), negative: 0, shown: 10, attemptMax: 10 }],
    },
    {
      id: 'c',
      name: 'Section C',
      kinds: [
        { types: ['NAT'], marks: marks(1), negative: 0, shown: 10, attemptMax: 10 },
        { types: ['NAT'], marks: marks(2), negative: 0, shown: 10, attemptMax: 10 },
      ],
    },
  ],
  notes: [
    'Only Section A loses marks for wrong answers.',
    'An MSQ counts in full or not at all: there is no partial credit.',
    'A calculator is on the screen.',
  ],
  syllabus: {
    subjects: [
      {
        name: 'Basic mathematical concepts (10+2 level)',
        units: [
          { name: 'Functions' },
          { name: 'Maxima and minima' },
          { name: 'Integrals' },
          { name: 'Ordinary differential equations' },
          { name: 'Vectors and matrices' },
          { name: 'Determinants' },
          { name: 'Elementary statistics' },
        ],
      },
      {
        name: 'Physical chemistry',
        continues: true,
        units: [
          { name: 'Atomic and molecular structure' },
          { name: 'Gaseous state' },
          { name: 'Liquid state' },
          { name: 'Solid state' },
          { name: 'Chemical thermodynamics' },
        ],
      },
    ],
    note: 'Organic and inorganic chemistry are part of the paper too. We print only the topics we could check against several copies: for the others, read the official syllabus.',
  },
  official: { name: 'JAM website of the organising institute' },
  sources: [
    {
      title: 'Careers360, JAM exam pattern',
      url: 'https://university.careers360.com/articles/jam-exam-pattern',
      readOn,
    },
    {
      title: 'The Indian Express, IIT JAM exam pattern',
      url: 'https://education.indianexpress.com/science-exam/iit-jam-pattern',
      readOn,
    },
    {
      title: 'CollegeSearch, IIT JAM exam pattern',
      url: 'https://www.collegesearch.in/exam/iit-jam-exam-pattern',
      readOn,
    },
    {
      title: 'Physics Wallah, IIT JAM Chemistry exam pattern',
      url: 'https://www.pw.live/iit-jam/exams/iit-jam-chemistry-exam-pattern',
      readOn,
    },
    {
      title: 'Syllabus.gen.in, JAM Chemistry syllabus',
      url: 'http://www.syllabus.gen.in/3108.html',
      readOn,
    },
    {
      title: 'Scribd, copy of a JAM Chemistry syllabus',
      url: 'https://www.scribd.com/document/867865396/IIT-JAM-and-GATE-syllabus',
      readOn,
    },
  ],
  verifiedOn: readOn,
};
