import { formatRupees, type Paise } from '@/content/money';
import { DAYS_APART, type BankText, type Judgement } from './match-lines';

/** Why a line was judged so, and what there is to do: a sentence or two. */
export function judgementWords(line: BankText, { why, payments }: Judgement): string {
  const amount = formatRupees(line.paise as Paise);
  const count = payments.length;
  const compare = line.reference
    ? 'The reference differs: compare it.'
    : 'The bank gives no reference: make sure that it is this one.';
  switch (why) {
    case 'reference':
      return count === 1
        ? 'Same reference and amount.'
        : `${count} payments have this reference and amount. Choose one.`;
    case 'reference twice':
      return 'More than one line has this reference and amount. Look which of them it is.';
    case 'name':
      return count === 1
        ? `Same amount within ${DAYS_APART} days, and the name stands in the line. ${compare}`
        : `${count} payments of ${amount} within ${DAYS_APART} days, and their names stand in the line.`;
    case 'day':
      return count === 1
        ? `Same amount within ${DAYS_APART} days. ${compare}`
        : `${count} payments of ${amount} within ${DAYS_APART} days.`;
    case 'other amount': {
      const sums = payments.map(({ paise }) => formatRupees(paise as Paise)).join(' and ');
      return `The reference is recorded with another amount: ${sums}. Correct that, or set the line aside.`;
    }
    case 'settlement':
      return 'Probably what a payment company passed on: many payments in one sum, fewer its fees. Set it aside once its own report agrees.';
    case 'none':
      return `No recorded payment of ${amount} within ${DAYS_APART} days. Perhaps it is not recorded yet.`;
  }
}
