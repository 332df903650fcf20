import { classHours } from '@/content/facts/class-hours';
import { bankStep, type Course, officeStep, onlineStep } from '../../course';
import { itemRows } from '../../features';
import { institute, directionsText, withPlace } from '@/content/facts/institute';
import { planTabs, silverSentence } from '../../plans';

export const iitJamOnline: Course = {
  path: '/onlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry online coaching: fees and batches',
  meta: {
    title: 'IIT-JAM Chemistry Online Coaching: Fees and Batches',
    description:
      'One-year online coaching for IIT-JAM Chemistry: live weekday or weekend classes or recorded lectures, 39 unitwise tests and PYQ books.',
    keywords: [
      'IIT JAM Chemistry online coaching',
      'IIT JAM Chemistry online course',
      'IIT JAM Chemistry recorded lectures',
      'IIT JAM Chemistry course fees',
    ],
  },
  lede: 'A one-year online course for the IIT-JAM Chemistry paper, live or recorded, alongside your B.Sc.',
  familyCard: 'A one-year course for B.Sc. students and graduates, live or recorded.',
  homeCard: 'One year, live or recorded, alongside the final years of a B.Sc.',
  intro: [
    'JAM tests B.Sc. chemistry with 60 short questions in three hours. The course covers the syllabus and gives practice in all three question types.',
  ],
  features: [
    {
      name: 'B.Sc. chemistry from the basics',
      detail: 'Physical, organic and inorganic chemistry, topic by topic.',
    },
    {
      name: 'Recorded lectures in every plan',
      detail: 'Gold and Platinum add live sessions, each with its recording.',
    },
    {
      name: 'Practice books',
      detail: '3000+ questions as a soft copy. Platinum adds the printed books.',
    },
    {
      name: 'Subtopicwise PYQs',
      detail: 'Previous JAM questions, arranged by topic.',
    },
    {
      name: '39 unitwise tests and a final mock test',
      detail: 'Subtopicwise and previous-year tests and a 30-day crash course with Platinum.',
    },
    {
      name: 'Handouts and doubt-clearing',
      detail: 'Teacher handouts and 24x7 doubt resolution in every plan.',
    },
  ],
  batches: [
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For second- and third-year B.Sc. students.',
    },
    {
      name: 'Regular, live',
      length: 'About five months of classes',
      hours: `${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'Morning or evening, for graduates in a drop year.',
    },
    {
      name: 'Recorded only',
      length: '1 year',
      hours: 'At any time',
      suits: 'For students whose college hours change from day to day.',
    },
  ],
  batchNote:
    'For live batches choose Gold or Platinum. A 2-year programme is held in the classroom in Delhi.',
  plansIntro: `${silverSentence('iit-jam', 'Bronze and Silver include the same recorded course.')} Gold includes live classes as well, and Platinum all printed question books, all tests and the crash course.`,
  tabs: planTabs('iit-jam', 'online', ['1-year']),
  registration: [onlineStep, officeStep, bankStep],
  faqs: [
    {
      question: 'Can I prepare for IIT-JAM during my B.Sc.?',
      answer:
        'Yes. Final-year students can appear for JAM. The weekend batch and the recorded course leave your college hours free.',
    },
    {
      question: 'Is there an age limit or a minimum percentage for JAM?',
      answer:
        'There is no age limit, and no minimum percentage to appear. For admission, the IITs ask for a completed degree with the right subjects. IISc asks for a first class as well.',
    },
    {
      question: 'How many questions are a good attempt in JAM Chemistry?',
      answer:
        '25-30 questions at 90% accuracy. The paper has 60 questions, so choose the ones you are sure of.',
    },
    {
      question: 'My mathematics is weak. Can I prepare for JAM Chemistry?',
      answer:
        'Yes. JAM asks mathematics of class 12 level: functions, integrals, simple differential equations, vectors and matrices. Physical chemistry uses the same.',
    },
    {
      question: 'Does JAM Chemistry have general aptitude?',
      answer:
        'No. The general aptitude lessons in your plan are for GATE and CSIR-NET, which you may take later.',
    },
    {
      question: 'What if I miss a live class because of college practicals?',
      answer:
        'With Gold or Platinum, watch its recording. You can use it for the whole year of your plan.',
    },
    {
      question: 'Will the same preparation help for CUET (PG)?',
      answer:
        'Yes, both exams ask B.Sc. chemistry. For CUET (PG), add timed practice: it has 75 questions in 90 minutes.',
    },
    {
      question: 'When will I get my printed books?',
      answer:
        'They are dispatched 3-5 business days after payment and delivered 7-14 business days later. Printed question books come with Platinum.',
    },
  ],
};

export const iitJamOffline: Course = {
  path: '/offlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry coaching in Delhi: fees, batches',
  meta: {
    title: 'IIT-JAM Chemistry Coaching in Delhi: Fees, Batches',
    description: withPlace(
      160,
      (place) =>
        `Classroom coaching for IIT-JAM Chemistry at ${place}: 1-year and 2-year programmes, regular and weekend batches, with books and tests.`,
    ),
    keywords: [
      'IIT JAM Chemistry coaching in Delhi',
      `IIT JAM coaching ${institute.area}`,
      'IIT JAM Chemistry 2 year programme',
      'IIT JAM Chemistry coaching fees',
    ],
  },
  lede: `One- and two-year classroom programmes for IIT-JAM Chemistry in ${institute.place}.`,
  familyCard: 'One year for final-year students and graduates, two years from the second year.',
  homeCard: 'A 1-year programme, or a 2-year programme that starts in the second year of the B.Sc.',
  intro: [
    'Both programmes teach the complete JAM Chemistry syllabus and include the same books and tests. Choose by the year in which you will take JAM.',
  ],
  features: [
    {
      name: 'Complete JAM syllabus',
      detail: 'Physical, organic and inorganic chemistry, and basic mathematical concepts.',
    },
    {
      name: 'Regular and weekend batches',
      detail: 'Attend daily after your degree, or at weekends during college.',
    },
    {
      name: 'All books in print',
      detail: 'Theory booklets, practice books of 3000+ questions and PYQs, with soft copies.',
    },
    {
      name: '39 unitwise tests',
      detail: 'With subtopicwise and previous-year tests, and a final mock test.',
    },
    {
      name: 'Recorded lectures',
      detail: 'To revise at home or catch up on a missed class.',
    },
    {
      name: 'Free doubt resolution',
      detail: 'With teacher handouts for the lectures.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'About five months',
      hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
      suits: 'For graduates. Make sure class timings do not clash with college.',
    },
    {
      name: 'Weekend batch',
      length: 'For the length of your programme',
      hours: 'On weekends and holidays',
      suits: 'For B.Sc. students with lectures, practicals and attendance on weekdays.',
    },
  ],
  plansIntro: `Each programme includes all ${itemRows.length} items and has one fee for its whole length. General Aptitude is for GATE and CSIR-NET; JAM does not ask it.`,
  tabs: planTabs('iit-jam', 'offline', ['1-year', '2-years']),
  classroom: {
    week: [
      'In college weeks, solve the questions of a subtopic on the day it is taught and take its test at the weekend.',
    ],
  },
  faqs: [
    {
      question: 'Should we choose the 1-year or the 2-year programme?',
      answer:
        'Choose 1 year in the final year of the B.Sc. or after it. Choose 2 years in the second year: the same syllabus is then spread over more weeks.',
    },
    {
      question: 'Is the second year of the B.Sc. too early for JAM coaching?',
      answer:
        'No. Much of the JAM syllabus is taught in the B.Sc., so coaching and college support each other.',
    },
    {
      question: 'Which metro station is nearest to the classroom?',
      answer: directionsText(
        `IIT Delhi, on the Magenta Line. From the Yellow Line, change at Hauz Khas. The classroom is in ${institute.place}, next to the IIT Delhi campus.`,
      ),
    },
    {
      question: 'Does the 2-year programme include more than the 1-year programme?',
      answer: 'No, both include the same classes, books and tests. You get twice the time.',
    },
    {
      question: 'Is JAM held in Hindi as well?',
      answer: 'No, the JAM paper is in English only.',
    },
    {
      question: 'Can a parent complete the admission?',
      answer:
        'A parent can bring the papers and pay the fee. The student fills in the form and signs the copy of the identity proof.',
    },
    {
      question: 'Is there an interview after JAM?',
      answer:
        'No. For M.Sc. seats at the IITs, admission through JAM has no further test or interview.',
    },
  ],
  registration: [onlineStep, officeStep, bankStep],
};
