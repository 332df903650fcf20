import path from 'node:path';
import { fill, inHindi, markOf } from '@/content/hindi';
import { hindiFiles } from '@/lib/delivery/hindi-font';

const english = { pay: 'Pay {amount} now', list: ['Cash', 'Bank'] } as const;
const mark = {
  pay: markOf(english.pay),
  cash: markOf('Cash'),
  bank: markOf('Bank'),
};
const list = [
  [mark.cash, 'कैश'],
  [mark.bank, 'बैंक'],
] as const;

test('the Hindi of sentences has the shape of their English', () => {
  const words = inHindi(english, { pay: [mark.pay, 'अभी {amount} भरिए'], list });
  expect(words).toEqual({ pay: 'अभी {amount} भरिए', list: ['कैश', 'बैंक'] });
  expect(fill(words.pay, { amount: '₹4,999' })).toBe('अभी ₹4,999 भरिए');
  expect(() => fill(words.pay, {})).toThrow('No value for {amount}');
});

test('English that has changed fails, names its Hindi and says the new mark', () => {
  const changed = { ...english, pay: 'Pay {amount} today' };
  expect(() => inHindi(changed, { pay: [mark.pay, 'अभी {amount} भरिए'], list })).toThrow(
    `The English of “अभी {amount} भरिए” is now “Pay {amount} today”: read its Hindi again, then mark it ${markOf(changed.pay)}.`,
  );
});

test.each([
  ['another placeholder', 'अभी {price} भरिए', 'has other placeholders'],
  ['a number', '{amount} 7 दिन में भरिए', 'has a number of its own'],
  ['a number in Devanagari', '{amount} ७ दिन में भरिए', 'has a number of its own'],
])('Hindi with %s fails', (_, hindi, fault) => {
  expect(() => inHindi(english, { pay: [mark.pay, hindi], list })).toThrow(fault);
});

test('every sentence in Hindi was read after its English last changed', async () => {
  const files = hindiFiles();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) await expect(import(path.resolve(file))).resolves.toBeDefined();
});
