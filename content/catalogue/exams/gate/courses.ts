import { classHours } from '@/content/facts/class-hours';
import { bankStep, type Course, officeStep, onlineStep } from '../../course';
import { itemRows } from '../../features';
import { institute, directionsText, withPlace } from '@/content/facts/institute';
import { planTabs, silverSentence } from '../../plans';

export const gateOnline: Course = {
  path: '/onlinecourses/gate',
  heading: 'GATE Chemistry online coaching: fees and batches',
  meta: {
    title: 'GATE Chemistry Online Coaching: Fees and Batches',
    description:
      'Online coaching for GATE Chemistry (CY): live morning, evening and weekend batches or recorded lectures, 39 unitwise tests and PYQ books.',
    keywords: [
      'GATE Chemistry online coaching',
      'GATE Chemistry online course',
      'GATE CY recorded lectures',
      'GATE Chemistry coaching fees',
    ],
  },
  lede: 'Live or recorded classes, practice books and tests for the GATE Chemistry paper (CY), for 6 months or 1 year.',
  familyCard: 'Live or recorded classes for the CY paper, with general aptitude in every plan.',
  homeCard: 'Live morning, evening and weekend batches, or recorded lectures, for the CY paper.',
  intro: [
    'GATE CY has 65 questions for 100 marks in three hours: 85 marks for chemistry and 15 for general aptitude. The course teaches both.',
  ],
  features: [
    {
      name: 'Full CY syllabus',
      detail: 'Physical, inorganic and organic chemistry, and general aptitude.',
    },
    {
      name: 'Recorded lectures and handouts',
      detail: 'In every plan. Gold and Platinum add live sessions and their recordings.',
    },
    {
      name: '3000+ practice questions',
      detail: 'Soft copies in every plan, printed books with Platinum.',
    },
    {
      name: 'PYQs by subtopic',
      detail: 'Previous GATE questions, sorted by subtopic.',
    },
    {
      name: '39 unitwise tests and a final mock',
      detail: 'Platinum adds subtopicwise and previous-year tests and a 30-day crash course.',
    },
    {
      name: 'Doubt resolution',
      detail: 'At any hour, in all four tiers.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'About five months',
      hours: `${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'Morning or evening batch, for full-time preparation.',
    },
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For M.Sc. students and working professionals.',
    },
    {
      name: 'Recorded only',
      length: '6 months or 1 year',
      hours: 'At your own pace',
      suits: 'For students whose hours change from week to week.',
    },
  ],
  batchNote: 'Live batches need a Gold or Platinum plan.',
  plansIntro: `${silverSentence('gate', 'Bronze and Silver have the same items: recorded lectures, soft-copy books and unitwise tests.')} Gold adds live classes. Platinum adds printed books, more tests and the crash course.`,
  tabs: planTabs('gate', 'online', ['6-months', '1-year']),
  registration: [onlineStep, officeStep, bankStep],
  faqs: [
    {
      question: 'Who can appear for GATE Chemistry?',
      answer:
        'Students in the third year or higher of a degree course, and graduates in science or engineering. GATE has no age limit and no limit on attempts.',
    },
    {
      question: 'Should I take the 6-month or the 1-year GATE plan?',
      answer:
        'Take 6 months if you can study full time and remember your degree chemistry well. Take 1 year if you have college or a job on weekdays.',
    },
    {
      question: 'Can I prepare for GATE with a full-time job?',
      answer:
        'Yes. The weekend batch meets on Saturdays, Sundays and holidays, and you can watch the recording of a class you missed.',
    },
    {
      question: 'How long can I watch the GATE lectures?',
      answer: 'For the length of your plan: 6 months or 1 year.',
    },
    {
      question: 'How many questions should I attempt in GATE Chemistry?',
      answer:
        '40 to 50 of the 65 are a good attempt. Only wrong multiple-choice answers lose marks, so answer a numerical question even if you can only estimate the value.',
    },
    {
      question: 'Does the course help with numerical-answer questions?',
      answer:
        'Yes. The PYQ books and practice include numerical and multiple-select questions as well as multiple choice.',
    },
    {
      question: 'Can I prepare for GATE and CSIR-NET together?',
      answer:
        'Yes, most of the chemistry is common. Add the practice of each exam’s own question types in the last two months: numerical answers for GATE, Part C for CSIR-NET.',
    },
    {
      question: 'Is a demo class available before I join?',
      answer: 'Yes. Choose Demo as the mode of study on the admission form.',
    },
  ],
};

export const gateOffline: Course = {
  path: '/offlinecourses/gate',
  heading: 'GATE Chemistry coaching in Delhi: fees, batches',
  meta: {
    title: 'GATE Chemistry Coaching in Delhi: Fees, Batches',
    description: withPlace(
      160,
      (place) =>
        `Classroom coaching for GATE Chemistry (CY) at ${place}: regular and weekend batches, 6 months or 1 year, printed books and all tests included.`,
    ),
    keywords: [
      'GATE Chemistry coaching in Delhi',
      'GATE Chemistry classroom coaching',
      `GATE CY coaching ${institute.area}`,
      'GATE Chemistry coaching fees',
    ],
  },
  lede: `Classroom coaching for the GATE Chemistry paper (CY) in ${institute.place}, for 6 months or 1 year.`,
  familyCard: 'Diamond plan of 6 months or 1 year, with all books and tests.',
  homeCard: `Classroom batch at ${institute.area} for 6 months or 1 year, with all books and tests.`,
  intro: [
    'One fee covers classroom teaching, printed books, tests and recorded lectures for chemistry and general aptitude.',
  ],
  features: [
    {
      name: 'Full CY syllabus in class',
      detail: 'Physical, inorganic and organic chemistry.',
    },
    {
      name: 'General aptitude',
      detail: 'Taught along with chemistry: it carries 15 of the 100 marks.',
    },
    {
      name: 'Printed books',
      detail:
        'Theory booklets, 3000+ practice questions and subtopicwise PYQs, with soft copies of the question books.',
    },
    {
      name: 'Four kinds of tests',
      detail: 'Subtopicwise, unitwise and previous-year tests, and a final mock test.',
    },
    {
      name: '30-day crash course',
      detail: 'Revision with its own test series before the exam.',
    },
    {
      name: 'Recorded lectures',
      detail: 'Watch a topic again at home.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'About five months',
      hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'For graduates and final-semester students who can study full time.',
    },
    {
      name: 'Weekend batch',
      length: 'For the length of your plan',
      hours: 'On weekends and holidays',
      suits: 'For those who work or have lab hours from Monday to Friday.',
    },
  ],
  plansIntro: `Both plans include all ${itemRows.length} items: classes, recordings, books, tests and doubt resolution. They differ only in length.`,
  tabs: planTabs('gate', 'offline', ['6-months', '1-year']),
  classroom: {
    week: [
      `The regular batch has ${classHours.others.weekly} hours of class a week. Keep one to two hours a day for practice at home.`,
    ],
  },
  faqs: [
    {
      question: 'Where is the GATE Chemistry classroom?',
      answer: directionsText(
        `In ${institute.place}, next to IIT Delhi. IIT Delhi metro station is on the Magenta Line, one stop from Hauz Khas on the Yellow Line.`,
      ),
    },
    {
      question: 'Is 6 months enough for GATE Chemistry?',
      answer:
        'Yes, if you attend the regular batch: its classes cover the syllabus in about five months. That leaves about a month for revision and mock tests.',
    },
    {
      question: 'I studied chemistry years ago. Can I still prepare for GATE?',
      answer:
        'Yes. Take the 1-year plan and begin with thermodynamics and kinetics, since much of physical chemistry builds on them.',
    },
    {
      question: 'What is the medium of the GATE paper?',
      answer: 'English. There is no Hindi version of the question paper.',
    },
    {
      question: 'Do classroom students get online access too?',
      answer: 'Yes. Recorded lectures, live sessions and their recordings are part of both plans.',
    },
    {
      question: 'Which documents do I need for admission?',
      answer:
        'The form, photographs and identity proof listed below under “At the institute office”.',
    },
  ],
  registration: [onlineStep, officeStep, bankStep],
};
