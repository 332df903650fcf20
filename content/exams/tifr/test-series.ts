import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import type { TestSeries } from '@/content/test-series';

export const tifrSeries: TestSeries = {
  path: '/testseries/tifr',
  exam: 'TIFR Chemistry',
  heading: 'TIFR Chemistry, test series',
  meta: {
    title: 'TIFR Chemistry Test Series',
    description:
      'Tests for the chemistry entrance of the TIFR graduate school: 39 unitwise tests for ₹499, revision from principles, twenty weeks. Fee by phone or at the office.',
    keywords: [
      'TIFR chemistry test series',
      'TIFR graduate school chemistry',
      'TIFR chemistry tests',
    ],
  },
  lede: 'Tests for students who want to do research in chemistry at the Tata Institute of Fundamental Research and are preparing for the entrance of its graduate school.',
  intro: [
    'TIFR is a research institute, and its entrance looks for people who will spend years on a question nobody has answered. A remembered formula helps little with that; seeing where it comes from helps much. This page says how to use tests for such a purpose, and what we have on offer.',
  ],
  offerNote: [
    'Two things are certain. There are 39 unitwise tests for ₹499; and for a TIFR series you learn the fee by phone or at the office.',
    `The card belongs to CSIR-NET, as it says. Take it, if you do, as a way to cover the breadth of the subject, and not as a rehearsal for TIFR.`,
  ],
  ownOffer: false,
  kindsIntro:
    'The same test can be taken in two ways: to get a mark, or to find out what you do not understand. For TIFR the second way counts.',
  kinds: [
    {
      name: 'By topic',
      detail:
        'Choose a topic with a model behind it: the particle in a box, Hückel theory, the steady state. After the test, derive the result from a blank page.',
    },
    {
      name: 'By subject',
      detail:
        'Physical chemistry leans on mathematics, and rust in the mathematics looks like a gap in chemistry. A subject-wise test tells the two apart.',
    },
    {
      name: 'Minor, mixed',
      detail:
        'Questions from different branches in a row make you ask what kind of problem this is. In research nobody tells you the chapter either.',
    },
    {
      name: 'Mock, complete',
      detail:
        'Go through a mock twice: with the clock, and on the next day without it. What you can solve only on the second day is understood but slow; what you cannot solve even then is your reading list.',
    },
  ],
  pace: {
    heading: 'Twenty weeks, two tests in each',
    intro:
      'Two unitwise tests a week take twenty weeks for all 39, with one place left over. It is a slow pace on purpose. Each test is followed by more thinking than it took:',
    steps: [
      {
        when: 'Tuesday',
        what: 'The first unit test. Answer in ink and add a word on how sure you were: certain, likely or guess.',
      },
      {
        when: 'Wednesday and Thursday',
        what: 'Every answer that was wrong though “certain” is a false belief. Find the page in the textbook that contradicts it.',
      },
      {
        when: 'Saturday',
        what: 'The second unit test, from another branch than the first.',
      },
      {
        when: 'Sunday',
        what: 'Change one question: another potential, another solvent, an electron more. Solve what you have made, and bring what you cannot solve to a teacher.',
      },
    ],
    note: 'Doubt resolution is an item of the online plans. With tests alone, the place for doubts is your own college teacher or a classmate who disagrees with you.',
  },
  suits: [
    'This is for a student of chemistry at B.Sc. or M.Sc. level who likes the derivation more than the table of results and can see the years of a Ph.D. as well spent. Many prepare for CSIR-NET, GATE or IIT-JAM alongside; the chemistry is common to all of them.',
    'If what you want from an entrance is a post soon after the degree, look at BARC or at the assistant professor part of CSIR-NET first. That is not a lesser aim, only a different one.',
  ],
  plans: {
    paragraphs: [
      'No course of ours carries the name of TIFR. A student at M.Sc. level finds the nearest one under CSIR-NET, a student at B.Sc. level under IIT-JAM. In either, an online plan holds 39 unitwise tests and the final mock test, and the Platinum plan the subtopicwise and previous year questions tests besides.',
      'Compare the course fee with what you need. If your teaching is good and only practice is missing, unit tests are the smaller expense.',
    ],
    links: ['/onlinecourses/csir-net', '/onlinecourses/iit-jam', '/onlinecourses/gate'],
  },
  registration: [
    {
      title: 'A telephone call',
      text: 'Three numbers are on this page. Say TIFR, and whether you apply with a B.Sc. or an M.Sc.; you get the fee, and an answer on what the tests contain.',
    },
    {
      title: 'The CSIR-NET series, online',
      text: `If that is the one you want, Enroll Now shows it in a tab of its own with ${amounts.total} as the amount to pay.`,
    },
    officeStep,
    bankStep,
  ],
  faqs: [
    {
      question: 'Is there a TIFR course?',
      answer:
        'No, for TIFR we have a test series only. The CSIR-NET and IIT-JAM courses teach the same branches of chemistry. Which of them is nearer to you depends on your degree.',
    },
    {
      question: 'What will I pay for TIFR tests?',
      answer:
        'The fee is given by phone or at the office. The unitwise tests have a printed price, 39 for ₹499. Ask for the total with tax, and have it written down before you pay.',
    },
    {
      question: 'How is the TIFR entrance held?',
      answer:
        'TIFR describes it in the announcement of its graduate school, each year anew. We leave dates, numbers and the form of the questions to that announcement. Its own site is the place to check.',
    },
    {
      question: 'How much mathematics do I need?',
      answer:
        'You need enough to follow physical chemistry without stopping: differentiation, simple integrals, complex numbers, matrices of small size. The levels in the figure above need only a sine and a boundary condition. If these are rusty, give them the first fortnight.',
    },
    {
      question: 'Is the offer on the card meant for TIFR?',
      answer: `No, it is the online series for CSIR-NET: ${offer.tests} tests at ${amounts.sum}. Its topic-wise part may be useful for revision. Its mock tests rehearse another paper.`,
    },
    {
      question: 'Is it possible to prepare for TIFR and CSIR-NET together?',
      answer:
        'Yes, for the chemistry it is one preparation. Take the unit tests once and correct them in the slow way described here. Only in the last weeks do the two part, when each exam’s own papers matter.',
    },
    {
      question: 'What if I find the first test far too hard?',
      answer:
        'Stop after ten questions and go back to the textbook for that unit. A test that you cannot begin measures nothing. Repeat it after a week; the units do not have to be taken in order.',
    },
  ],
  card: {
    exam: 'TIFR Chemistry',
    text: 'For applicants to a graduate school of research: tests to find what is not understood.',
  },
};
