import { offerAmounts, testSeriesOffer } from '@/content/offer';
import { familyPaths } from '@/content/routes';
import { feeByPhone, unitwise, type TestSeries } from '@/content/test-series';
import { testSeries } from '@/content/testseries/all';
import type { PricedFamily, PricedMember } from './family';

const series: readonly TestSeries[] = Object.values(testSeries);
const { tests, mockTests } = testSeriesOffer;

function member(path: string): PricedMember {
  const own = series.find((one) => one.path === path);
  if (!own) throw new Error(`No test series for ${path} in content/testseries`);
  return {
    path,
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
  members: familyPaths('testseries').map(member),
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
  callText:
    'Name the exam and the month you sit it. We say which tests are ready and what they cost.',
};
