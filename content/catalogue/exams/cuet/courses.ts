import { cuetClassroom } from '@published/cuetClassroom';
import { classHours } from '@/content/facts/class-hours';
import { bankStep, type Course, officeStep, onlineStep } from '../../course';
import { itemRows } from '../../features';
import { institute, directionsText, withPlace } from '@/content/facts/institute';
import type { Plan } from '../../plan';
import { planTabs, plansFor, silverSentence } from '../../plans';
import { cuetPattern } from './paper';

const regular = plansFor('cuet', 'offline', '6-months');
const weekend = plansFor('cuet', 'offline', '1-year');
const titleOf = ([plan]: readonly Plan[]) => plan?.title ?? '';

export const cuetOnline: Course = {
  path: '/onlinecourses/cuet',
  heading: 'CUET (PG) Chemistry online coaching: fees, batches',
  meta: {
    title: 'CUET PG Chemistry Online Coaching: Fees, Batches',
    description:
      'Online coaching for CUET (PG) Chemistry (SCQP08): a six-month regular or one-year weekend batch, live or recorded, with 39 unitwise tests.',
    keywords: [
      'CUET PG Chemistry online coaching',
      'CUET PG Chemistry online course',
      'SCQP08 coaching',
      'CUET PG Chemistry fees',
    ],
  },
  lede: 'Online coaching for the CUET (PG) Chemistry paper (SCQP08): six months of regular classes or one year of weekends.',
  familyCard: 'For M.Sc. admission at DU, BHU, JNU and other universities.',
  homeCard: 'A six-month regular or a one-year weekend batch for the SCQP08 paper.',
  intro: [
    'One CUET (PG) score is used for M.Sc. admission at many universities. The paper has 75 chemistry questions in 90 minutes, so speed counts as much as knowledge.',
  ],
  features: [
    {
      name: 'B.Sc. chemistry, branch by branch',
      detail: 'Organic, physical and inorganic chemistry.',
    },
    {
      name: 'Live or recorded',
      detail: 'Recorded lectures in every plan. Live sessions from Gold upwards.',
    },
    {
      name: 'Practice and PYQ books',
      detail: 'Soft copies in all tiers, printed books in Platinum and Diamond.',
    },
    {
      name: 'Tests for every unit',
      detail: '39 unitwise tests and a final mock test. More kinds of tests from Platinum.',
    },
    {
      name: 'Theory booklets',
      detail: 'Included in Diamond, sold separately for the other tiers.',
    },
    {
      name: 'Doubt-clearing',
      detail: 'At any hour, in all five tiers.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'Six months',
      hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'For graduates and students after their last semester exams.',
    },
    {
      name: 'Weekend, live',
      length: 'One year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For final-year B.Sc. students.',
    },
    {
      name: 'Recorded only',
      length: '6 months or 1 year',
      hours: 'At your own pace',
      suits: 'For self-study, with unitwise tests.',
    },
  ],
  batchNote:
    'The 6 Months Plan is for the regular batch, the 1 Year Plan for the weekend batch. Gold, Platinum and Diamond include live classes.',
  plansIntro: `${silverSentence('cuet', 'Silver has the same items as Bronze.')} Gold adds live classes. Platinum adds printed question books, all tests and the crash course. Diamond adds the theory booklets. General Aptitude, in every plan, is for GATE and CSIR-NET and no part of CUET (PG).`,
  tabs: planTabs('cuet', 'online', ['6-months', '1-year']),
  paper: {
    pattern: cuetPattern,
    intro: 'One section of multiple-choice questions, a little over a minute for each.',
  },
  registration: [onlineStep, officeStep, bankStep],
  faqData: false,
  faqs: [
    {
      question: 'Which universities accept CUET (PG) Chemistry?',
      answer:
        'More than 190 universities took part in 2025, among them Delhi University, BHU, JNU, AMU and the University of Hyderabad. NTA names all of them each year.',
    },
    {
      question: 'Who can appear for CUET (PG)?',
      answer:
        'Graduates and final-year students. NTA sets no age limit. Each university sets its own subjects and percentage.',
    },
    {
      question: 'Is CUET (PG) Chemistry available in Hindi?',
      answer: 'Yes, the question paper is in English and Hindi.',
    },
    {
      question: 'What are the passing marks in CUET (PG)?',
      answer:
        'There is no common passing mark. Every university makes its own merit list from the scores.',
    },
    {
      question: 'What does Diamond add to Platinum?',
      answer: 'The theory booklets. All other items are the same in both.',
    },
    {
      question: 'Is there a test series for CUET (PG) alone?',
      answer: 'No. The tests come with the course plans.',
    },
    {
      question: 'I am preparing for JAM. Do I need this course as well?',
      answer:
        'Usually not: the chemistry is the same. For speed, practise previous-year questions of CUET (PG).',
    },
  ],
};

export const cuetOffline: Course = {
  path: '/offlinecourses/cuet',
  heading: 'CUET (PG) Chemistry coaching in Delhi: fees, batches',
  meta: {
    title: 'CUET PG Chemistry Coaching in Delhi: Fees, Batches',
    description: withPlace(
      160,
      (place) =>
        `Classroom coaching for CUET (PG) Chemistry at ${place}: a six-month regular or a one-year weekend batch, with all books and tests in the fee.`,
    ),
    keywords: [
      'CUET PG Chemistry coaching in Delhi',
      `CUET PG coaching ${institute.area}`,
      'CUET PG Chemistry weekend batch',
      'CUET PG Chemistry coaching fees',
    ],
  },
  lede: `Classroom coaching for CUET (PG) Chemistry in ${institute.place}: six months in the regular batch or one year at weekends.`,
  familyCard: 'Six-month regular or one-year weekend batch, all books included.',
  homeCard: 'Six months of regular classes or one year of weekends, all books included.',
  intro: [
    'Any B.Sc. topic may come in CUET (PG). The course covers the whole syllabus and then trains speed with tests.',
  ],
  features: [
    {
      name: 'Whole B.Sc. syllabus',
      detail: 'Organic, inorganic and physical chemistry.',
    },
    {
      name: 'Printed books',
      detail: 'Theory booklets, 3000+ practice questions and subtopicwise PYQs.',
    },
    {
      name: 'All tests',
      detail: 'By subtopic, by unit, from previous years, and a final mock test.',
    },
    {
      name: 'Crash course',
      detail: '30 days of revision with a test series.',
    },
    {
      name: 'Recordings',
      detail: 'Recorded lectures, and the recordings of live sessions.',
    },
    {
      name: 'Doubt resolution',
      detail: 'Free, also outside class.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'Six months',
      hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'For the months after the final B.Sc. examination.',
    },
    {
      name: 'Weekend batch',
      length: 'One year',
      hours: 'On weekends and holidays',
      suits: 'For final-year students and people in a job.',
    },
  ],
  plansIntro: `“${titleOf(regular)}” is the regular batch, “${titleOf(weekend)}” the weekend batch. Both include all ${itemRows.length} items; one of them, General Aptitude, is for CSIR-NET and GATE.`,
  tabs: [
    { id: '1-year', label: cuetClassroom?.regular ?? '1 Year Plan', plans: regular },
    { id: '2-years', label: cuetClassroom?.weekend ?? '2 Year Plan', plans: weekend },
  ],
  classroom: {
    week: [
      `In the regular batch, classes take ${classHours.others.weekly} hours a week for about five months. In the weekend batch, use weekday evenings for notes and ten questions a day.`,
    ],
  },
  faqs: [
    {
      question: 'Which batch is right for me: regular or weekend?',
      answer:
        'Regular, if your B.Sc. exams are over and you can come six days a week. Weekend, if you are still in college or have a job.',
    },
    {
      question: 'When is CUET (PG) held?',
      answer:
        'Once a year, in March. Applications are usually taken in December and January, and the result comes in late April or early May.',
    },
    {
      question: 'What is the application fee for CUET (PG)?',
      answer:
        'For up to two papers in 2026: ₹1,400 for the general category, ₹1,200 for OBC-NCL and EWS, ₹1,100 for SC, ST and third gender, ₹1,000 for PwBD candidates.',
    },
    {
      question: 'How do universities admit after CUET (PG)?',
      answer:
        'Each university has its own counselling from May to July. Delhi University admits through its CSAS (PG) portal.',
    },
    {
      question: 'Is CUET (PG) easier than JAM?',
      answer:
        'The syllabus is similar, but the papers differ. CUET (PG) has 75 multiple-choice questions in 90 minutes. JAM has 60 in three hours, and 20 of them need a number as the answer.',
    },
    {
      question: 'How do I reach the centre by metro?',
      answer: directionsText(
        `Go to IIT Delhi station on the Magenta Line. The centre is in ${institute.place}, next to the IIT campus.`,
      ),
    },
  ],
  faqData: false,
  registration: [onlineStep, officeStep, bankStep],
};
