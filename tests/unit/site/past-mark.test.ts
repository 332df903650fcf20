import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyDay } from '@/components/pages/policy-page';
import { PastMark } from '@/components/site/past-mark';
import { today } from '@/lib/site/days';

const markUntil = (lastDay: string) => renderToStaticMarkup(createElement(PastMark, { lastDay }));

test('a policy of a day to come is shown as coming, with what the script shows from that day', () => {
  const shown = (day: string) => renderToStaticMarkup(createElement(PolicyDay, { day }));
  expect(shown(today())).toMatch(/>Last updated <time/);
  expect(shown(today())).not.toContain('In force');
  const coming = shown('2099-12-31');
  expect(coming).toContain('data-last-day="2099-12-30"');
  expect(coming).toMatch(/class="policy-coming">In force from <time dateTime="2099-12-31">/i);
});

test('a day that is over is marked as past, today is not (D38)', () => {
  expect(markUntil('2024-02-18')).toMatch(/data-past="".*>Past batch</);
  expect(markUntil(today())).not.toContain('data-past=');
  expect(markUntil('2099-12-31')).not.toContain('data-past=');
});
