import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { itemRows } from '@/content/features';
import { plansFor } from '@/content/plans';

export const gateOnline: Course = {
  path: '/onlinecourses/gate',
  heading: 'GATE Chemistry, online',
  breadcrumb: 'GATE Chemistry Online Course',
  meta: {
    title: 'GATE Chemistry Online Course',
    description:
      'Online coaching for GATE Chemistry (CY): morning, evening and weekend batches or recordings, in four tiers with 18% GST included.',
    keywords: [
      'GATE Chemistry online course',
      'GATE CY online coaching',
      'GATE Chemistry recorded lectures',
      'GATE Chemistry coaching fees',
    ],
  },
  lede: 'Coaching for the GATE Chemistry paper (CY), live or from recordings, for 6 months or 1 year. You settle two things: how much of your week it gets, and how much material comes with it.',
  familyCard:
    'For the CY paper, with its numerical answers. A short plan for a fresh degree, a long one beside a job.',
  homeCard:
    'For the CY paper, in plans of 6 months and 1 year. Four tiers, from recorded lectures upwards.',
  intro: [
    'GATE gives you 65 questions and three hours. Knowing the chemistry is one half of the work; the other is seeing quickly which questions are yours. So the lectures come with practice books, unitwise tests and a final mock test to rehearse on.',
  ],
  features: [
    {
      name: 'A faculty for chemistry exams',
      detail:
        'Over 5 years of preparing students for GATE, CSIR-NET, IIT-JAM and CUET (PG), and for TIFR and BARC.',
    },
    {
      name: 'The CY syllabus in its three parts',
      detail:
        'Physical, inorganic and organic chemistry. General aptitude, 15 of the 100 marks in GATE, is an item of its own.',
    },
    {
      name: 'Practice for answers without options',
      detail:
        'In part of the paper you type a number, and nothing on the screen hints at it. The practice books hold 3000+ questions to get used to that.',
    },
    {
      name: 'Tests that grow',
      detail:
        '39 unitwise tests, one unit at a time, and a final mock test over everything. Platinum adds subtopicwise and previous-year tests.',
    },
    {
      name: 'Lectures you can hear twice',
      detail:
        'Recorded lectures are on the list of all four tiers. From Gold on, each live session is recorded as well.',
    },
    {
      name: 'A place for doubts',
      detail:
        '24x7 doubt resolution is on the list of every tier, for the step in a derivation that will not come.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'About five months',
      hours: '4 to 5 hours daily, 6 days a week',
      suits:
        'In the morning or in the evening, 24 to 30 hours of class a week. For you if GATE comes before everything else this season.',
    },
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits:
        'For you if college or an office has you from Monday to Friday. What you miss on Sunday you can hear on Tuesday.',
    },
    {
      name: 'Recorded only',
      length: '6 months, 1 year or 2 years',
      hours: 'Hours of your own choosing',
      suits:
        'For you if no timetable of ours fits. Make one for yourself all the same, and take the unitwise tests on fixed dates.',
    },
  ],
  batchNote:
    'The fees below are for 6 months and 1 year. For 2 years of recorded lectures no fee is printed; ask us. Live classes are listed from Gold on, so join a live batch with Gold or Platinum.',
  plansIntro:
    'Four tiers at two lengths; the fees are the ones for GATE. The rows in each card are those of our CSIR-NET plans, and the amounts beside them are list prices. The list for GATE is still to be confirmed: call and have it read to you before you pay.',
  tabs: [
    {
      id: '6-months',
      label: '6 Months Plan',
      plans: plansFor('gate', 'online', '6-months'),
    },
    {
      id: '1-year',
      label: '1 Year Plan',
      plans: plansFor('gate', 'online', '1-year'),
    },
  ],
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  registration: [
    {
      title: 'First, a call',
      text: 'Name the tier and the length you have in mind, and ask what it holds for GATE. Write the answer down: that is the list you pay for.',
    },
    onlineStep,
    officeStep,
    bankStep,
  ],
  callText:
    'Two questions for the phone: which batch you can keep up, and what your tier holds for GATE.',
  faqs: [
    {
      question: 'What does GATE Chemistry coaching cost online?',
      answer:
        'The fee stands on each card and covers the whole 6 months or the whole year. GST of 18% is already in it, so nothing is added when you pay. Further down, “What each step up adds” gives the same fee as an amount per month, to set against a household budget.',
    },
    {
      question: 'Is the list of items on the cards final for GATE?',
      answer: `Not yet. The ${itemRows.length} items are listed as for CSIR-NET, and which of them each GATE tier holds is to be confirmed by phone. The fees are not in doubt. Call before you pay, and ask for the items of your tier one by one.`,
    },
    {
      question: 'How many questions should I attempt in the exam?',
      answer:
        'A good attempt in GATE CY is 40 to 50 questions. With 65 in the paper, you can leave a few that would eat your time. Where you choose one option out of four, a wrong answer costs marks; where you type a number or may mark several options, it does not.',
    },
    {
      question: 'Six months or a year: how do I decide?',
      answer:
        'Decide by the hours you can give, not by the fee. The regular batch of 6 months needs 4 to 5 hours a day, 6 days a week, for about five months. The weekend batch spreads itself over a year, with 6 to 8 hours on weekends and holidays. If both look hard to keep, ask us about recordings alone.',
    },
    {
      question: 'Can I attend in the evening?',
      answer:
        'Yes, the regular live batch is held in the morning and in the evening. Both take 4 to 5 hours a day. The exact times go with the batch, so ask for them by phone together with the day it starts.',
    },
    {
      question: 'Will I be ready for the general aptitude part?',
      answer:
        'General aptitude is one of the items in every tier on our list, from Bronze up. It carries 15 of the 100 marks in GATE, whichever paper you write. Put it in your timetable early: those marks need practice, not new chemistry.',
    },
    {
      question: 'Gold or Platinum for GATE?',
      answer:
        'Gold is enough if live classes are what you are after; it has them and their recordings. Platinum adds books in print, subtopicwise and previous-year tests, and the 30 days crash course and test series. By the list shown, only the theory booklets are missing from it, and those are sold as study material.',
    },
    {
      question: 'What if I change my mind after paying?',
      answer:
        'A booked seat is not refunded, and you cannot hand it on to a friend. Only money paid above the fee comes back, within 10 working days. For that, write down your request and bring it to the office yourself. It is the reason we ask you to call first.',
    },
  ],
};
