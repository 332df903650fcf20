import { countText } from '@/content/counted';
import { readSheet } from '@/lib/leads/read-sheet';

const sheet = (lines: number) =>
  ['name,phone', ...Array<string>(lines).fill('Asha Rao,98765 43210')].join('\n');

test('the refusal of a list that is too long gives its length', () => {
  expect(readSheet(sheet(2_000))).toHaveProperty('lines.length', 2_000);
  expect(readSheet(sheet(2_345))).toEqual({
    fault: '2,345 lines. Import at most 2,000 at a time.',
  });
});

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [2, '2 lines'],
  [1_23_456, '1,23,456 lines'],
])('%i is counted the Indian way, and one is singular', (count, words) => {
  expect(countText(count, 'line')).toBe(words);
});
