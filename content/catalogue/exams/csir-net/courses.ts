import { classHours } from '@/content/facts/class-hours';
import { bankStep, type Course, officeStep, onlineStep, phoneStep } from '../../course';
import { institute, withPlace } from '@/content/facts/institute';
import { formatRupees } from '@/content/money';
import { planTabs, silverSentence } from '../../plans';
import { materialRows } from '../../study-material';
import { unitwise } from '../../test-series';

const priceOf = (id: 'theory' | 'combined') => {
  const row = materialRows('csir-net').find((one) => one.id === id);
  return row ? formatRupees(row.price) : '';
};

export const csirNetOnline: Course = {
  path: '/onlinecourses/csir-net',
  heading: 'CSIR-NET Chemistry online coaching: fees and batches',
  meta: {
    title: 'CSIR-NET Chemistry Online Coaching: Fees and Batches',
    description:
      'Online coaching for CSIR-NET/JRF Chemical Sciences: live weekday and weekend batches, recorded lectures, tests and study material.',
    keywords: [
      'CSIR NET chemistry online coaching',
      'CSIR NET Chemical Sciences online course',
      'CSIR NET chemistry recorded lectures',
      'CSIR NET chemistry coaching fees',
    ],
  },
  lede: 'Live classes, recorded lectures and tests for the CSIR-NET/JRF Chemical Sciences paper. Join a weekday or weekend batch, or study from recordings at your own pace.',
  familyCard: 'Live on weekdays, live at weekends, or recorded lectures only.',
  homeCard:
    'A regular live batch of 6 months, a weekend live batch of 1 year, or recorded lectures.',
  intro: [
    `Every plan includes recorded lectures, teacher handouts, practice books with 3000+ questions and unitwise tests. Gold and Platinum add live sessions.`,
  ],
  features: [
    {
      name: 'Expert faculty',
      detail: 'The institute has prepared students for chemistry entrance exams for over 5 years.',
    },
    {
      name: 'Comprehensive syllabus coverage',
      detail:
        'Inorganic, organic and physical chemistry for Parts B and C, General Aptitude for Part A.',
    },
    {
      name: 'Effective teaching methods',
      detail: 'Each topic is taught, practised with handouts and question books, and then tested.',
    },
    {
      name: 'Batch options of 6 months, 1 year and 2 years',
      detail: 'Live on weekdays or at weekends, or recorded lectures only.',
    },
    {
      name: 'Access to recorded lectures',
      detail:
        'Recorded lectures in every plan, and recordings of the live sessions in Gold and Platinum.',
    },
    {
      name: 'Quality study materials',
      detail:
        'Practice books and PYQ books by subtopic as soft copies. Platinum adds printed copies.',
    },
    {
      name: 'Regular assessments',
      detail: `${unitwise.tests} unitwise tests and a final mock test in every plan. Platinum adds subtopicwise and PYQ tests.`,
    },
  ],
  batches: [
    {
      name: 'Regular live batch',
      length: '6 months, with about five months of classes',
      hours: `${classHours.csirNet.daily} hours daily, six days a week`,
      suits: 'For full-time preparation. Morning and evening batches.',
    },
    {
      name: 'Weekend live batch',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'If you work or attend college on weekdays.',
    },
    {
      name: 'Recorded lectures',
      length: '6 months, 1 year or 2 years',
      hours: 'At your own pace',
      suits:
        'If your free hours change from week to week. The fee for 2 years is given by phone or at the office.',
    },
  ],
  plansIntro: 'Four plans, each for 6 months or 1 year. For live classes, choose Gold or Platinum.',
  tabs: planTabs('csir-net', 'online', ['6-months', '1-year']),
  registration: [onlineStep, officeStep, bankStep],
  faqs: [
    {
      question: 'Which CSIR-NET online batch should I join?',
      answer:
        'Join the regular batch if you can study full time, and the weekend batch if you work or go to college. If you cannot keep fixed hours, study from recorded lectures.',
    },
    {
      question: 'What are the timings of the live classes?',
      answer: `The regular batch has ${classHours.csirNet.daily} hours of class a day, six days a week, in the morning or in the evening. The weekend batch has 6 to 8 hours of class on weekends and holidays.`,
    },
    {
      question: 'How long does it take to prepare for CSIR-NET Chemical Science?',
      answer: `The regular batch covers the course in about five months of daily classes, ${classHours.csirNet.weekly} hours a week. The weekend batch takes a year.`,
    },
    {
      question: 'What if I miss a live class?',
      answer: 'Watch its recording. Gold and Platinum include a recording of every live session.',
    },
    {
      question: 'How long can I use the recorded lectures?',
      answer: 'For as long as your plan runs: 6 months or 1 year.',
    },
    {
      question: 'How are doubts cleared?',
      answer:
        'Every plan has 24x7 doubt resolution. In live sessions you can also ask the teacher during class.',
    },
    {
      question: 'Is General Aptitude (Part A) included?',
      answer: 'Yes, in every plan. Part A is worth 30 of the 200 marks.',
    },
    {
      question: 'Does one course prepare me for both JRF and assistant professor?',
      answer:
        'Yes. One paper decides both, and PhD admission too. JRF has the highest cut-off of the three.',
    },
    {
      question: 'What is the difference between Bronze, Silver, Gold and Platinum?',
      answer: `${silverSentence('csir-net', 'Bronze and Silver have the same recorded lectures, books and tests.')} Gold adds live sessions and their recordings. Platinum also adds printed books, subtopicwise and PYQ tests, and the 30-day crash course and test series.`,
    },
    {
      question: 'Are theory booklets included?',
      answer: `No. You can buy them for ${priceOf('theory')}, or together with the PYQ and practice booklets for ${priceOf('combined')}.`,
    },
    {
      question: 'Can I take the course from outside Delhi?',
      answer:
        'Yes. Classes and tests are online. The printed books of the Platinum plan are sent anywhere in India. They are dispatched in 3-5 business days and delivered 7-14 business days later.',
    },
  ],
};

export const csirNetOffline: Course = {
  path: '/offlinecourses/csir-net',
  heading: 'CSIR-NET Chemistry coaching in Delhi: classroom batches',
  meta: {
    title: 'CSIR-NET Chemistry Coaching in Delhi: Classroom Batches',
    description: withPlace(
      160,
      (place) =>
        `Classroom coaching for CSIR-NET/JRF Chemical Sciences in ${place}: regular batch of about five months or weekend batch, timings and registration.`,
    ),
    keywords: [
      'CSIR NET chemistry coaching in Delhi',
      `CSIR NET chemistry coaching ${institute.area}`,
      'CSIR NET Chemical Sciences offline course',
      'CSIR NET chemistry weekend batch Delhi',
    ],
  },
  lede: `Classroom coaching for the CSIR-NET/JRF Chemical Sciences paper in ${institute.place}: daily classes for about five months, or classes on weekends and holidays.`,
  familyCard: 'Regular batch six days a week, or 6 to 8 hours on weekends and holidays.',
  homeCard: `Classroom batch of about five months, ${classHours.csirNet.daily} hours daily, or classes on weekends and holidays.`,
  intro: [
    'The course covers the whole paper: General Aptitude for Part A, and inorganic, organic and physical chemistry for Parts B and C.',
  ],
  features: [
    {
      name: 'Face-to-face teaching',
      detail: 'Ask the teacher in class when a step is unclear.',
    },
    {
      name: 'All three branches of chemistry',
      detail: 'Inorganic, organic and physical chemistry, taught in parallel.',
    },
    {
      name: 'General Aptitude',
      detail: 'Classes and practice for Part A of the paper.',
    },
    {
      name: 'Tests',
      detail: `${unitwise.tests} unitwise tests through the course and a final mock test.`,
    },
    {
      name: 'Study material',
      detail: 'Printed PYQ, practice and theory booklets.',
    },
    {
      name: 'Doubt-clearing',
      detail: 'In class and 24x7 outside class.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: '6 Months Plan: about five months',
      hours: `${classHours.csirNet.daily} hours daily, six days a week`,
      suits: 'If you can study full time.',
    },
    {
      name: 'Weekend batch',
      length: '1 Year Plan',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'If you work, or attend college or a laboratory from Monday to Friday.',
    },
  ],
  plansIntro: 'Two plans: 6 months for the regular batch, 1 year for the weekend batch.',
  tabs: planTabs('csir-net', 'offline', ['6-months', '1-year']),
  classroom: {
    feeByPhone: {
      text: 'The fee is given by phone or at the office.',
      button: 'Send an enquiry',
    },
  },
  faqs: [
    {
      question: 'Where is the CSIR-NET classroom in Delhi?',
      answer: `In ${institute.place}. The office is there as well, so you can register and see the classroom on the same visit.`,
    },
    {
      question: 'Should I join the regular or the weekend batch?',
      answer: `Join the regular batch if your weekdays are free: it has ${classHours.csirNet.weekly} hours of class a week. Join the weekend batch if you have a job, a thesis or college classes.`,
    },
    {
      question: 'Can I join in the final year of my M.Sc.?',
      answer:
        'Yes. Final-year students may appear for CSIR-NET with their result awaited. The weekend batch keeps weekdays free for your university.',
    },
    {
      question: 'Do JRF and assistant professor need separate coaching?',
      answer:
        'No. Everyone takes the same paper, and the total marks decide. JRF needs a higher total.',
    },
    {
      question: 'How much does General Aptitude matter?',
      answer:
        'Part A carries 30 of the 200 marks, as many as 15 questions of Part B. It needs practice more than theory, so start in the first month.',
    },
    {
      question: 'What if I cannot attend every day?',
      answer:
        'Choose the online course. Its plans include recorded lectures, and Gold and Platinum include recordings of the live sessions.',
    },
    {
      question: 'Can I buy only the test series or the booklets?',
      answer:
        'Yes. The test series for CSIR-NET and the printed booklets are sold without a course.',
    },
  ],
  registration: [phoneStep, officeStep, bankStep],
};
