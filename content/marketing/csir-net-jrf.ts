import { itemRows } from '../features';
import { formatRupees } from '../money';
import { offerAmounts, testSeriesOffer } from '../offer';
import { csirNetOnline } from '../online/csir-net';
import { lowestMaterialPrice, materialPrices } from '../studymaterial/prices';
import { unitwise } from '../test-series';
import type { ExamPage } from './exam-page';

const booklets = formatRupees(lowestMaterialPrice(materialPrices['csir-net']));

export const csirNetJrf: ExamPage = {
  path: '/csir-net-jrf',
  exam: 'csir-net',
  heading: 'CSIR-NET/JRF, Chemical Sciences',
  meta: {
    title: 'CSIR-NET/JRF Chemical Sciences: Exam and Coaching',
    description:
      'What CSIR-NET/JRF Chemical Sciences decides, how its three parts are marked, what to study, and our courses, tests and booklets with their fees.',
    keywords: [
      'CSIR NET JRF chemistry',
      'CSIR NET Chemical Sciences exam pattern',
      'CSIR NET chemistry syllabus',
      'CSIR NET JRF coaching in Delhi',
      'how to prepare for CSIR NET chemistry',
    ],
  },
  lede: 'For M.Sc. students and graduates who want to do research or teach at a college. One paper decides on both.',
  intro: [
    'You have spent five years on chemistry, and the next step depends on three hours. This page says what those hours contain, which marks can be planned for, and what we can do about the rest.',
  ],
  opens: {
    heading: 'What a result opens',
    intro:
      'CSIR-NET is held twice a year. Those who qualify are placed in one of its lists, and the list decides what may follow.',
    items: [
      {
        name: 'Junior Research Fellowship',
        detail:
          'A fellowship with a monthly stipend, for those who go on to a Ph.D. You still have to find a supervisor and a laboratory; the fellowship is what you bring along.',
      },
      {
        name: 'Eligibility as assistant professor',
        detail:
          'The right to apply for teaching posts at universities and colleges. Who is appointed is decided by each employer, usually after an interview.',
      },
      {
        name: 'Both at once',
        detail:
          'Whoever reaches the fellowship’s cut-off is eligible to teach as well. It does not work in the other direction: that cut-off is the higher of the two.',
      },
    ],
  },
  patternIntro:
    'More questions are printed than are counted, most of all in Part C. Choosing is therefore examined too, and it can be practised like any other skill.',
  cited: {
    figure: '0.5%',
    meaning: 'success rate for JRF and assistant professor',
    heading: 'How few, and what to make of it',
    reading: [
      'In words: one success among two hundred candidates. We give the figure without a year because it came to us without one, so take it for the size of the task and not for your own odds.',
      'Nobody sits this paper as an average. Among the two hundred are some who registered and never opened a book, and some who know organic chemistry by heart and left Part A for the night before. The figure says nothing about a student who has planned which marks to collect, and collects them.',
    ],
  },
  plannerIntro:
    'Enter what you would answer today, part by part, and how much of it would be right. Then change one number and watch the total: one right answer more in Part C counts for two in Part B.',
  syllabusIntro:
    'Three branches and what lies between them. Strike out the units you would sit an examination in tomorrow. What remains is where your months should go.',
  prepare: {
    heading: 'How to prepare',
    intro: 'Five months of full days, or a year of free ones, can be cut into the same four parts.',
    items: [
      {
        name: 'First, the backbone',
        detail:
          'Quantum chemistry, group theory, reaction mechanisms and coordination chemistry carry many other units on their shoulders. Begin there, while you are fresh.',
      },
      {
        name: 'Then, the dependants',
        detail:
          'Spectroscopy after group theory, pericyclic reactions after molecular orbitals, organometallics after electron counting. In this order each unit costs half the time.',
      },
      {
        name: 'All along, Part A',
        detail:
          'Graphs, series, proportions, a little geometry. Half an hour on three days of the week is plenty, provided that it starts in the first month.',
      },
      {
        name: 'At the end, whole papers',
        detail:
          'Three hours at a desk, then a day for the corrections. Write down how many questions you read and left; a good chooser leaves them within twenty seconds.',
      },
    ],
    closing:
      'The drawing at the top of this page is a fair sample of Part C. Knowing the words “conrotatory” and “disrotatory” answers nothing. Following four levels by their symmetry answers it in a minute.',
  },
  suits: {
    heading: 'Whom we can help, and whom not',
    paragraphs: [
      'We can help the student in the last year of an M.Sc. who wants to sit the paper while the subject is warm; the lecturer on contract who needs eligibility to be made permanent; the candidate who missed a list by a handful of marks and cannot say where they went.',
      'We are of little use to somebody who hopes for a list of likely questions. There is none. If your bachelor’s chemistry is shaky, say so on the phone: a longer plan, begun lower down, is kinder than a fast one that loses you in the second week.',
    ],
  },
  teaching: {
    intro:
      'The same syllabus is taught in three rhythms. Pick by the hours you will still have in the fourth month, when the first enthusiasm is spent.',
    batches: [
      {
        name: 'Regular batch',
        length: 'About five months',
        hours: '4 to 6 hours daily, six days a week',
        suits:
          'A full-time occupation, online or at Jia Sarai. Nothing else of size fits beside it.',
      },
      {
        name: 'Weekend batch',
        length: 'Online: 1 year, with recordings',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For the employed and for research students. In Delhi, ask how long it runs.',
      },
      {
        name: 'Recorded lectures',
        length: '6 months, 1 year or 2 years',
        hours: 'By your own clock',
        suits: 'For those on shifts, in a village, or already sure how they learn.',
      },
    ],
    note: 'Recorded lectures for two years have no printed fee; the office quotes it.',
    experience:
      'The institute has over 5 years of experience with entrance exams in chemistry, and with this one among them.',
  },
  deliverables: {
    intro: `Our CSIR-NET plans are made up of ${itemRows.length} items. Here is what they amount to in daily use, and where each can be looked at more closely.`,
    items: [
      {
        name: 'Recorded lectures',
        detail: 'In all four tiers. Stop them, wind back, hear the awkward minute a third time.',
        link: { label: 'The tiers side by side', href: '/onlinecourses/csir-net' },
      },
      {
        name: 'Live sessions and their recordings',
        detail:
          'In Gold and Platinum. You can interrupt, and what you interrupted for is on the recording.',
        link: { label: 'New batches', href: '/new-batch' },
      },
      {
        name: 'Teacher handouts',
        detail:
          'They accompany the lectures in every tier, so that you can listen instead of copying.',
        link: { label: 'Popular videos', href: '/videos' },
      },
      {
        name: 'Books',
        detail: `Practice books with 3000+ questions and PYQs books by subtopic, on screen in every tier and on paper in Platinum. Theory booklets are sold apart; single sets start at ${booklets}.`,
        link: { label: 'CSIR-NET booklets', href: '/studymaterial/csir-net' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests and the final mock in each plan. For mixed practice there is also a series of ${testSeriesOffer.tests}, at ${offerAmounts.total} with tax.`,
        link: { label: 'The test series', href: '/testseries/csir-net' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7, with every tier. Send the question as you met it, with your attempt.',
        link: { label: 'Ask us something now', href: '/contact' },
      },
    ],
    note: 'Silver lists the same items as Bronze.',
  },
  plans: {
    page: '/csir-net-jrf',
    intro:
      'The eight online plans, to be chosen right here. Whoever enrols from this page is noted as coming from it; fees and contents are those of the course page.',
    tabs: csirNetOnline.tabs,
    gstNote: csirNetOnline.gstNote,
  },
  callText: 'Year of your M.Sc., last score if there is one, hours in a week: that is all we need.',
  enquiry: {
    heading: 'Not sure which list to aim at?',
    text: 'Write down where you are and by when you need a result. We answer with a batch, a tier, or the advice to wait one sitting.',
    button: 'Write to us about CSIR-NET',
  },
  next: ['/result/csir-net', '/offlinecourses/csir-net', '/gate'],
  faqs: [
    {
      question: 'What is the difference between NET and JRF?',
      answer:
        'They are two outcomes of one examination. JRF is the fellowship for research; NET, in everyday speech, means eligibility as assistant professor without the fellowship. You write the same paper for either.',
    },
    {
      question: 'How often is CSIR-NET held?',
      answer:
        'It is held twice a year. The dates are announced by the National Testing Agency for each sitting, and we print none here that could mislead you. A batch of about five months fits between two sittings, if you join at its start.',
    },
    {
      question: 'Must I answer all the questions in the paper?',
      answer:
        'No, and you are not meant to. Each part has a limit on the answers that count, and only the first ones up to that limit are looked at. Spend the opening minutes of Part C on reading, so that the easy ones are among them.',
    },
    {
      question: 'Does a wrong answer cost marks?',
      answer:
        'Yes, in all three parts a wrong answer takes off a quarter of what a right one gives. With four options even a blind guess gains a trifle on average, one sixteenth of the question’s worth. But it also uses up one of the answers that count, so keep guesses for the last minutes, and for places that are still free.',
    },
    {
      question: 'How seriously should I take a success rate of 0.5%?',
      answer:
        'Seriously enough to begin early, and no further. It is a figure the institute cites, for all who try for JRF and assistant professor. It knows nothing about the hours you can give or the degree you bring.',
    },
    {
      question: 'Can I prepare during the final year of my M.Sc.?',
      answer:
        'Many do, and the two syllabuses help each other. Keep to the weekend batch or to recordings until the university examinations are over. The thesis months are the ones to plan for: settle in advance which units can wait.',
    },
    {
      question: 'Which branch should I start with?',
      answer:
        'Start with the branch in which you lose marks you ought to have, which is seldom the one you like. A diagnosis takes one previous-year paper and an honest evening. Bring the result to the phone call.',
    },
    {
      question: 'Is one branch enough to qualify?',
      answer:
        'In theory the limits leave room for leaving out a good deal; in practice one branch seldom has enough questions that you can do. Two branches known well, the third known in outline, and Part A in order make a workable plan.',
    },
    {
      question: 'Why are there plan cards here and on the course page?',
      answer:
        'They are the same eight plans with the same fees. Only the links differ, so that we can tell which page helped you decide. Choose on whichever page you happen to be.',
    },
    {
      question: 'My son is thirty. Is he too old?',
      answer:
        'For the fellowship there is an age limit, with relaxations, counted on a date that each notice names. For eligibility as assistant professor there is none. Read the notice of the sitting he wants before paying anyone, us included.',
    },
  ],
};
