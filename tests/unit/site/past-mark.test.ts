import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PastMark } from '@/components/site/past-mark';
import { today } from '@/lib/site/days';

const markUntil = (lastDay: string) => renderToStaticMarkup(createElement(PastMark, { lastDay }));

test('a day that is over is marked as past, today is not (D38)', () => {
  expect(markUntil('2024-02-18')).toMatch(/data-past="".*>Past batch</);
  expect(markUntil(today())).not.toContain('data-past=');
  expect(markUntil('2099-12-31')).not.toContain('data-past=');
});
