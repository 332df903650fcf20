import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { plansFor } from '@/content/plans';

export const gateOffline: Course = {
  path: '/offlinecourses/gate',
  heading: 'GATE Chemistry, offline',
  breadcrumb: 'GATE Chemistry Offline Course',
  meta: {
    title: 'GATE Chemistry Offline Course',
    description:
      'Classroom coaching for GATE Chemistry (CY) at Jia Sarai, Delhi. Two Diamond plans, 6 months and 1 year, about 4 to 5 hours of class daily, 18% GST included.',
    keywords: [
      'GATE Chemistry offline course',
      'GATE Chemistry coaching in Delhi',
      'GATE CY classroom batch',
      'GATE Chemistry coaching fees',
    ],
  },
  lede: `A classroom course for the GATE Chemistry paper, CY, in ${institute.address}. One plan of 6 months, one of 1 year, and the same complete list of items in both.`,
  familyCard:
    'One complete list of items in two lengths. The problems are worked on the board and at the desk.',
  homeCard:
    'The Diamond batch at Jia Sarai, for 6 months or for 1 year. Your questions are answered across the desk.',
  intro: [
    'GATE rewards the student who can carry a calculation through to a number. For many of its questions there are no options to choose from: you type the value and nobody shows you where it went wrong.',
    'That is learnt with a pencil, and best beside somebody who sees your working. It is what the hours in the classroom are for.',
  ],
  features: [
    {
      name: 'Working seen, not only answers',
      detail:
        'Problems are solved on the board and at the desk. Where a step goes wrong, it is found at that step.',
    },
    {
      name: 'Experience with the paper',
      detail: 'The institute brings over 5 years of teaching for chemistry entrance exams.',
    },
    {
      name: 'Chemistry and aptitude',
      detail:
        'All three branches of chemistry, and general aptitude, which every GATE paper has, as an item of the plan.',
    },
    {
      name: '3000+ questions to practise on',
      detail: 'The practice books come as a soft copy and in print, so you can write on them.',
    },
    {
      name: 'Four kinds of tests',
      detail:
        'By subtopic, by unit, from previous years and, at the end, a final mock test. The 30 days crash course brings its own test series.',
    },
    {
      name: 'Books on paper',
      detail:
        'Theory booklets and the previous-year questions sorted by subtopic are yours in print with either plan.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'About five months',
      hours: 'About 4 to 5 hours daily, 6 days a week',
      suits:
        'Made for the year after the degree, or a last semester with free days. It is close to a working week.',
    },
    {
      name: 'Weekend batch',
      length: 'Length: ask by phone',
      hours: 'On weekends; hours by phone',
      suits:
        'Made for those in a job or a laboratory, who have evenings for practice but no free weekday.',
    },
  ],
  batchNote:
    'The 6 months plan is longer than the about five months of regular classes. Ask how the remaining weeks are used before you choose.',
  plansIntro: `Diamond is the only tier in the classroom. It has all ${itemRows.length} items of our list; the amount beside an item is its list price. So the choice is not what you get but how long you take.`,
  tabs: [
    { id: '6-months', label: '6 Months Plan', plans: plansFor('gate', 'offline', '6-months') },
    { id: '1-year', label: '1 Year Plan', plans: plansFor('gate', 'offline', '1-year') },
  ],
  classroom: {
    week: [
      'Count on about 4 to 5 hours of class a day and 6 days in the week. With classes of 45 minutes that is five or six in a day, and 24 to 30 hours in a week.',
      'A good evening after such a day is short and written: the problems of the day once more, without looking at the notes. What does not come out goes on a list, and the list goes to the teacher in the morning.',
      'The numbers of GATE need their own habit. Do your practice with the plain on-screen kind of calculator that the exam gives you, and write the unit beside every value, from the first week.',
    ],
  },
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  faqs: [
    {
      question: 'Is 6 months enough, or should I take 1 year?',
      answer:
        'Six months is enough if the chemistry of your degree is still fresh, because the regular classes need about five. Take the year if you start from far back, or if other work leaves you few hours. The items are the same, so nothing is lost with the shorter plan but time.',
    },
    {
      question: 'What does the Diamond plan hold?',
      answer: `It holds all ${itemRows.length} items of the list, from recorded lectures and live sessions to the printed books, every kind of test and the 30 days crash course. Doubt resolution is on the classroom card as free. Open “Read More...” on the card to see the last rows.`,
    },
    {
      question: 'How many questions should I be able to attempt?',
      answer:
        'In the GATE Chemistry paper, 40 to 50 questions are what we call good attempts. More is only better if they are right, since wrong choices cost marks in many of the questions. The tests show you where your own line is.',
    },
    {
      question: 'Do the teachers cover numerical-answer questions?',
      answer:
        'Yes, they are part of the daily work, as they are part of the paper. For such a question you enter a number and have nothing to guess from. The practice books give you a large supply of them, to be done with a pencil and a clock.',
    },
    {
      question: 'I work during the week. Can I come at weekends?',
      answer:
        'Yes, the classroom course is offered as a regular batch and as a weekend batch. The hours of the weekend batch for GATE are not fixed on this page. Ask for them by phone, together with its first day.',
    },
    {
      question: 'Can I pay in parts?',
      answer:
        'Plan with the whole amount: the fee on a card is one figure for the full 6 months or the full year, and our terms name no instalments. Whether the office can agree to parts is a question to ask before you book. GST is already in the figure.',
    },
    {
      question: 'Is the booking of a GATE seat final?',
      answer:
        'Yes, a classroom seat that is booked is neither refunded nor transferred. An excess payment is another matter: it goes back to you within 10 working days. For that, come in person and bring the request in writing.',
    },
  ],
  registration: [
    {
      ...onlineStep,
      text: 'Choose 6 months or 1 year above and press Enroll Now on its card. A new tab opens with the plan filled in; this page stays open for you to compare.',
    },
    {
      ...officeStep,
      text: `Visit us in ${institute.address} and take a look at the classroom. To enrol, have these with you:`,
    },
    {
      ...bankStep,
      text: 'Any branch of the bank below takes the fee, in cash or through net banking, for the institute’s company account. Then call, say which of the two plans it is for, and keep the slip.',
    },
  ],
  callText: 'Tell us when you finished your degree and how many hours you have. Then choose.',
};
