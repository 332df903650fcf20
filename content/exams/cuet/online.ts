import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { plansFor } from '@/content/plans';

export const cuetOnline: Course = {
  path: '/onlinecourses/cuet',
  heading: 'CUET (PG) Chemistry, online',
  breadcrumb: 'CUET (PG) Chemistry Online Course',
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
  tabs: [
    {
      id: '6-months',
      label: '6 Months Plan',
      plans: plansFor('cuet', 'online', '6-months'),
    },
    {
      id: '1-year',
      label: '1 Year Plan',
      plans: plansFor('cuet', 'online', '1-year'),
    },
  ],
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  paper: {
    exam: 'cuet',
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
  callText:
    'Regular or weekend, and which of five tiers: ask for the CUET (PG) list before you decide.',
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
