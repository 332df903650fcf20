import { familyPaths } from '@/content/routes';
import {
  lowestMaterialPrice,
  materialPrices,
  type MaterialRow,
} from '@/content/studymaterial/prices';
import type { PricedFamily, PricedMember } from './family';

const words: Record<keyof typeof materialPrices, { name: string; text: string }> = {
  'csir-net': {
    name: 'CSIR-NET Chemical Sciences',
    text: 'For the JRF and assistant professor paper, at M.Sc. level.',
  },
  gate: {
    name: 'GATE Chemistry',
    text: 'For the CY paper: working that ends in a number, and theory to look it up in.',
  },
  'iit-jam': {
    name: 'IIT-JAM Chemistry',
    text: 'For an M.Sc. seat, from the chemistry of the B.Sc.',
  },
  cuet: {
    name: 'CUET (PG) Chemistry',
    text: 'For the universities’ common test, at the same prices as IIT-JAM.',
  },
};

const isId = (id: string): id is keyof typeof materialPrices => id in materialPrices;

function member(path: string): PricedMember {
  const id = path.split('/')[2] ?? '';
  if (!isId(id)) throw new Error(`No price table for ${path} in content/studymaterial/prices.ts`);
  const rows: readonly MaterialRow[] = materialPrices[id];
  return {
    path,
    ...words[id],
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
  members: familyPaths('studymaterial').map(member),
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
  callText:
    'Say which exam and which chapters. You hear which booklet has them and what the parcel costs.',
};
