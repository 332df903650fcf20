import type { IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { realGateways } from '@/lib/payments/payment-ways';
import type { BankVerdict, Deposit, PaymentHint } from './bank-statement';

export type BankText = Pick<Deposit, 'day' | 'paise' | 'reference' | 'description'>;

type Why =
  | 'reference'
  | 'name'
  | 'day'
  | 'reference twice'
  | 'other amount'
  | 'settlement'
  | 'none';

export interface Judgement {
  verdict: Exclude<BankVerdict, 'known' | 'slip'>;
  why: Why;
  payments: PaymentHint[];
}

/** Tolerance between the recorded day and the bank's booking day. */
const DAYS_APART = 3;
const DAY_MS = 24 * 3_600_000;
/** Shorter slip numbers repeat, so they prove nothing on another day. */
const LONG_REFERENCE = 8;

/**
 * Matches statement lines to payments. A match is certain when one line and one payment share reference and
 * amount. The same amount within three days is a hint, stronger with the payer's name; staff decide.
 * @param payments not yet proven by a line
 */
export function matchLines(
  lines: readonly BankText[],
  payments: readonly PaymentHint[],
): Judgement[] {
  const sameMoney = lines.map((line) =>
    payments.filter((payment) => payment.paise === line.paise && sameReference(line, payment)),
  );
  const asked = new Map<string, number>();
  for (const { id } of sameMoney.flat()) asked.set(id, (asked.get(id) ?? 0) + 1);
  const certain = sameMoney.map((fits) => {
    const [first, second] = fits;
    return first && !second && asked.get(first.id) === 1 ? first : null;
  });
  const taken = new Set(certain.map((payment) => payment?.id));
  const free = payments.filter(({ id }) => !taken.has(id));
  return lines.map((line, index) => {
    const [payment, fits = []] = [certain[index], sameMoney[index]];
    if (payment) return { verdict: 'matched', why: 'reference', payments: [payment] };
    if (fits.length > 1) return { verdict: 'several', why: 'reference', payments: fits };
    if (fits.length === 1) return { verdict: 'likely', why: 'reference twice', payments: fits };
    return hinted(line, free) ?? explained(line, free);
  });
}

function hinted(line: BankText, payments: readonly PaymentHint[]): Judgement | null {
  const near = payments.filter(({ paise, on }) => paise === line.paise && isNear(line.day, on));
  const named = near.filter(({ name }) => containsName(line, name));
  const fits = named.length > 0 ? named : near;
  if (fits.length === 0) return null;
  const verdict = fits.length === 1 ? 'likely' : 'several';
  return { verdict, why: named.length > 0 ? 'name' : 'day', payments: fits };
}

function explained(line: BankText, payments: readonly PaymentHint[]): Judgement {
  const others = payments.filter((payment) => sameReference(line, payment));
  if (others.length > 0) return { verdict: 'nothing', why: 'other amount', payments: others };
  const why = isSettlement(line) ? 'settlement' : 'none';
  return { verdict: 'nothing', why, payments: [] };
}

const isNear = (one: IsoDay, other: IsoDay) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= DAYS_APART * DAY_MS;

const gatewayPattern = new RegExp(realGateways.map(([name]) => name).join('|'), 'i');

/** UPI lines can also contain the name of the payer's app. */
const isSettlement = ({ description }: BankText) =>
  gatewayPattern.test(description) && !/\bupi\b/i.test(description);

function sameReference(line: BankText, payment: PaymentHint): boolean {
  const tokens = new Set(tokensOf(`${line.reference} ${line.description}`));
  tokens.add(plain(line.reference));
  const known = [plain(payment.reference), ...tokensOf(payment.reference).filter(isProof)];
  return known.some(
    (token) =>
      token !== '' &&
      tokens.has(token) &&
      (token.length >= LONG_REFERENCE || isNear(line.day, payment.on)),
  );
}

/** "UTR 431122334455" counts by its number alone. */
const isProof = (token: string) => token.length >= LONG_REFERENCE && /\d/.test(token);

/** Banks pad references with zeros. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');

const tokensOf = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(plain)
    .filter((token) => token !== '');

/** Whether the description contains a part of the name that is long enough to be significant. */
function containsName({ description }: BankText, name: string): boolean {
  const words = new Set(description.toLocaleLowerCase('en').split(/[^\p{L}\p{M}]+/u));
  return name
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{M}]+/u)
    .some((part) => part.length >= 4 && words.has(part));
}

/** The verdict on a line and the next step, in a sentence or two. */
export function judgementText(line: BankText, { why, payments }: Judgement): string {
  const amount = formatRupees(line.paise as Paise);
  const count = payments.length;
  const compare = line.reference
    ? 'The reference differs: please check.'
    : 'The bank gives no reference: please check.';
  switch (why) {
    case 'reference':
      return count === 1
        ? 'Same reference and amount.'
        : `${count} payments have this reference and amount. Choose one.`;
    case 'reference twice':
      return 'Several lines have this reference and amount. Choose one.';
    case 'name':
      return count === 1
        ? `Same amount within ${DAYS_APART} days, and the line contains the name. ${compare}`
        : `${count} payments of ${amount} within ${DAYS_APART} days, and the line contains their names.`;
    case 'day':
      return count === 1
        ? `Same amount within ${DAYS_APART} days. ${compare}`
        : `${count} payments of ${amount} within ${DAYS_APART} days.`;
    case 'other amount': {
      const sums = payments.map(({ paise }) => formatRupees(paise as Paise)).join(' and ');
      return `The reference is recorded with a different amount: ${sums}. Correct it, or set the line aside.`;
    }
    case 'settlement':
      return 'Probably a payout from a payment gateway: several payments less fees. Set it aside once the gateway’s report agrees.';
    case 'none':
      return `No recorded payment of ${amount} within ${DAYS_APART} days. It may not be recorded yet.`;
  }
}
