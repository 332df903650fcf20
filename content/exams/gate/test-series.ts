import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import type { TestSeries } from '@/content/test-series';

export const gateSeries: TestSeries = {
  path: '/testseries/gate',
  exam: 'GATE Chemistry',
  heading: 'GATE Chemistry, test series',
  meta: {
    title: 'GATE Chemistry Test Series',
    description:
      'Tests for the GATE Chemistry paper (CY): 39 unitwise tests for ₹499, numerical answers, a plan of thirteen weeks. Fee of the series by phone or at the office.',
    keywords: ['GATE Chemistry test series', 'GATE CY mock test', 'GATE chemistry unitwise tests'],
  },
  lede: 'Tests for the GATE Chemistry paper, CY, where a good part of the marks is typed in as a number and no list of options warns you of a slip.',
  intro: [
    'A good attempt in GATE CY is 40 to 50 questions. You get there by being quick with what you know and by never losing a mark to a unit, a sign or a rounding. Both are habits, and tests are how habits are made.',
  ],
  offerNote: [
    'For GATE Chemistry, the unitwise tests are 39 tests for ₹499. What a complete GATE series costs is told by phone or at the office; no other price is printed for it.',
    `The card shows the one series with a printed price. As its title says, it is set for CSIR-NET. Much of the chemistry is the same, but the form of the paper is not: read the fourth question below before you choose it for GATE.`,
  ],
  ownOffer: false,
  kindsIntro:
    'GATE mixes three forms of question: one option correct, one or more options correct, and a number to type. Each kind of test trains something else for them.',
  kinds: [
    {
      name: 'Topic-wise',
      detail:
        'For technique: the Nernst equation or point groups, again and again, until the working has the same tidy form every time.',
    },
    {
      name: 'Subject-wise',
      detail:
        'For balance. Physical chemistry brings many of the numerical questions; a test by subject shows whether organic and inorganic keep pace with it.',
    },
    {
      name: 'Minor',
      detail:
        'For speed. Mixed questions, worked with an on-screen calculator only, since the pocket one stays outside the hall.',
    },
    {
      name: 'Mock',
      detail:
        'For the whole three hours: general aptitude, chemistry, and the order in which you take them. Try two orders in two mocks and keep the one with more marks.',
    },
  ],
  pace: {
    heading: 'Thirteen weeks of unitwise tests',
    intro:
      '39 unitwise tests at three a week take exactly thirteen weeks. A week of that kind could look like this:',
    steps: [
      {
        when: 'Monday',
        what: 'Unit test, in physical chemistry if you can: it takes the longest to correct. Write down each answer with its unit.',
      },
      {
        when: 'Wednesday',
        what: 'One inorganic unit. Questions with several correct options count only when the whole set is right, so note which option you were missing.',
      },
      {
        when: 'Friday',
        what: 'A unit of organic chemistry, then ten minutes of general aptitude to keep it awake.',
      },
      {
        when: 'Sunday',
        what: 'No new test. Work the wrong numerical answers again from the first line, without looking at the old working.',
      },
    ],
    note: 'After the thirteenth week come the final mock and the tests of previous years, if your plan has them.',
  },
  suits: [
    'Tests of this kind are for the student who can follow a solved problem and still gets 0.082 where 8.2 was wanted. They are equally for somebody in the last year of an M.Sc. who has the theory fresh but has not typed an answer against a clock.',
    'They will not do if thermodynamics or quantum chemistry was never taught to you. A test can find a gap; it takes a lecture or a book to fill it.',
  ],
  plans: {
    paragraphs: [
      'If you are going to take a GATE course, do not buy unitwise tests separately: 39 unitwise tests and the final mock test are part of the online plans. Platinum adds the subtopicwise and the previous year questions tests. What each tier contains is listed on the course page.',
      'In the classroom at Jia Sarai the tests come with the course as well, and the teacher who corrects your working sits in the same room.',
    ],
    links: ['/onlinecourses/gate', '/offlinecourses/gate', '/studymaterial/gate'],
  },
  registration: [
    {
      title: 'By phone, for the GATE tests',
      text: 'Call one of the three numbers, say that it is about GATE Chemistry, and ask for the fee and the day on which the tests can start.',
    },
    {
      title: 'Online, for the series on the card',
      text: `Enroll Now takes you to a new tab, where the CSIR-NET series is named again with its amount of ${amounts.total}. Check the title there before you go on.`,
    },
    officeStep,
    bankStep,
  ],
  faqs: [
    {
      question: 'What does a GATE Chemistry test series cost?',
      answer:
        'The unitwise tests cost ₹499 for 39 tests. The fee for a whole GATE series is given by phone or at the office. We print no figure here that we could not keep.',
    },
    {
      question: 'Why is a CSIR-NET offer on this page?',
      answer: `It is the only test series with a printed price: ${amounts.sum}, for ${offer.tests} tests. Students who sit both exams ask for it. It is shown under its own name so that nobody takes it for a GATE series.`,
    },
    {
      question: 'How is a numerical answer marked?',
      answer:
        'The number you type counts as right when it lies within a range fixed for the question. There is no negative marking on these. Carry more digits than you need and round once, at the end: the figure on this page shows why.',
    },
    {
      question: 'Can I prepare for GATE with the CSIR-NET tests?',
      answer:
        'For the chemistry, partly; for the form of the paper, no. CSIR-NET asks you to pick an option, and GATE often asks for a number. Topic-wise tests carry over well, mock tests do not.',
    },
    {
      question: 'How many questions should I attempt?',
      answer:
        'A good attempt in GATE CY is 40 to 50 questions. Start a practice paper by finding those you can finish without doubt. Raise the number from one test to the next only as long as your accuracy holds.',
    },
    {
      question: 'Which calculator may I use in practice?',
      answer:
        'Use an on-screen calculator with a mouse from your first test on. In the hall there is a virtual one on the computer, and your own is not allowed. It is slower than a pocket calculator, and it is better to find that out at your own desk.',
    },
    {
      question: 'My daughter has the books. Does she need tests too?',
      answer:
        'Books give her questions; a test gives her a time and a mark. If she already works through past papers against the clock and corrects them honestly, she may need only the final mock. Call us and describe what she does in a week.',
    },
    {
      question: 'Are test fees refunded?',
      answer:
        'No, neither for the unitwise tests nor for any online series. Ask whatever is still open first, and pay afterwards.',
    },
  ],
  card: {
    exam: 'GATE Chemistry (CY)',
    text: 'For a paper with numbers to type as well as options to pick.',
  },
};
