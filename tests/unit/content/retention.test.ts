import { printPeriod, retention } from '@/content/pages/retention';

test('periods read as in a sentence', () => {
  expect(printPeriod([1, 'years'])).toBe('1 year');
  expect(printPeriod([10, 'minutes'])).toBe('10 minutes');
});

test('money is kept for eight years, longer than anything else that ends', () => {
  expect(retention.money.period).toEqual([8, 'years']);
  const years = Object.values(retention).flatMap(({ period }) =>
    period?.[1] === 'years' ? [period[0]] : [],
  );
  expect(Math.max(...years)).toBe(8);
  expect(years.filter((count) => count === 8)).toHaveLength(1);
});
