import { courseNameOf, examsIn, type ExamIn } from './exams/exams';
import { studyMaterials, testSeries } from './exams/pages';
import type { PricedFamily, PricedMember } from './course-families';
import { offerAmounts, testSeriesOffer } from './offers';
import { lowestMaterialPrice } from './study-material';
import { feeByPhone, unitwise } from './test-series';

function materialMember(exam: ExamIn<'studymaterial'>): PricedMember {
  const { path, familyCard, rows } = studyMaterials[exam];
  return {
    path,
    name: courseNameOf(exam),
    text: familyCard,
    facts: rows.map(({ name, price }) => [name, price]),
    fee: { from: lowestMaterialPrice(rows) },
  };
}

export const studyMaterialFamily: PricedFamily = {
  path: '/studymaterial',
  heading: 'Study material',
  meta: {
    title: 'Chemistry Study Material: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Printed chemistry booklets for four exams: previous-year questions, assignments and practice, theory, or all three combined. Prices with 18% GST included.',
    keywords: [
      'chemistry study material',
      'CSIR NET chemistry booklets',
      'GATE chemistry booklets',
      'IIT JAM chemistry previous year questions',
    ],
  },
  lede: 'Booklets on paper for four chemistry exams: what was asked before, what to practise, and the theory behind both.',
  intro: [
    'Each exam has three sets and one price for all three together. The previous-year questions show what the paper is like. Assignments and practice give you more of the same kind to work through. The theory booklets are for reading a topic from its beginning.',
    'You can order them without joining a course. If you are in a course, look at your plan first: some plans have printed question books in them already, and the pages here say which.',
  ],
  members: examsIn('studymaterial').map(materialMember),
  cardLink: 'See the booklets',
  feeNote: 'All prices include 18% GST. Delivery is extra and goes by weight and address.',
  choicesHeading: 'Which booklets, when',
  choices: [
    [
      'You want to see the exam first',
      'Order the PYQ booklets. A chapter of old questions tells you in an afternoon how far away you are.',
    ],
    [
      'You understand and still make mistakes',
      'Assignments and practice. Working is a skill of the hand, and the hand needs repetition.',
    ],
    [
      'You study without a teacher',
      'Begin with the theory booklets, or with the combined set if you mean to stay with paper to the end.',
    ],
    [
      'The exam is less than a month away',
      'Call before you order: 3 to 5 business days for processing and 7 to 14 for delivery may be too long.',
    ],
  ],
  closing: [
    'Booklets are sent throughout India by standard shipping. They are not taken back and not refunded, so ask to have a booklet described, or look at one at the office, before you pay.',
  ],
};

const { tests, mockTests } = testSeriesOffer;

function seriesMember(exam: ExamIn<'testseries'>): PricedMember {
  const own = testSeries[exam];
  return {
    path: own.path,
    name: own.card.exam,
    text: own.card.text,
    facts: own.ownOffer
      ? [['Series', `${tests} tests, ${mockTests} of them mock tests`]]
      : [
          ['Unitwise tests', `${unitwise.tests}`],
          ['Their price', unitwise.price],
        ],
    fee: own.ownOffer
      ? {
          price: testSeriesOffer.price,
          note: offerAmounts.sum.replace(`${offerAmounts.price} `, ''),
        }
      : { text: feeByPhone.replace('fee ', '') },
  };
}

export const testSeriesFamily: PricedFamily = {
  path: '/testseries',
  heading: 'Test series',
  meta: {
    title: 'Chemistry Test Series: CSIR-NET, GATE, IIT-JAM, BARC, TIFR',
    description: `Online chemistry tests for five exams: ${unitwise.tests} unitwise tests for ₹499, a CSIR-NET series of ${tests} tests for ${offerAmounts.sum}, and which of them to take when.`,
    keywords: [
      'chemistry test series',
      'CSIR NET chemistry test series',
      'GATE chemistry tests',
      'IIT JAM chemistry tests',
    ],
  },
  lede: 'Online tests in chemistry for five exams. They are taken beside a course or without one, and they tell you what you know while there is still time to change it.',
  intro: [
    `Two things have a printed price. The unitwise tests go through the syllabus one unit at a time, and the terms are the same for every exam: ${unitwise.tests} tests for ₹499. The series for CSIR-NET has ${tests} tests of four kinds for ${offerAmounts.price}, with GST on top.`,
    'For the other exams the fee of a complete series is given by phone or at the office. Their pages say how to use tests for that paper, how to spread them over a term, and what is already inside a course plan.',
  ],
  members: examsIn('testseries').map(seriesMember),
  cardLink: 'See the tests',
  feeNote: `The fee of the CSIR-NET series is without tax: ${offerAmounts.sum}.`,
  choicesHeading: 'Which tests, when',
  choices: [
    [
      'You have just begun',
      'Take unitwise tests, each one when its unit is finished. A complete paper at this point would only tell you that you have just begun.',
    ],
    [
      'The syllabus is done',
      'Subject-wise and minor tests come now. They mix what you learnt apart, and show which branch is behind.',
    ],
    [
      'A few weeks are left',
      'Mock tests, at the hour of the exam and in one sitting. Give each a day for its mistakes before you take the next.',
    ],
    [
      'You are in one of our online plans',
      'Look at your plan first: 39 unitwise tests and the final mock test are probably in it. Do not pay for them a second time.',
    ],
  ],
  closing: [
    'A test is a purchase like any other, so know the rule before you pay: online test series are not refunded. An excess payment is returned.',
  ],
};
