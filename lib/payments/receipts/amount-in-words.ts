import type { Paise } from '@/content/money';

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** Amount in Indian words: "Rupees One Lakh Sixteen and Eighty-Two Paise Only". */
export function amountInWords(amount: Paise): string {
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  const inRupees = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${words(rupees)}`;
  if (paise === 0) return `${inRupees} Only`;
  const inPaise = `${words(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}`;
  return rupees === 0 ? `${inPaise} Only` : `${inRupees} and ${inPaise} Only`;
}

/** A whole number from 0; above a crore, the count of crores is spelled as a number. */
function words(number: number): string {
  const scale = scales.find(([value]) => number >= value);
  if (!scale) return belowHundred(number);
  const [value, name] = scale;
  const rest = number % value;
  const head = `${words(Math.floor(number / value))} ${name}`;
  return rest === 0 ? head : `${head} ${words(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return String(small[number]);
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return one === 0 ? String(tens[ten]) : `${tens[ten]}-${small[one]}`;
}
