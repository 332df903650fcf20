import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import type { TestSeries } from '@/content/test-series';

export const barcSeries: TestSeries = {
  path: '/testseries/barc',
  exam: 'BARC Chemistry',
  heading: 'BARC Chemistry, test series',
  meta: {
    title: 'BARC Chemistry Test Series',
    description:
      'Chemistry tests for applicants to the BARC training schools: 39 unitwise tests for ₹499, what to revise, how to plan ten weeks. Fee by phone or at the office.',
    keywords: [
      'BARC chemistry test series',
      'BARC chemistry tests',
      'BARC training school chemistry',
    ],
  },
  lede: 'Chemistry tests for those who apply to the training schools of the Bhabha Atomic Research Centre, where scientific officers are trained.',
  intro: [
    'This page tells you what we have for BARC and what we have not. We have tests. We have no separate BARC course, online or in the classroom, and we print nothing about dates or the form of the selection, because BARC announces them itself. Read its current notice first.',
  ],
  offerNote: [
    'Unitwise tests are what holds for every exam: 39 tests for ₹499. A test series for BARC Chemistry has its fee by phone or at the office.',
    `You see here the printed offer for CSIR-NET, with its own name and amount. It is not a BARC series; it may still be of use to you for inorganic, organic and physical chemistry at M.Sc. level.`,
  ],
  ownOffer: false,
  kindsIntro:
    'A scientific officer works with instruments and with other people’s safety, and an officer’s chemistry must be dependable right across the syllabus. Use the kinds of test with that in mind.',
  kinds: [
    {
      name: 'Topic-wise: the foundations',
      detail:
        'Half-lives, electrode potentials, separation by solvent extraction, coordination chemistry of the heavy elements. Small, complete topics, tested until they are certain.',
    },
    {
      name: 'Subject-wise: no weak branch',
      detail:
        'Many chemists drop one branch after the B.Sc. A subject-wise test in the branch you like least is worth two in the one you like.',
    },
    {
      name: 'Minor: mixed and short',
      detail:
        'A short mixed test is close to the way a person is questioned: one thing after another, with no heading above it.',
    },
    {
      name: 'Mock: the long sitting',
      detail:
        'A mock shows how you work in the last half hour. Watch whether mistakes crowd together at the end; if they do, practise length, not chemistry.',
    },
  ],
  pace: {
    heading: 'Ten weeks to a notice',
    intro:
      'Four unitwise tests a week finish the 39 in ten weeks, the last of them with three. Because BARC looks at the whole of chemistry, each fortnight goes round all of it:',
    steps: [
      {
        when: 'Week one, first half',
        what: 'Physical chemistry: kinetics with radioactive decay, thermodynamics, electrochemistry. Two unit tests and their corrections.',
      },
      {
        when: 'Week one, second half',
        what: 'Inorganic chemistry: periodic trends, complexes, the f block. Two unit tests, and a page of facts you had wrong.',
      },
      {
        when: 'Week two, first half',
        what: 'Organic chemistry: two unit tests. Draw every mechanism to the end, even where the question asks only for the product.',
      },
      {
        when: 'Week two, second half',
        what: 'Analytical methods and spectroscopy: two more tests. Then explain one answer to somebody, standing up, in three minutes.',
      },
    ],
    note: 'The three minutes are not decoration. Whoever can explain an answer has understood it, and hears at once where they have not.',
  },
  suits: [
    'These tests are for an M.Sc. student or graduate in chemistry who means to apply to BARC and is usually preparing for CSIR-NET or GATE at the same time. One set of unit tests then serves more than one application.',
    'They are not enough by themselves if you have been away from chemistry for some years. In that case take a CSIR-NET or GATE course for the teaching, and use its tests.',
  ],
  plans: {
    paragraphs: [
      'There is no course page for BARC. The nearest courses are those for CSIR-NET and GATE Chemistry, and all the online plans there include 39 unitwise tests and the final mock test; Platinum has subtopicwise and previous year questions tests too.',
      'Previous-year questions in those plans are of CSIR-NET and of GATE, as their pages say, and not of BARC. If you want to know what we can give you for BARC itself, call.',
    ],
    links: ['/onlinecourses/csir-net', '/onlinecourses/gate', '/offlinecourses/csir-net'],
  },
  registration: [
    {
      title: 'Call first',
      text: 'Say that you are applying to BARC, which degree you have, and by when you want to be ready. You will hear what tests there are at present and what they cost.',
    },
    officeStep,
    bankStep,
    {
      title: 'Enroll Now on the card',
      text: `This opens, in another tab, the CSIR-NET series alone: ${offer.tests} tests, ${amounts.total} with GST.`,
    },
  ],
  faqs: [
    {
      question: 'Do you have a course for BARC?',
      answer:
        'No, there is a test series but no course of its own. Students who want teaching take the CSIR-NET or the GATE Chemistry course. Both cover inorganic, organic and physical chemistry.',
    },
    {
      question: 'What is BARC, for a family that hears the name first?',
      answer:
        'BARC is the Bhabha Atomic Research Centre, a centre of nuclear research. Its training schools prepare science graduates and engineers to work as scientific officers. Chemists are among them.',
    },
    {
      question: 'What does the BARC test series cost?',
      answer:
        'We tell you by phone or at the office. Printed is only the price of the unitwise tests, ₹499 for 39 of them. Please do not pay any other amount that somebody quotes in our name without asking us.',
    },
    {
      question: 'When is the selection, and how does it go?',
      answer:
        'BARC publishes that in its own notice, and it can change from year to year. We do not repeat it here, so that you are not misled by an old page. Read the notice, then call us if something in it is unclear.',
    },
    {
      question: 'Is nuclear chemistry tested?',
      answer:
        'Radioactive decay is part of physical and inorganic chemistry and is worth knowing well for any of these exams. The figure on this page shows its main rule. How much of it BARC asks for is for BARC to say.',
    },
    {
      question: 'Can I use the CSIR-NET offer instead?',
      answer: `You can use it for the chemistry. It has ${offer.tests} tests for ${amounts.sum}, by topic, by subject, mixed, and as mocks. The mocks follow CSIR-NET, so do not take their form for that of BARC.`,
    },
    {
      question: 'Do I have to come to Delhi?',
      answer:
        'Not for the tests, which are online. You would come to Jia Sarai to pay at the office, to attend a classroom course or to make a refund request. Everything else can be settled by phone.',
    },
  ],
  card: {
    exam: 'BARC Chemistry',
    text: 'For applicants to the training schools of BARC. There are tests, but no separate course.',
  },
};
