import { nitRules } from '../../eligibility-rules';
import { classHours } from '@/content/facts/class-hours';
import { institute } from '@/content/facts/institute';
import type { ExamPage } from '../../exam-page';
import { attemptMarks } from '../attempt-marks';
import { examFeeSentence } from '../exam-fees';
import { marks, type PaperPattern } from '../pattern';
import { formatRupees } from '@/content/money';
import { requirePlan } from '../../plans';
import { lowestMaterialPrice, materialRows } from '../../study-material';
import { unitwise } from '../../test-series';
import { iitJamPreparation } from './preparation';

const readOn = '2026-11-23';

export const iitJamPattern: PaperPattern = {
  id: 'iit-jam',
  name: 'IIT-JAM',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institutes of Technology and Indian Institute of Science; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  /* http://powerof2.in/iit-jam-test-pattern/, and the sources below. */
  calculator: true,
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
    'Only Section A has negative marking.',
    'An MSQ gets full marks or none.',
    'There is a calculator on the screen.',
  ],
  official: { name: 'JAM website of IIT Bombay', href: 'https://jam2026.iitb.ac.in' },
  sources: [
    {
      title: 'Mint, JAM paper pattern and marking scheme',
      url: 'https://www.livemint.com/education/news/jam-2025-exam-schedule-syllabus-paper-pattern-out-at-jam2025-iitd-ac-in-application-form-by-sept-3-other-details-11721147521281.html',
      readOn,
    },
    {
      title: 'Zee News, IIT-JAM exam pattern',
      url: 'https://zeenews.india.com/education/iit-jam-registration-2026-begins-today-at-jam2026-iitb-ac-in-check-eligibility-steps-to-apply-here-2955770.html',
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

const thirty = attemptMarks(iitJamPattern, 27, 3);
const online = formatRupees(requirePlan('iit-jam', 'online', '1-year').price);
const oneYear = formatRupees(requirePlan('iit-jam', 'offline', '1-year').price);
const twoYears = formatRupees(requirePlan('iit-jam', 'offline', '2-years').price);
const booklets = formatRupees(lowestMaterialPrice(materialRows('iit-jam')));

export const iitJamPage: ExamPage = {
  path: '/iit-jam',
  exam: 'iit-jam',
  heading: 'IIT-JAM Chemistry: exam pattern, syllabus and coaching',
  meta: {
    title: 'IIT-JAM Chemistry: Exam Pattern, Syllabus, Coaching',
    description:
      'IIT-JAM Chemistry (CY): exam pattern, marks calculator, syllabus, study plan, books, previous year papers and mock tests, and 1- or 2-year coaching.',
    keywords: [
      'IIT JAM Chemistry',
      'IIT JAM Chemistry syllabus',
      'IIT JAM Chemistry exam pattern',
      'IIT JAM coaching in Delhi',
      'IIT JAM Chemistry books',
      'IIT JAM Chemistry previous year papers',
      'IIT JAM Chemistry study plan',
    ],
  },
  shareImage: {
    title: 'IIT-JAM Chemistry',
    line: 'Exam pattern, eligibility, syllabus and coaching',
    alt: 'The molecular orbitals of oxygen with two unpaired electrons, and the words IIT-JAM Chemistry',
  },
  lede: 'The entrance test for M.Sc. Chemistry at the IITs: 60 questions, 100 marks, three hours, on a computer.',
  intro: [
    `Our JAM course runs online for 1 year, from ${online}, and in the classroom at ${institute.place}: ${oneYear} for 1 year, ${twoYears} for 2 years. All fees include GST.`,
  ],
  opens: {
    heading: 'Admissions through IIT-JAM',
    intro:
      'About 3,000 seats in 89 programmes at 22 IITs were offered through JAM for 2026–27, in all seven subjects together.',
    items: [
      {
        name: 'M.Sc. at the IITs',
        detail: 'Two years. Seats are given by JAM rank, without an interview.',
      },
      {
        name: 'Joint M.Sc.-PhD and Integrated PhD',
        detail: 'Offered by several IITs and, as Integrated PhD, by IISc Bengaluru.',
      },
      {
        name: 'NITs, IISERs and other institutes',
        detail:
          'NITs and other centrally funded institutes fill more than 2,000 seats through CCMN. IISER Bhopal, IISER Pune and JNCASR use the JAM score too.',
      },
    ],
  },
  patternIntro:
    'There are three sections, one for each type of question. JAM CY has no general aptitude.',
  cited: {
    figure: '25-30',
    meaning: 'questions at 90% accuracy are a good attempt',
    heading: 'How many questions to attempt in JAM Chemistry',
    reading: [
      'At 90% accuracy, 30 attempts give 27 right answers and 3 wrong ones. Accuracy counts for more than the number of attempts.',
    ],
    marks: {
      intro: 'Marks for 30 attempts, and for 25 with 22 or 23 right:',
      rows: [thirty, attemptMarks(iitJamPattern, 23, 2), attemptMarks(iitJamPattern, 22, 3)],
      note: 'The lower figure is for one-mark answers first and mistakes in two-mark MCQs, the higher one for two-mark answers first and mistakes without negative marking.',
    },
  },
  plannerIntro:
    'Enter your answers section by section to see your marks out of 100. See what two more right answers in Section C add.',
  syllabusIntro: 'The syllabus is B.Sc. chemistry with some mathematics of class 12 level.',
  prepare: {
    heading: 'How to prepare for JAM Chemistry during your B.Sc.',
    intro: 'Use your college timetable for JAM as well.',
    items: [
      {
        name: 'Follow your college lectures',
        detail: 'When college teaches the solid state, solve the JAM questions on it that week.',
      },
      {
        name: 'Revise first-year chemistry',
        detail: 'Periodic trends, gas laws and basic stereochemistry are part of the paper.',
      },
      {
        name: 'Finish every calculation',
        detail: 'In Section C only the number is marked, not the method.',
      },
      {
        name: 'Learn to skip',
        detail: 'If you see no way to start within twenty seconds, go on to the next question.',
      },
    ],
  },
  preparation: iitJamPreparation,
  teaching: {
    intro: 'Choose the length first, then the batch.',
    batches: [
      {
        name: '1-year programme',
        length: `Online from ${online}; classroom ${oneYear}`,
        hours: 'Live, recorded or classroom',
        suits: 'For the final year of the B.Sc. or the year after.',
      },
      {
        name: '2-year programme',
        length: `Classroom ${twoYears}`,
        hours: `At ${institute.place}`,
        suits: 'For second-year students.',
      },
      {
        name: 'Regular batch',
        length: 'About five months of classes',
        hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
        suits: 'Online in the morning or evening, or in the classroom.',
      },
      {
        name: 'Weekend batch',
        length: 'For the length of your course',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For college students and people with a job.',
      },
    ],
    note: 'Fees include 18% GST and are for the whole course.',
    experience: 'We have over 5 years of experience in coaching for chemistry entrance exams.',
  },
  deliverables: {
    intro: 'The classroom courses include all of these, the online plans according to tier.',
    items: [
      {
        name: 'Recorded lectures',
        detail: 'In all plans, for new topics and for revision.',
        link: { label: 'JAM online plans and fees', href: '/onlinecourses/iit-jam' },
      },
      {
        name: 'Live sessions',
        detail: 'With Gold and Platinum online, and in both classroom courses.',
        link: { label: 'JAM classroom courses', href: '/offlinecourses/iit-jam' },
      },
      {
        name: 'Teacher handouts',
        detail: 'With the lectures, in all plans.',
        link: { label: 'Batches that start next', href: '/new-batch' },
      },
      {
        name: 'Practice and PYQ books',
        detail: `3000+ questions and previous papers by subtopic. Booklets can be bought alone, from ${booklets}.`,
        link: { label: 'JAM study material', href: '/studymaterial/iit-jam' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests, alone for ${formatRupees(unitwise.price)}, and a final mock test in all plans.`,
        link: { label: 'JAM test series', href: '/testseries/iit-jam' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7, in every plan.',
        link: { label: 'Ask a question', href: '/contact' },
      },
    ],
  },
  enquiry: {
    heading: 'Plan your JAM preparation',
    text: 'Send your semester, your college hours and the branch you find hardest. A counsellor suggests a batch.',
    button: 'Write to us about IIT-JAM',
  },
  next: [
    '/offlinecourses/iit-jam',
    '/testseries/iit-jam',
    '/practice/iit-jam',
    '/testseries/tifr',
    '/result/iit-jam',
    '/new-batch',
    '/cuet-pg',
    '/fees',
  ],
  faqs: [
    {
      question: 'Who can appear for IIT-JAM Chemistry?',
      answer:
        'Students in the final year of a bachelor’s degree, and graduates. There is no age limit. The admitting institute sets the subjects you must have studied.',
    },
    {
      question: 'Is 55% in B.Sc. still needed for JAM?',
      answer: `Not for the IITs. The rule was waived for JAM 2021 and has been in no brochure since JAM 2022: you need to pass the degree and send proof by the date the institute sets. NITs ask for ${nitRules.open}% (${nitRules.reserved}% for SC, ST and PwD), IISc for a first class.`,
    },
    {
      question: 'When is JAM held?',
      answer:
        'Once a year, on a Sunday in February. Applications are open from early September to October, and the result comes in the second half of March. JAM 2026 was held on 15 Feb 2026.',
    },
    {
      question: 'What is the application fee for JAM?',
      answer: examFeeSentence(
        'iit-jam',
        'For JAM 2026, women and SC, ST and PwD candidates paid ₹1,000 for one paper and ₹1,350 for two, all others ₹2,000 and ₹2,700.',
      ),
    },
    {
      question: 'Which IIT conducts JAM?',
      answer:
        'The organiser changes every year: IIT Madras in 2024, IIT Delhi in 2025, IIT Bombay in 2026.',
    },
    {
      question: 'How do admissions work after the result?',
      answer:
        'Fill in your choices on JOAPS, the JAM portal, in April. Seats are offered by rank in four rounds, usually in June and July; you accept by paying a seat booking fee. The NITs have a form of their own, CCMN, in June.',
    },
    {
      question: 'Can I take JAM and CUET (PG) in the same year?',
      answer:
        'Yes. JAM is held in February and CUET (PG) in March. The syllabus is largely common; CUET (PG) has only multiple-choice questions and less time for each.',
    },
    {
      question: 'We live outside Delhi. Which batch can my daughter join?',
      answer:
        'Any online batch. Classes are live at weekends or on weekdays, or recorded, and printed books are sent all over India with Platinum.',
    },
  ],
};
