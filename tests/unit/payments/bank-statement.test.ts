import fc from 'fast-check';
import { lineKeys } from '@/lib/payments/bank/import-statement';
import { dayInCell, paiseInCell, readStatement } from '@/lib/payments/bank/read-statement';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1-2-26', '2026-02-01'],
  ['21.11.2026', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['21-NOV-26', '2026-11-21'],
  ['5 September, 2026', '2026-09-05'],
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026 14:05:11', '2026-11-21'],
  ['31/02/2026', null],
  ['29/02/2024', '2024-02-29'],
  ['Total', null],
  ['', null],
  ['21 Foo 2026', null],
])('%s is the day %s', (text, day) => expect(dayInCell(text)).toBe(day));

test.each([
  ['1,00,000.00', 10_000_000],
  ['8999', 899_900],
  ['₹ 8,999.50', 899_950],
  ['INR 8,999.00 Cr', 899_900],
  ['8,999.00Dr.', -899_900],
  ['-500', -50_000],
  ['(1,234.50)', -123_450],
  ['.50', 50],
  ['0.00', 0],
  ['', null],
  ['-', null],
  ['8999 and more', null],
])('%s is %s paise', (text, paise) => expect(paiseInCell(text)).toBe(paise));

test('any amount is read back as it was written the Indian way', () => {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (paise) => {
      expect(paiseInCell(format.format(paise / 100))).toBe(paise);
    }),
  );
});

/** The format of one bank: text above, totals below, a column for each direction. */
const twoColumns = `Statement of account,,,,,,
Account,1234,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
19/11/26,UPI-ASHA RAO-asha@upi-431122334455-FEE,0000431122334455,19/11/26,,"8,999.00","1,08,999.00"
20/11/26,ELECTRICITY,BILL 7,20/11/26,"2,500.00",,"1,06,499.00"
20/11/26,NOTHING MOVED,-,20/11/26,0.00,0.00,"1,06,499.00"
,,Total,,"2,500.00","8,999.00",
`;

test('a statement with two columns of amounts: deposits are imported, the rest is reported', () => {
  expect(readStatement(twoColumns)).toEqual({
    deposits: [
      {
        line: 4,
        day: '2026-11-19',
        paise: 899_900,
        reference: '0000431122334455',
        description: 'UPI-ASHA RAO-asha@upi-431122334455-FEE',
      },
    ],
    withdrawals: 1,
    skipped: [
      { line: 1, why: expect.stringContaining('before the column headings') },
      { line: 2, why: expect.stringContaining('before the column headings') },
      { line: 6, why: 'It has no amount.' },
      { line: 7, why: expect.stringContaining('no date') },
    ],
  });
});

test.each([
  [
    'a column that says which way',
    'Txn Date;Description;Ref No;Amount (INR);Dr / Cr',
    ';CR',
    ';DR',
  ],
  ['Cr and Dr behind the amount', 'Tran Date;Particulars;UTR No;Amount', ' Cr', ' Dr'],
  ['a sign', 'Posting Date;Remarks;Transaction ID;Amount', '', null],
])('one column of amounts, with %s', (_, names, came, went) => {
  const out = went === null ? '-10' : `10${went}`;
  const text = `${names}\n19-Nov-2026;RENT;1;${out}\n20-Nov-2026;FEE;SBIN5261;1,00,000.00${came}`;
  const { deposits, withdrawals, skipped } = readStatement(text);
  expect(deposits).toMatchObject([
    { day: '2026-11-20', paise: 10_000_000, reference: 'SBIN5261', description: 'FEE' },
  ]);
  expect([withdrawals, skipped]).toEqual([1, []]);
});

test('cells pasted from a sheet come with tabs', () => {
  const { deposits } = readStatement(
    'Value Date\tDetails\tCredit\n2026-11-20\tFEE, NOVEMBER\t8999',
  );
  expect(deposits).toEqual([
    { line: 2, day: '2026-11-20', paise: 899_900, reference: '', description: 'FEE, NOVEMBER' },
  ]);
});

test('text that is not a statement is refused with what to do; one too long, too', () => {
  expect(() => readStatement('Name,Phone\nAsha,98')).toThrow(/a date and a deposit/);
  expect(() => readStatement('x')).toThrow(/a date and a deposit/);
  const many = `Date,Deposit\n${'01/01/2026,1\n'.repeat(3_001)}`;
  expect(() => readStatement(many)).toThrow(/at most 3000 lines/);
  const { skipped } = readStatement('Date,Deposit\n01/01/2026,9999999999');
  expect(skipped).toEqual([{ line: 2, why: 'The amount is larger than any fee.' }]);
});

test('a line has the same key in every statement; lines that say the same have their own', () => {
  const [first] = readStatement(twoColumns).deposits;
  if (!first) throw new Error('There is no line.');
  const again = { ...first, line: 99, description: first.description.toLowerCase() };
  expect(lineKeys([again])).toEqual(lineKeys([first]));
  const twins = lineKeys([first, first, { ...first, paise: 1 }]);
  expect(new Set(twins).size).toBe(3);
  expect(twins[0]).toBe(lineKeys([first])[0]);
});
