import { bankStep, type Course, officeStep, onlineStep } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { planTabs } from '@/content/plans';

export const gateOnline: Course = {
  path: '/onlinecourses/gate',
  heading: 'GATE Chemistry, online',
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
  tabs: planTabs('gate', 'online', ['6-months', '1-year']),
  registration: [
    {
      title: 'First, a call',
      text: 'Name the tier and the length you have in mind, and ask what it holds for GATE. Write the answer down: that is the list you pay for.',
    },
    onlineStep,
    officeStep,
    bankStep,
  ],
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

export const gateOffline: Course = {
  path: '/offlinecourses/gate',
  heading: 'GATE Chemistry, offline',
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
  tabs: planTabs('gate', 'offline', ['6-months', '1-year']),
  classroom: {
    week: [
      'Count on about 4 to 5 hours of class a day and 6 days in the week. With classes of 45 minutes that is five or six in a day, and 24 to 30 hours in a week.',
      'A good evening after such a day is short and written: the problems of the day once more, without looking at the notes. What does not come out goes on a list, and the list goes to the teacher in the morning.',
      'The numbers of GATE need their own habit. Do your practice with the plain on-screen kind of calculator that the exam gives you, and write the unit beside every value, from the first week.',
    ],
  },
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
};
