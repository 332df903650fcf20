import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamCalendarPage } from '@/components/catalogue/exam-calendar-page';
import { ExamPageView } from '@/components/catalogue/exam-page';
import { FactsPageView } from '@/components/catalogue/facts-page';
import { factsPages } from '@/content/catalogue/exams/facts';
import { examPages } from '@/content/catalogue/exams/pages';
import { examCalendar } from '@/content/pages/exam-calendar';
import { routes } from '@/content/pages/routes';

const pages = new Map([
  ...Object.values(examPages).map(
    (page) => [page.path, () => createElement(ExamPageView, { page })] as const,
  ),
  ...factsPages.map((facts) => [facts.path, () => createElement(FactsPageView, facts)] as const),
  [examCalendar.path, () => createElement(ExamCalendarPage)] as const,
] as readonly (readonly [string, () => React.ReactElement])[]);

test('each phrase that students search for is answered by a page or a heading that exists', () => {
  const text = readFileSync('docs/search-phrases.md', 'utf8');
  const places = [...text.matchAll(/\| `(\/[^`#]+)#?([^`]*)` +\|/g)];
  expect(places.length).toBeGreaterThan(30);
  const paths = routes.map(({ path }) => path);
  const lost = places.filter(([, path = '', anchor = '']) => {
    if (!anchor) return !paths.includes(path);
    const page = pages.get(path);
    return !page || !new Set(renderToStaticMarkup(page()).match(/(?<= id=")[^"]+/g)).has(anchor);
  });
  expect(lost.map(([place]) => place)).toEqual([]);
});
