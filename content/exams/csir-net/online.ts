import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { csirNetOnlineInclusion, itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { plansFor } from '@/content/plans';

const itemsOf = (tier: keyof typeof csirNetOnlineInclusion) =>
  itemRows.filter((row) => csirNetOnlineInclusion[tier].features.includes(row.id)).length;

export const csirNetOnline: Course = {
  path: '/onlinecourses/csir-net',
  heading: 'CSIR-NET Chemical Sciences, online',
  breadcrumb: 'CSIR NET Chemical Sciences Online Course',
  meta: {
    title: 'CSIR NET Chemical Sciences Online Course',
    description:
      'Online coaching for CSIR-NET/JRF Chemical Sciences: live and recorded batches, hours per week, and eight plans with 18% GST included.',
    keywords: [
      'CSIR NET Chemical Sciences online course',
      'CSIR NET chemistry coaching',
      'CSIR NET JRF chemistry recorded lectures',
      'CSIR NET chemistry fees',
    ],
  },
  lede: 'Live classes, recorded lectures and tests for the CSIR-NET/JRF Chemical Sciences paper. Pick a batch that fits your week, then a plan that fits your budget.',
  familyCard:
    'After or during the M.Sc., for JRF and lectureship. Live on weekdays, live at weekends, or from recordings only.',
  homeCard:
    'A regular live batch of 6 months, a weekend live batch of 1 year, or recorded lectures at your own pace.',
  intro: [
    'Every plan gives you the recorded lectures, the teacher handouts, a practice book of 3000+ questions and tests to check yourself with. Gold and Platinum add the live sessions.',
  ],
  features: [
    {
      name: 'Expert faculty',
      detail:
        'The institute has over 5 years of experience in preparing students for chemistry entrance exams.',
    },
    {
      name: 'Comprehensive syllabus coverage',
      detail:
        'Inorganic, organic and physical chemistry, with general aptitude as an item of its own in every plan.',
    },
    {
      name: 'Effective teaching methods',
      detail:
        'A topic is taught, worked through with handouts and practice questions, then tested. Class time is 45 minutes.',
    },
    {
      name: 'Batch options of 6 months, 1 year and 2 years',
      detail: 'Live on weekdays, live at weekends, or recorded and at your own pace.',
    },
    {
      name: 'Access to recorded lectures',
      detail:
        'Recorded lectures come with every plan. With Gold and Platinum the live sessions are recorded for you too.',
    },
    {
      name: 'Quality study materials',
      detail:
        'Practice books and subtopicwise previous-year books, as soft copies in every plan and in print with Platinum.',
    },
    {
      name: 'Regular assessments',
      detail:
        '39 unitwise tests and a final mock test in every plan. Platinum adds subtopicwise and previous-year tests.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'About five months',
      hours: '4 to 6 hours daily, six days a week',
      suits: 'For you if the exam can be your main work: plan for 24 to 36 hours of class a week.',
    },
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For you if you work or study on weekdays. A class you miss is there as a recording.',
    },
    {
      name: 'Recorded only',
      length: '6 months, 1 year or 2 years',
      hours: 'At your own pace',
      suits: 'For you if your hours change from week to week. You set the timetable yourself.',
    },
  ],
  batchNote:
    'The plans below are for 6 months and 1 year. The 2 years recorded course has no plan card: ask for its fee by phone.',
  plansIntro: `Four tiers, one list of ${itemRows.length} items. The price beside an item is its list price. Live sessions are in Gold and Platinum; Bronze and Silver are for study from recordings.`,
  tabs: [
    {
      id: '6-months',
      label: '6 Months Plan',
      plans: plansFor('csir-net', 'online', '6-months'),
    },
    {
      id: '1-year',
      label: '1 Year Plan',
      plans: plansFor('csir-net', 'online', '1-year'),
    },
  ],
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  registration: [onlineStep, officeStep, bankStep],
  callText: 'Which batch, which tier, how many months: call and talk it through.',
  faqs: [
    {
      question: 'Which online batches can I join?',
      answer:
        'There are three: a regular live batch of 6 months, a weekend live batch of 1 year with recordings, and a course of recorded lectures only. The recorded course runs for 6 months, 1 year or 2 years, at your own pace. Fees for 6 months and 1 year are on the plan cards; for 2 years, ask by phone.',
    },
    {
      question: 'How many hours does the regular batch take?',
      answer:
        'The regular batch takes 4 to 6 hours a day, six days a week, for about five months. That is 24 to 36 hours of class in a week. Your own practice and the tests come on top.',
    },
    {
      question: 'I have a job. Which batch fits?',
      answer:
        'The weekend batch is the one for people who work on weekdays: 6 to 8 hours on weekends and holidays, for 1 year. Choose Gold or Platinum with it, because the live sessions and their recordings are in those two tiers. If your weekends are not free either, the recorded course lets you set your own hours.',
    },
    {
      question: 'What do I get with every plan?',
      answer: `Every plan has at least ${itemsOf('bronze')} of the ${itemRows.length} items. They are the recorded lectures, teacher handouts, the practice books and the PYQs books as soft copies, 39 unitwise tests, the final mock test, general aptitude and 24x7 doubt resolution.`,
    },
    {
      question: 'What does Gold have that Bronze does not?',
      answer:
        'Gold adds the live sessions and the recording of each live session. Everything in Bronze is in Gold too. If you want to ask a teacher while the class is running, Gold is the first tier that lets you.',
    },
    {
      question: 'Is Silver different from Bronze?',
      answer:
        'No, not in the list of items: Silver and Bronze have the same one. Silver costs more. Call us before you choose it, and ask what the difference would be for you.',
    },
    {
      question: 'What does Platinum leave out?',
      answer:
        'Platinum leaves out only the theory booklets. It has both kinds of books in print, the subtopicwise and the previous year questions tests, and the 30 days crash course and test series. The theory booklets are on the study material page, with their own price.',
    },
    {
      question: 'Do the fees include GST?',
      answer:
        'Yes, every fee on this page includes 18% GST. The amount on a plan card is for the whole 6 months or the whole year, not for a month.',
    },
    {
      question: 'How do I enrol without paying online?',
      answer: `Come to the office in ${institute.address}, or deposit the fee at any branch of the bank named above. At the office you need a detailed application form, two passport-size photographs and a self-attested Aadhar Card or Voter ID Card. A deposit can be made by cash or by net banking, into the institute’s company account.`,
    },
    {
      question: 'Can I get the fee back?',
      answer:
        'No, the booking of an online or classroom seat is not refunded, and the seat cannot be passed to someone else. The same holds for study material, the online test series and pen-drive lectures. If you paid more than the fee, the excess is returned within 10 working days. Requests are made in person and in writing.',
    },
    {
      question: 'When do printed books reach me?',
      answer:
        'Allow 3 to 5 business days for processing after the payment is confirmed, and then 7 to 14 business days for delivery. We deliver throughout India by standard shipping; there is no faster option. The cost goes by weight and delivery address and is shown at checkout. A confirmation e-mail carries the tracking details.',
    },
  ],
};
