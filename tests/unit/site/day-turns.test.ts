import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamCalendarPage } from '@/components/catalogue/exam-calendar-page';
import { PolicyDay } from '@/components/pages/policy-page';
import { QuestionOfTheDay } from '@/components/practice/question-of-the-day';
import { PastMark } from '@/components/site/past-mark';
import type { ExamDate } from '@/content/catalogue/exam-calendar';
import { questionOfTheDay } from '@/content/practice/question-of-the-day';
import { haveTurned, turnsIn } from '@/lib/delivery/day-turns';
import { dayAfter, today } from '@/lib/site/days';

const window: ExamDate = {
  exam: 'gate',
  session: 'GATE 2098',
  kind: 'applications',
  firstDay: '2097-09-01',
  lastDay: '2097-10-05',
  link: 'https://gate2098.example.in',
};

test('a page turns when something on it begins, and on the day after something is over', () => {
  const html = [
    createElement(PastMark, { lastDay: '2097-02-28' }),
    createElement(PastMark, { lastDay: '2024-02-18' }),
    createElement(PolicyDay, { day: '2097-04-01' }),
    createElement(ExamCalendarPage, { dates: [window] }),
  ].map((part) => renderToStaticMarkup(part));
  const turns = turnsIn(html.join(''), '2026-11-28');
  expect(turns).toEqual(['2097-03-01', '2097-04-01', '2097-09-01', '2097-10-06']);
  expect(haveTurned({ turns }, '2097-02-28')).toBe(false);
  expect(haveTurned({ turns }, '2097-03-01')).toBe(true);
  expect(haveTurned({}, '2097-03-01')).toBe(false);
});

test('a page with the question of a day turns on the next one', () => {
  const shown = questionOfTheDay('gate', today());
  const html = renderToStaticMarkup(createElement(QuestionOfTheDay, shown));
  expect(turnsIn(html, today())).toEqual([dayAfter(today(), 1)]);
});
