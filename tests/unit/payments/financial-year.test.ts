import { financialYear, receiptNumber } from '@/lib/payments/receipts/receipt';
import { today } from '@/lib/site/days';

test.each([
  ['2026-11-21', '26-27'],
  ['2027-03-31', '26-27'],
  ['2027-04-01', '27-28'],
  ['2028-02-29', '27-28'],
  ['2099-12-31', '99-00'],
  ['2009-01-01', '08-09'],
])('%s is in %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

test('the year turns at midnight in Delhi, whatever the clock of the machine says', () => {
  expect(financialYear(today(new Date('2027-03-31T18:29:59.999Z')))).toBe('26-27');
  expect(financialYear(today(new Date('2027-03-31T18:30:00Z')))).toBe('27-28');
});

test('a number is at most sixteen letters, digits, dashes and slashes', () => {
  expect(receiptNumber('26-27', 123)).toBe('OC/26-27/000123');
  for (const serial of [1, 999_999, 9_999_999]) {
    expect(receiptNumber('26-27', serial)).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
  }
});
