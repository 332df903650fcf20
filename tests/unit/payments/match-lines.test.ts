import fc from 'fast-check';
import type { PaymentHint } from '@/lib/payments/bank/bank-statement';
import {
  judgementText,
  matchLines,
  type BankText,
  type Judgement,
} from '@/lib/payments/bank/match-lines';

const payment = (more: Partial<PaymentHint> = {}): PaymentHint => ({
  id: 'p1',
  name: 'Asha Rao',
  on: '2026-11-19',
  paise: 899_900,
  way: 'upi',
  reference: '431122334455',
  ...more,
});
const line = (more: Partial<BankText> = {}): BankText => ({
  day: '2026-11-19',
  paise: 899_900,
  reference: '',
  description: 'TRANSFER',
  ...more,
});
const judge = (lines: BankText[], payments: PaymentHint[]) =>
  matchLines(lines, payments).map(({ verdict, why, payments: fits }) => [
    verdict,
    why,
    fits.map(({ id }) => id).join(),
  ]);

test.each([
  ['in its own column', { reference: '431122334455' }],
  ['filled up with zeros', { reference: '0000431122334455' }],
  ['among the words', { description: 'UPI/431122334455/asha@upi' }],
  ['between dashes, weeks later', { description: 'UPI-X-431122334455-FEE', day: '2026-12-10' }],
])('same reference, %s, and same amount: certain', (_, more) => {
  expect(judge([line(more)], [payment()])).toEqual([['matched', 'reference', 'p1']]);
});

test('what staff wrote around the number does not matter', () => {
  const deposit = line({ reference: '431122334455' });
  expect(judge([deposit], [payment({ reference: 'UTR 431122334455' })])).toEqual([
    ['matched', 'reference', 'p1'],
  ]);
});

test('a short slip number matches within three days only', () => {
  const slip = payment({ reference: '4711', way: 'bank' });
  expect(judge([line({ reference: '4711' })], [slip])).toEqual([['matched', 'reference', 'p1']]);
  const later = line({ reference: '4711', day: '2026-11-23' });
  expect(judge([later], [slip])).toEqual([['nothing', 'none', '']]);
});

test('the same amount near by is a hint, a name in the line a better one', () => {
  const two = [payment(), payment({ id: 'p2', name: 'Ravi Kumar', reference: '99' })];
  expect(judge([line()], two)).toEqual([['several', 'day', 'p1,p2']]);
  const named = line({ description: 'NEFT RAVI K KUMAR' });
  expect(judge([named], two)).toEqual([['likely', 'name', 'p2']]);
  expect(judge([line({ day: '2026-11-22' })], [payment()])).toEqual([['likely', 'day', 'p1']]);
  expect(judge([line({ day: '2026-11-23' })], [payment()])).toEqual([['nothing', 'none', '']]);
});

test('one transfer for two, and a transfer that comes twice, are for a person to decide', () => {
  const twins = [payment(), payment({ id: 'p2' })];
  const deposit = line({ reference: '431122334455' });
  expect(judge([deposit], twins)).toEqual([['several', 'reference', 'p1,p2']]);
  expect(judge([deposit, deposit], [payment()])).toEqual([
    ['likely', 'reference twice', 'p1'],
    ['likely', 'reference twice', 'p1'],
  ]);
  const both = line({ reference: '431122334455', paise: 1_799_800 });
  expect(judge([both], twins)).toEqual([['nothing', 'other amount', 'p1,p2']]);
});

test('a payout of a payment company is recognised; its app in a payer’s line is not', () => {
  const passedOn = line({ description: 'NEFT RAZORPAY SOFTWARE PVT LTD', paise: 1 });
  const payer = line({ description: 'UPI/ASHA/PHONEPE', paise: 1 });
  expect(judge([passedOn, payer], [])).toEqual([
    ['nothing', 'settlement', ''],
    ['nothing', 'none', ''],
  ]);
});

const references = ['431122334455', '431122334466', '4711', ''];
const days = ['2026-11-18', '2026-11-19', '2026-11-25'];
const amounts = [899_900, 499_900];
const lines = fc.array(
  fc.record({
    day: fc.constantFrom(...days),
    paise: fc.constantFrom(...amounts),
    reference: fc.constantFrom(...references),
    description: fc.constantFrom('NEFT ASHA', 'UPI/431122334466/RAVI', 'CASH'),
  }),
  { maxLength: 8 },
);
const payments = fc
  .array(
    fc.record({
      on: fc.constantFrom(...days),
      paise: fc.constantFrom(...amounts),
      reference: fc.constantFrom(...references),
      name: fc.constantFrom('Asha Rao', 'Ravi Kumar'),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, index) => payment({ ...one, id: `p${index}` })));

test('every line is judged; certain is one line, one payment, one amount, in whatever order', () => {
  fc.assert(
    fc.property(lines, payments, (deposits, recorded) => {
      const judged = matchLines(deposits, recorded);
      expect(judged).toHaveLength(deposits.length);
      const certain = judged.flatMap((one, index) =>
        one.verdict === 'matched' ? [{ one, at: deposits[index] }] : [],
      );
      const ids = certain.map(({ one }) => one.payments[0]?.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { one, at } of certain) {
        expect(one.payments).toMatchObject([{ paise: at?.paise }]);
      }
      for (const [index, one] of judged.entries()) {
        const other = one.why === 'other amount';
        for (const { paise } of one.payments) expect(paise !== deposits[index]?.paise).toBe(other);
        expect(judgementText(deposits[index] as BankText, one)).toMatch(/^[A-Z0-9₹].*\.$/);
      }
      const turned = matchLines(deposits.toReversed(), recorded.toReversed());
      expect(turned.map(({ verdict }) => verdict).reverse()).toEqual(
        judged.map(({ verdict }) => verdict),
      );
    }),
    { numRuns: 500 },
  );
});

test('a line without a reference is not said to have another one', () => {
  const [one] = matchLines([line({ reference: '' })], [payment({ reference: '431122334455' })]);
  expect(judgementText(line({ reference: '' }), one as Judgement)).toContain('gives no reference');
  const [other] = matchLines([line({ reference: '9' })], [payment({ reference: '431122334455' })]);
  expect(judgementText(line({ reference: '9' }), other as Judgement)).toContain('differs');
});
