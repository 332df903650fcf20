import { courseNameOf, examsIn, type ExamIn } from './exams/exams';
import { studyMaterials, testSeries } from './exams/pages';
import type { PricedFamily, PricedMember } from './course-families';
import { institute } from '@/content/facts/institute';
import { formatRupees } from '@/content/money';
import { offerAmounts, testSeriesOffer } from './offers';
import { lowestMaterialPrice } from './study-material';
import { unitwise } from './test-series';

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
  heading: 'Chemistry study material',
  meta: {
    title: `Chemistry Study Material: CSIR-NET, GATE, IIT-JAM | ${institute.shortName}`,
    description:
      'Printed chemistry booklets for CSIR-NET, GATE, IIT-JAM and CUET (PG): PYQs, assignments and practice, theory, or all three combined. Prices include 18% GST.',
    keywords: [
      'chemistry study material',
      'CSIR NET chemistry booklets',
      'GATE chemistry booklets',
      'IIT JAM chemistry previous year questions',
    ],
  },
  lede: 'Printed PYQ booklets, assignments and theory booklets for CSIR-NET, GATE, IIT-JAM and CUET (PG).',
  intro: [
    'Order one set or all three together, with or without a course. Online Platinum plans already include the printed practice and PYQ books.',
  ],
  members: examsIn('studymaterial').map(materialMember),
  cardLink: 'See the booklets',
  feeNote: 'Prices include 18% GST. Shipping is extra, by weight and address.',
  choicesHeading: 'Which booklets to choose',
  choices: [
    ['To see what the exam asks', 'PYQ booklets: the questions of earlier years by subtopic.'],
    ['To practise problems', 'Assignments and practice.'],
    ['To study on your own', 'Theory booklets, or the combined set.'],
    [
      'To have them before an exam',
      'Order early: dispatch and delivery together take 10 to 19 business days.',
    ],
  ],
};

const { tests, mockTests } = testSeriesOffer;

const series = testSeriesOffer.ended
  ? ''
  : ` The CSIR-NET series has ${tests} tests, ${mockTests} of them mock tests.`;

function seriesMember(exam: ExamIn<'testseries'>): PricedMember {
  const own = testSeries[exam];
  return {
    path: own.path,
    name: own.card.exam,
    text: own.card.text,
    facts: own.ownOffer
      ? [['Series', `${tests} tests, ${mockTests} of them mock tests`]]
      : [[`${unitwise.tests} unitwise tests`, unitwise.price]],
    fee: own.ownOffer
      ? {
          price: testSeriesOffer.price,
          note: offerAmounts.sum.replace(`${offerAmounts.price} `, ''),
        }
      : { text: 'Fee on request' },
  };
}

export const testSeriesFamily: PricedFamily = {
  path: '/testseries',
  heading: 'Chemistry test series',
  meta: {
    title: `Chemistry Test Series: CSIR-NET, GATE, IIT-JAM, TIFR | ${institute.shortName}`,
    description: `Online chemistry test series for CSIR-NET, GATE, IIT-JAM, BARC and TIFR: ${unitwise.tests} unitwise tests for ${formatRupees(unitwise.price)}${testSeriesOffer.ended ? '' : `, and a CSIR-NET series of ${tests} tests`}.`,
    keywords: [
      'chemistry test series',
      'CSIR NET chemistry test series',
      'GATE chemistry tests',
      'IIT JAM chemistry tests',
    ],
  },
  lede: 'Online tests in chemistry for CSIR-NET, GATE, IIT-JAM, BARC and TIFR, with or without a course.',
  intro: [
    `${unitwise.tests} unitwise tests cost ${formatRupees(unitwise.price)} for any exam.${series}`,
  ],
  members: examsIn('testseries').map(seriesMember),
  cardLink: 'See the tests',
  choicesHeading: 'Which tests to take',
  choices: [
    ['While you study', 'Unitwise tests, each one when its unit is finished.'],
    ['When the syllabus is done', 'Subject-wise and minor tests.'],
    ['In the last weeks', 'Mock tests in one sitting, at the hour of the exam.'],
    [
      'With an online plan',
      'Your plan already includes the unitwise tests and the final mock test.',
    ],
  ],
};
