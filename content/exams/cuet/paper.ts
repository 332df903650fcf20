import { marks, type PaperPattern } from '@/content/exams/pattern';

const readOn = '2026-11-21';

export const cuetPattern: PaperPattern = {
  id: 'cuet',
  name: 'CUET (PG)',
  paper: 'Chemistry, paper code SCQP08',
  body: 'National Testing Agency (NTA)',
  minutes: 90,
  languages: ['English', 'Hindi'],
  sections: [
    {
      id: 'chemistry',
      name: 'Chemistry',
      kinds: [{ types: ['MCQ'], marks: marks(4), negative: marks(1), shown: 75, attemptMax: 75 }],
    },
  ],
  notes: [
    'All questions are from chemistry: there is no general section.',
    'A question left blank brings nothing and costs nothing.',
  ],
  official: { name: 'CUET (PG) website of the National Testing Agency' },
  sources: [
    {
      title: 'Shiksha, CUET PG syllabus and pattern',
      url: 'https://shiksha.com/science/cuet-pg-exam-syllabus/mtech-4369',
      readOn,
    },
    {
      title: 'Chiral Academy, CUET PG Chemistry',
      url: 'https://chiralacademy.com/?p=21787',
      readOn,
    },
    {
      title: 'VedPrep, CUET PG Chemistry exam pattern',
      url: 'https://vedprep.com/exams/cuet-pg/cuet-pg-chemistry-exam-pattern-2026',
      readOn,
    },
  ],
  verifiedOn: readOn,
};
