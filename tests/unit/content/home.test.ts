import {
  bannerSlides,
  coaching,
  courseTabs,
  fixedLines,
  homeFeatures,
  questionGroups,
  quickLinks,
  statistics,
  whyChemistry,
} from '@/content/pages/home';
import { plans } from '@/content/catalogue/plans';
import { resultCards } from '@/content/pages/results';
import { routes } from '@/content/pages/routes';

const everything = {
  bannerSlides,
  coaching,
  courseTabs,
  homeFeatures,
  questionGroups,
  quickLinks,
  resultCards,
  whyChemistry,
};

/** Every string in a piece of content. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const lowest = (exam: string, mode: string) => {
  const prices = plans
    .filter((plan) => plan.exam === exam && plan.mode === mode)
    .map(({ price }) => price);
  return prices.length ? Math.min(...prices) : null;
};

test('the banner has four slides, each with its own picture, and the two lines word for word', () => {
  expect(new Set(bannerSlides.map(({ picture }) => picture)).size).toBe(4);
  expect(bannerSlides).toHaveLength(4);
  expect(fixedLines).toEqual([
    'Our institute is committed to providing the best education to students',
    'and helping them achieve their goals',
  ]);
});

test('the counters and the result cards are the five of the specification', () => {
  const specified = [
    ['HAPPY STUDENTS', 2000],
    ['NET QUALIFIED', 200],
    ['GATE QUALIFIED', 1500],
    ['IIT JAM QUALIFIED', 100],
    ['TIFR QUALIFIED', 20],
  ];
  expect(statistics.map(({ label, maximum }) => [label, maximum])).toEqual(specified);
  expect(resultCards.map(({ statistic }) => [statistic.label, statistic.maximum])).toEqual(
    specified,
  );
});

test('every course card leads to its page and names the lowest fee of the plans there', () => {
  for (const { mode, cards } of courseTabs) {
    expect(cards.map(({ exam }) => exam)).toEqual(['csir-net', 'gate', 'iit-jam', 'cuet']);
    for (const { exam, from, href, price } of cards) {
      expect(href).toBe(`/${mode}courses/${exam}`);
      expect(price).toBe(29_900);
      expect({ href, from }).toEqual({
        href,
        from: lowest(exam, mode),
      });
    }
  }
});

test('the IIT-JAM programs cost what the catalogue prints', () => {
  const programs = coaching.find(({ id }) => id === 'iit-jam-coaching')?.programs ?? [];
  expect(programs.map(({ name }) => name)).toEqual(['1-year programme', '2-year programme']);
  const fees = programs.map((program) => program.fees.map((fee) => [fee.price, fee.struckPrice]));
  expect(fees).toEqual([
    [
      [499_900, null],
      [2_500_000, 4_000_000],
    ],
    [[3_500_000, 6_000_000]],
  ]);
});

test('the cited figures are those of the specification', () => {
  expect(coaching.map(({ cited }) => cited.figure)).toEqual(['0.5%', '25-30', '40-50']);
});

test('every link inside the site leads to a page', () => {
  const paths = new Set(routes.map(({ path }) => path));
  const links = texts(everything).filter((text) => text.startsWith('/'));
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !paths.has(link.replace(/#.*/, '')))).toEqual([]);
});

test('nothing promises a saving', () => {
  const own = texts([everything, homeFeatures]);
  expect(own.filter((text) => /\bsav(e|es|ing)\b/i.test(text))).toEqual([]);
});
