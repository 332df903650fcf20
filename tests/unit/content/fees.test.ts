import { renderToStaticMarkup } from 'react-dom/server';
import EnglishFees, { metadata as english } from '@/app/(static)/fees/page';
import HindiFees, { metadata as hindi } from '@/app/(static)/hi/fees/page';
import { bookletFees, examFees } from '@/content/pages/fees';
import { plans } from '@/content/catalogue/plans';
import { studyMaterials } from '@/content/catalogue/exams/pages';

test('the fees page lists every plan once, under its exam and mode', () => {
  const listed = examFees.flatMap(({ exam, modes }) =>
    modes.flatMap(({ mode, plans: own }) => own.map(({ id }) => [exam, mode, id])),
  );
  const byId = (one: readonly string[], other: readonly string[]) =>
    (one[2] ?? '').localeCompare(other[2] ?? '');
  expect(listed.sort(byId)).toEqual(plans.map(({ exam, mode, id }) => [exam, mode, id]).sort(byId));
});

test('a course without a published fee is listed with its lengths', () => {
  const withoutPlans = examFees.flatMap(({ modes }) =>
    modes.filter(({ plans: own }) => own.length === 0),
  );
  expect(withoutPlans).toMatchObject([
    { path: '/offlinecourses/csir-net', lengths: ['6 Months', '1 Year'] },
  ]);
});

test('every set of booklets is listed', () => {
  expect(bookletFees.map(({ path }) => path)).toEqual(
    Object.values(studyMaterials).map(({ path }) => path),
  );
});

/** The numbers of what a page says, in its order: tables, percentages, counts. */
function numbersOf(html: string): readonly string[] {
  const main = /<div id="all".*<\/ol>/s.exec(html)?.[0] ?? '';
  const text = main
    .replace(/<div class="print:hidden">.*?<\/ul><\/div>/s, '')
    .replace(/<[^>]*>/g, '');
  return text.match(/[₹\d][\d,.]*\d%?/g) ?? [];
}

test('the page in Hindi has every number of the English one, in its order', () => {
  const numbers = numbersOf(renderToStaticMarkup(HindiFees()));
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual(numbersOf(renderToStaticMarkup(EnglishFees())));
});

test('both pages name each other, and the English one for everybody else', () => {
  const languages = { 'en-IN': '/fees', 'hi-IN': '/hi/fees', 'x-default': '/fees' };
  expect(english.alternates).toEqual({ canonical: '/fees', languages });
  expect(hindi.alternates).toEqual({ canonical: '/hi/fees', languages });
  expect(hindi.openGraph).toMatchObject({ locale: 'hi_IN' });
});
