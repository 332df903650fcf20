import type { Paise } from '@/content/money';

/** Content of a UPI fee slip, without the student's name and phone. */
export interface UpiSlip {
  registrationId: string;
  upiId: string;
  amount: Paise;
  reference: string;
  /** `upi://pay?…`, which opens a UPI app on a phone and is the content of the QR code. */
  link: string;
}

/**
 * A registration named by a statement line: by its slip reference, or by a UTR that its student reported.
 */
export interface SlipPayer {
  registrationId: string;
  studentId: string;
  name: string;
  registrationnumber: string;
  /** Whether the line has the reference of its slip. */
  hasSlip: boolean;
  /** Amount that the student reported for this UTR; null without a report. */
  claimedPaise: number | null;
  /** Amount still due; null while the price is unknown. */
  duePaise: number | null;
  /** Whether the line is recorded as a payment of this registration without staff. */
  isCertain: boolean;
}

const PREFIX = 'OC';
const DIGITS = 12;

/**
 * The order reference of a registration's slips, part of its random id: it stays the same, so that money for
 * an old slip is matched as well.
 */
export function slipReference(registrationId: string): string {
  return PREFIX + registrationId.replaceAll('-', '').slice(0, DIGITS).toUpperCase();
}

const written = new RegExp(`(?<![A-Z\\d])${PREFIX}([\\dA-F]{${DIGITS}})(?![A-Z\\d])`, 'gi');

/** The ranges of registration ids that belong to the slip references in a text. */
export function idRangesIn(text: string): { from: string; to: string }[] {
  const found = [...text.matchAll(written)].map(([, digits = '']) => digits.toLowerCase());
  return [...new Set(found)].map((digits) => {
    const start = `${digits.slice(0, 8)}-${digits.slice(8)}`;
    return { from: `${start}-0000-0000-000000000000`, to: `${start}-ffff-ffff-ffffffffffff` };
  });
}

/**
 * The link of a slip by NPCI's linking specification: amount in rupees with two decimals, the reference as
 * note and as transaction reference.
 * @param upiId letters, digits and `@._-`, which need no escape
 */
export function upiLink(slip: { upiId: string; payee: string; amount: Paise; reference: string }) {
  const { upiId, payee, amount, reference } = slip;
  const rest = {
    pn: payee,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: reference,
    tr: reference,
  };
  const query = Object.entries(rest).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${[`pa=${upiId}`, ...query].join('&')}`;
}

/** The UTRs in a line of a bank statement: numbers of 12 digits that are not part of a UPI id. */
export function utrsIn(text: string): string[] {
  const tokens = text.replace(/[\w.]*@\w+/g, ' ').split(/[^A-Za-z\d]+/);
  return [...new Set(tokens.map((token) => token.replace(/^0+(?=\d{12}$)/, '')))].filter((token) =>
    /^\d{12}$/.test(token),
  );
}
