import { bankStep, type Course, officeStep, onlineStep } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { planTabs, plansFor } from '@/content/plans';
import { cuetPattern } from './paper';

export const cuetOnline: Course = {
  path: '/onlinecourses/cuet',
  heading: 'CUET (PG) Chemistry, online',
  meta: {
    title: 'CUET (PG) Chemistry Online Course',
    description:
      'Online coaching for CUET (PG) Chemistry: a six-month regular or a one-year weekend batch, five tiers from Bronze to Diamond, 18% GST included.',
    keywords: [
      'CUET PG Chemistry online course',
      'CUET PG chemistry coaching',
      'CUET PG chemistry weekend batch',
      'CUET PG chemistry fees',
    ],
  },
  lede: 'Preparation for the chemistry paper of CUET (PG), the common entrance test for the M.Sc. at many universities. Six months of weekdays, or a year of weekends.',
  familyCard:
    'For the common test of many universities: a regular batch of six months or a weekend batch of one year.',
  homeCard:
    'A regular batch of six months or a weekend batch of one year. Five tiers, from Bronze to Diamond.',
  intro: [
    'One score is used by many universities, so a single paper decides a good deal. The course takes you through organic, physical and inorganic chemistry and lets you sit tests until the form of the paper is familiar.',
  ],
  features: [
    {
      name: 'Two ways through the same syllabus',
      detail:
        'A regular batch of six months or a weekend batch of one year. The syllabus is the same; the pace and the fee are not.',
    },
    {
      name: 'Graduate chemistry, put in order',
      detail:
        'What three years of college spread over many papers is taken up again branch by branch.',
    },
    {
      name: 'A test for each unit, then one for all',
      detail:
        '39 unitwise tests and the final mock test are on the list of every tier. Platinum and Diamond have tests on subtopics and on previous years’ questions too.',
    },
    {
      name: 'Books on the screen or on the desk',
      detail:
        'Practice books of 3000+ questions and previous-year books are soft copies first; Platinum and Diamond have them in print as well.',
    },
    {
      name: 'Theory booklets in Diamond',
      detail:
        'Diamond is the one tier with theory booklets. The others can order them as study material.',
    },
    {
      name: 'Somebody to ask',
      detail:
        'Our teachers have prepared students for chemistry entrance exams for over 5 years. 24x7 doubt resolution is listed in all five tiers.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'Six months',
      hours: 'About 4 to 5 hours daily, 6 days a week',
      suits:
        'For you if you have finished college, or have only the last examinations left. Classes fill about five of the months.',
    },
    {
      name: 'Weekend, live',
      length: 'One year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For you if lectures or a job take up the week, and Saturday and Sunday are your own.',
    },
    {
      name: 'Recorded only',
      length: '6 months or 1 year',
      hours: 'No fixed hours',
      suits: 'For you if you can hold to a plan without a class. Bronze has what this needs.',
    },
  ],
  batchNote:
    'Under “6 Months Plan” are the fees to compare for the regular batch, under “1 Year Plan” those for the weekend batch. The day a batch starts and the hour of its classes are given by phone. On the list shown, live classes begin with Gold.',
  plansIntro: `Five tiers, compared over ${itemRows.length} items with their list prices. For CUET (PG) the fees are settled but the items are not: Bronze to Platinum are shown with the list for CSIR-NET, Diamond with all of it. Have the list for your tier confirmed by phone before you pay.`,
  tabs: planTabs('cuet', 'online', ['6-months', '1-year']),
  paper: {
    pattern: cuetPattern,
    intro:
      'One section, one kind of question, 90 minutes. That leaves little more than a minute for a question, so pace is part of the preparation.',
  },
  registration: [
    {
      title: 'Ask for the list',
      text: 'Ring one of the three numbers and ask which items your tier holds for CUET (PG). It takes a few minutes and settles what you are paying for.',
    },
    onlineStep,
    officeStep,
    bankStep,
  ],
  faqData: false,
  faqs: [
    {
      question: 'Which batches are there for CUET (PG)?',
      answer:
        'Two live ones: a regular batch of six months and a weekend batch of one year. The regular batch meets about 4 to 5 hours a day, 6 days a week; the weekend batch 6 to 8 hours on weekends and holidays. You can also study from recordings without joining either.',
    },
    {
      question: 'What is Diamond, and why is it so far above the rest?',
      answer:
        'Diamond is the tier with every item on the list, in print and on screen. By that list it adds only the theory booklets to Platinum, and its fee is several times as high. There is no struck-through price on it. Ask on the phone what else stands behind the difference before you choose it.',
    },
    {
      question: 'Can I rely on the rows in the cards?',
      answer:
        'On the fees, yes; on the rows, only after a call. They follow the list for CSIR-NET until the one for CUET (PG) is confirmed. Three phone numbers stand beside the registration steps. Whoever answers can tell you the items of a tier.',
    },
    {
      question: 'Is there a separate test series for CUET (PG)?',
      answer:
        'No, our test series are for CSIR-NET, GATE, IIT-JAM, BARC and TIFR. For CUET (PG) the tests come with the course: 39 unitwise tests and a final mock test in each tier. Two more kinds of tests begin with Platinum.',
    },
    {
      question: 'Can I study from recordings alone?',
      answer:
        'Yes. Bronze has the recorded lectures and the handouts, books and tests to go with them, and no live classes. Silver lists the same items for more money, so ask what sets it apart before you take it. You can do without live classes if you keep fixed hours for yourself.',
    },
    {
      question: 'Can the fee be paid in parts?',
      answer: `We print no instalments, so count on paying the whole fee at once. If that is difficult, say so on the phone or at the office in ${institute.address}, before you enrol. A bank deposit can be made in cash or by net banking, and the amount on the card already includes GST.`,
    },
    {
      question: 'What happens to the fee if I cannot go on?',
      answer:
        'It stays with the institute: seat bookings are neither refunded nor transferred to another student. Printed booklets and test series are not taken back either. An amount paid twice or in excess is returned within 10 working days, once you have asked for it in writing at the office.',
    },
  ],
};

export const cuetOffline: Course = {
  path: '/offlinecourses/cuet',
  heading: 'CUET (PG) Chemistry, offline',
  meta: {
    title: 'CUET (PG) Chemistry Offline Course',
    description:
      'Classroom coaching for CUET (PG) Chemistry at Jia Sarai, Delhi: a six-month regular batch or a one-year weekend batch, with both fees and 18% GST included.',
    keywords: [
      'CUET PG Chemistry offline course',
      'CUET PG Chemistry coaching in Delhi',
      'CUET PG Chemistry weekend batch',
      'CUET PG Chemistry coaching fees',
    ],
  },
  lede: `Classroom preparation for the CUET (PG) paper in chemistry, in ${institute.address}: six months in the regular batch, or one year at weekends.`,
  familyCard:
    'A shorter and a longer course towards the common test, with the whole list of items in each.',
  homeCard:
    'Six months of regular classes, or one year of weekends that leaves college days alone.',
  intro: [
    'CUET (PG) is the common entrance test for master’s courses at many universities. One paper, with questions to tick, takes the place of a separate test at each of them.',
    'A paper of this kind rewards breadth. No topic of the B.Sc. may be a blank page, and no question may hold you up for long. The course goes through the whole ground once with care, and then again with the clock running.',
  ],
  features: [
    {
      name: 'Six months or one year',
      detail:
        'A six-month regular batch, or a one-year weekend batch for those whose weekdays belong to college or work.',
    },
    {
      name: 'All the ground of the B.Sc.',
      detail:
        'Every part of degree chemistry, organic, inorganic and physical, because the paper may ask about any.',
    },
    {
      name: 'Tests from small to large',
      detail:
        'First a subtopic, then a unit, then the questions of previous years, and at last a mock test of the whole.',
    },
    {
      name: 'Experienced teaching',
      detail:
        'For over 5 years the institute has prepared students for entrance exams in chemistry.',
    },
    {
      name: 'A short class, well used',
      detail:
        'Class time is 45 minutes. The topic is on the board, the questions to it are in your practice book.',
    },
    {
      name: 'Somebody to ask',
      detail: 'Doubt resolution, round the clock, is part of the plan and marked as free.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'Six months',
      hours: 'About 4 to 5 hours daily, 6 days a week',
      suits:
        'For the months after the last B.Sc. examination. In our general schedule the classes take about five of the six months.',
    },
    {
      name: 'Weekend batch',
      length: 'One year',
      hours: 'On weekends; hours by phone',
      suits:
        'For the final year of the B.Sc., or beside a job. A year of weekends, and the weekdays stay as they are.',
    },
  ],
  batchNote: 'The first day of each batch, and the hours of a weekend: ask by phone.',
  plansIntro: `“6 Months” is the regular batch, “Diamond 1 Year” the weekend batch. Both include all ${itemRows.length} items.`,
  tabs: [
    { id: '1-year', label: '1 Year Plan', plans: plansFor('cuet', 'offline', '6-months') },
    { id: '2-years', label: '2 Year Plan', plans: plansFor('cuet', 'offline', '1-year') },
  ],
  classroom: {
    week: [
      'The general schedule of the institute is about 4 to 5 hours of class daily, 6 days a week, for about five months: 24 to 30 hours in class each week. For six months, that is your occupation.',
      'A weekend batch turns the week round. Class is on the days when others rest, and Monday to Friday are for going over it: half an hour with the notes on one evening, ten questions on the next.',
      'Either way, keep a sheet for the facts that have to be known by heart: the colours of ions, the names of reactions, the order of a series. Five minutes a day with it are worth more than an afternoon in the last week.',
    ],
  },
  faqData: false,
  faqs: [
    {
      question: 'Which batch is the better one after the B.Sc.?',
      answer:
        'The regular one, if your examinations are over and you can come six days a week. It lasts six months. The weekend batch takes one year, and makes sense when you start while you are still in college.',
    },
    {
      question: 'Do I prepare differently for CUET (PG) than for JAM?',
      answer:
        'Yes, in manner more than in matter: both ask about the chemistry of the B.Sc. CUET (PG) wants many quick and certain answers from the whole syllabus. JAM also has questions without options, where the answer is calculated and typed in.',
    },
    {
      question: 'Do I get books, or only classes?',
      answer:
        'You get books too. The list on the card has practice books with 3000+ questions and the subtopicwise PYQs books, each as a soft copy and as a hard copy, and the theory booklets. Teacher handouts come on top.',
    },
    {
      question: 'How much of a day do I have to give?',
      answer:
        'About 4 to 5 hours go to classes in the regular batch, on 6 days a week. Add the way to Jia Sarai and an hour or two of your own practice. If that is more than you have, the weekend batch is the honest choice.',
    },
    {
      question: 'I have paid too much. What now?',
      answer:
        'The excess comes back to you within 10 working days. Ask for it in person at the office and hand the request in as a letter. The seat itself, once booked, is not refunded and stays in your name.',
    },
    {
      question: 'Can my father complete the registration for me?',
      answer:
        'He can bring the papers and make the bank deposit, but the identity proof has to carry your own signature, because it is self-attested. The papers are the detailed application form, two passport-size photographs and a copy of your Aadhar Card or Voter ID Card. Call before he sets out.',
    },
  ],
  registration: [
    {
      ...onlineStep,
      text: 'Settle the length by phone first. Then press Enroll Now on the card; it opens in a tab of its own.',
    },
    {
      ...officeStep,
      text: `You find us in ${institute.address}. Put these papers together before you leave home:`,
    },
    {
      ...bankStep,
      text: 'Go to any branch of this bank, or use net banking, and deposit the fee in the institute’s company account. Cash is accepted at the counter. The slip is your proof until the office has confirmed the seat, so keep it.',
    },
  ],
};
