import { marks, type PaperPattern } from '../pattern';

const readOn = '2026-11-23';

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
    'All 75 questions are from chemistry. There is no general section.',
    'Unanswered questions get no marks and lose none.',
  ],
  official: { name: 'CUET (PG) website of NTA', href: 'https://exams.nta.nic.in/cuet-pg/' },
  sources: [
    {
      title: 'Shiksha, CUET PG syllabus and pattern',
      url: 'https://shiksha.com/science/cuet-pg-exam-syllabus/mtech-4369',
      readOn,
    },
    {
      title: 'Collegedunia, CUET PG Chemistry syllabus',
      url: 'https://collegedunia.com/exams/cuet-pg/chemistry-syllabus',
      readOn,
    },
    {
      title: 'NDTV, CUET PG, structure of the papers',
      url: 'https://www.ndtv.com/education/cuet-pg-2026-admit-card-out-live-nta-releases-hall-tickets-for-exams-scheduled-from-march-16-19-11209446',
      readOn,
    },
  ],
  verifiedOn: readOn,
};
