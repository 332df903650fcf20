import type { Paise } from '../money';

/** One page of the family as a card. A fact's value is text, or an amount in paise. */
export type PricedMember = {
  path: string;
  name: string;
  text: string;
  facts: readonly (readonly [term: string, value: string | Paise])[];
  fee: { from: Paise } | { price: Paise; note: string } | { text: string };
};

/** The index page of the test series or of the study material. */
export type PricedFamily = {
  path: '/testseries' | '/studymaterial';
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  members: readonly PricedMember[];
  /** The words at the foot of each card, which is one link as a whole. */
  cardLink: string;
  feeNote: string;
  choicesHeading: string;
  choices: readonly (readonly [when: string, take: string])[];
  closing: readonly string[];
  callText: string;
};
