import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { EligibilityPage } from '@/components/catalogue/eligibility-page';
import { FactsPageView } from '@/components/catalogue/facts-page';
import { questionBoxes } from '@/components/catalogue/paper-figure';
import { TestSeriesPage } from '@/components/catalogue/test-series-page';
import { careers, type CareerStep } from '@/content/catalogue/career-paths';
import { ruleCharts } from '@/content/catalogue/eligibility-rules';
import { exams, type ExamId } from '@/content/catalogue/exams/exams';
import { factsOf, factsPages } from '@/content/catalogue/exams/facts';
import { patterns, testSeries } from '@/content/catalogue/exams/pages';
import { examTotals } from '@/content/catalogue/exams/pattern';
import { eligibility } from '@/content/pages/eligibility';
import { routes } from '@/content/pages/routes';

test('the boxes of a paper are its questions, and the filled ones are as tall as its marks together', () => {
  for (const exam of Object.values(patterns)) {
    const boxes = exam.sections.flatMap((section) => questionBoxes(section).boxes);
    const filled = boxes.filter(({ isCounted }) => isCounted);
    expect({
      shown: boxes.length,
      attempts: filled.length,
      maximum: filled.reduce((sum, { height }) => sum + height, 0),
    }).toEqual(examTotals(exam));
    for (const section of exam.sections) {
      const { boxes: own, height } = questionBoxes(section);
      expect(new Set(own.map(({ x, y }) => `${x} ${y}`)).size).toBe(own.length);
      for (const box of own) {
        expect(box.x + 8).toBeLessThan(200);
        expect(box.y + box.height).toBeLessThan(height);
      }
    }
  }
});

/** The facts of an exam as texts by their headings; a heading on several pages has several texts. */
function factTexts(exam: ExamId): readonly (readonly [heading: string, text: string])[] {
  const facts = factsOf(exam);
  const pages = facts ? [facts.overview, ...Object.values(facts.pages)] : [];
  const rows = pages.flatMap((page) => page?.tables ?? []).flatMap(({ rows: own }) => own);
  const series = exam === 'barc' || exam === 'tifr' ? testSeries[exam].examFacts?.facts : [];
  return [
    ...rows.map(({ heading, cells }) => [heading, `${heading} ${cells.join(' ')}`] as const),
    ...(series ?? []),
  ];
}

const numbers = (text: string): readonly string[] => text.match(/\d[\d,.]*/g) ?? [];

test.each(exams.map(({ id }) => id))(
  'each step of a career after %s is a fact of a page',
  (exam) => {
    const { start, ways } = careers[exam];
    const steps: readonly CareerStep[] = [start, ...ways.flat()];
    for (const { name, detail, fact, of = exam } of steps) {
      const texts = factTexts(of).flatMap(([heading, text]) => (heading === fact ? [text] : []));
      expect([fact, texts.length]).not.toEqual([fact, 0]);
      const said = numbers(texts.join(' '));
      for (const number of numbers(`${name} ${detail}`))
        expect([fact, said]).toEqual([fact, expect.arrayContaining([number])]);
    }
  },
);

test('the bars of a rule fit on their scale', () => {
  for (const { scale, rows } of Object.values(ruleCharts).flat()) {
    for (const [, figure] of rows) {
      expect(figure).toBeGreaterThan(scale[0]);
      expect(figure).toBeLessThanOrEqual(scale[1]);
    }
  }
});

const drawn: Readonly<Record<string, () => string>> = {
  [eligibility.path]: () => renderToStaticMarkup(EligibilityPage({ language: 'en' })),
  '/hi/eligibility': () => renderToStaticMarkup(EligibilityPage({ language: 'hi' })),
  ...Object.fromEntries(
    factsPages.map((one) => [
      one.path,
      () => renderToStaticMarkup(createElement(FactsPageView, one)),
    ]),
  ),
  ...Object.fromEntries(
    Object.values(testSeries).map((series) => [
      series.path,
      () => renderToStaticMarkup(createElement(TestSeriesPage, { series, figure: null })),
    ]),
  ),
};

/* The pages of syllabus, cut-off and eligibility; for BARC and TIFR they are the pages of their tests. */
const taught = routes
  .map(({ path }) => path)
  .filter(
    (path) =>
      /\/(syllabus|cut-off|eligibility)$/.test(path) ||
      ['/cuet-pg', '/testseries/barc', '/testseries/tifr'].includes(path),
  );

test.each(taught)('%s has a figure with a caption, which screen readers can read', (path) => {
  const figures = drawn[path]?.().match(/<figure[^]*?<\/figure>/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    expect(figure).toMatch(/<figcaption[^]*?\w{3}[^]*?<\/figcaption>/);
    // A drawing is either described or beside the same in words.
    for (const svg of figure.match(/<svg[^>]*>/g) ?? [])
      expect(svg).toMatch(/aria-hidden="true"|focusable="false"|role="img"[^>]*aria-label="\w/);
  }
});
