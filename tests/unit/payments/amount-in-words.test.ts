import fc from 'fast-check';
import { rupees, type Paise } from '@/content/money';
import { amountInWords } from '@/lib/payments/receipts/amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [0.01, 'One Paisa Only'],
  [0.5, 'Fifty Paise Only'],
  [1, 'Rupee One Only'],
  [116.82, 'Rupees One Hundred Sixteen and Eighty-Two Paise Only'],
  [4999, 'Rupees Four Thousand Nine Hundred Ninety-Nine Only'],
  [20_000, 'Rupees Twenty Thousand Only'],
  [1_00_000, 'Rupees One Lakh Only'],
  [1_20_310.13, 'Rupees One Lakh Twenty Thousand Three Hundred Ten and Thirteen Paise Only'],
  [2_05_00_017, 'Rupees Two Crore Five Lakh Seventeen Only'],
  [
    12_34_56_78_901,
    'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One Only',
  ],
])('%d rupees', (amount, written) => {
  expect(amountInWords(rupees(amount))).toBe(written);
});

const values: Record<string, number> = Object.fromEntries(
  [
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
      .split(' ')
      .map((word, value) => [word, value] as const),
    'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
      .split(' ')
      .map((word, index) => [word, 20 + index * 10] as const),
  ].flat(),
);

/** Parses the words from the largest unit down. */
function valueOf(text: string): number {
  for (const [unit, size] of [
    ['Crore', 10_000_000],
    ['Lakh', 100_000],
    ['Thousand', 1_000],
    ['Hundred', 100],
  ] as const) {
    const at = text.lastIndexOf(unit);
    if (at >= 0) return valueOf(text.slice(0, at)) * size + valueOf(text.slice(at + unit.length));
  }
  return text
    .split(/[\s-]+/)
    .filter(Boolean)
    .reduce((sum, word) => sum + (values[word] ?? NaN), 0);
}

test('the words parse back to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (paise) => {
      const written = amountInWords(paise as Paise);
      const [, whole = '', part = ''] =
        /^(?:Rupees? (.*?))?(?: and )?(?:((?:\w|-)+) Pais[ae])? Only$/.exec(written) ?? [];
      expect(valueOf(whole) * 100 + valueOf(part)).toBe(paise);
    }),
    { numRuns: 3_000 },
  );
});
