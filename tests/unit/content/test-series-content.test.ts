import type { PricedFamily } from '@/content/catalogue/course-families';
import { testSeries } from '@/content/catalogue/exams/pages';
import { featureRows } from '@/content/catalogue/features';
import { plusGst } from '@/content/catalogue/gst';
import { formatRupees, rupees } from '@/content/money';
import { offerAmounts, testSeriesOffer } from '@/content/catalogue/offers';
import { orderHref } from '@/content/catalogue/payment-links';
import { offerPages } from '@/content/catalogue/sales-pages';
import { studyMaterialFamily, testSeriesFamily } from '@/content/catalogue/priced-families';
import { familyPaths, routes } from '@/content/pages/routes';
import { unitwise, type TestSeries } from '@/content/catalogue/test-series';

const all: readonly TestSeries[] = Object.values(testSeries);
const paths = new Set(routes.map(({ path }) => path));

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\d])/u);
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/* The office and the bank are the same on every page, so their steps do not count as a page's own text. */
const sharedSteps = ['At the institute office', 'By bank deposit'];

const ownTexts = (series: TestSeries) => [
  ...texts([series.lede, series.intro, series.offerNote, series.kindsIntro, series.pace]),
  ...texts([series.kinds, series.suits, series.plans.paragraphs, series.faqs]),
  ...series.registration
    .filter(({ title }) => !sharedSteps.includes(title))
    .map(({ text }) => text),
  series.card.text,
];

describe('the offer', () => {
  test('has the titles, prices and numbers of the catalogue', () => {
    expect(testSeriesOffer).toMatchObject({
      title: 'Crash course for CSIR NET June-2024',
      seriesTitle: 'Online Test Series for CSIR NET June-2024',
      price: 9900,
      struckPrice: 150000,
      tests: 58,
      mockTests: 3,
    });
    const features = testSeriesOffer.features.join('; ');
    for (const kind of ['Subject-wise', 'Topic-wise', 'Minor', 'Mock', '58 tests, 3 of them']) {
      expect(features).toContain(kind);
    }
  });

  test('is charged with 18% GST on top, in whole paise', () => {
    expect(plusGst(testSeriesOffer.price)).toEqual({ gst: 1782, total: 11682 });
    expect(plusGst(rupees(0))).toEqual({ gst: 0, total: 0 });
    expect(plusGst(rupees(0.03))).toEqual({ gst: 1, total: 4 });
    expect(plusGst(rupees(100))).toEqual({ gst: 1800, total: 11800 });
  });

  test('is printed as the price, the GST and their sum', () => {
    expect(offerAmounts.sum).toBe('₹99 + 18% GST = ₹116.82');
    const { gst, total } = plusGst(testSeriesOffer.price);
    expect(offerAmounts).toMatchObject({
      price: formatRupees(testSeriesOffer.price),
      gst: formatRupees(gst),
      total: formatRupees(total),
    });
  });

  test('has a link of its own on each page', () => {
    const links = offerPages.map((page) => orderHref(testSeriesOffer.id, page));
    expect(links).toHaveLength(6);
    expect(repeated(links)).toEqual([]);
    for (const [index, link] of links.entries()) {
      const url = new URL(link, 'https://own.example');
      expect(url.protocol).toBe('https:');
      if (url.host !== 'own.example') continue;
      expect(url.pathname).toBe('/order');
      expect(url.searchParams.get('item')).toBe(testSeriesOffer.id);
      expect(url.searchParams.get('page')).toBe(offerPages[index]);
    }
  });
});

test('the unitwise tests are those of the plan cards', () => {
  expect(unitwise).toEqual({ tests: 39, price: 49900 });
  const row = featureRows.find(({ id }) => id === 'unit-tests');
  expect(row?.listPrice).toMatchObject({
    paise: unitwise.price,
    note: `for ${unitwise.tests} tests`,
  });
});

describe('the five pages', () => {
  test('are those of the family, each under its own address', () => {
    expect(Object.entries(testSeries).map(([id, { path }]) => [`/testseries/${id}`, path])).toEqual(
      familyPaths('testseries').map((path) => [path, path]),
    );
    expect(all.filter(({ ownOffer }) => ownOffer).map(({ path }) => path)).toEqual([
      '/testseries/csir-net',
    ]);
  });

  test('share no paragraph, question or sentence', () => {
    const perPage = all.map((series) => [...new Set(ownTexts(series).flatMap(sentences))]);
    const long = perPage.flat().filter((sentence) => words(sentence).length > 8);
    expect(repeated(long)).toEqual([]);
    expect(repeated(perPage.flat().filter((text) => text.endsWith('?')))).toEqual([]);
  });

  test.each(all)('$path: at least six questions, answered in at most five sentences', (series) => {
    expect(series.faqs.length).toBeGreaterThanOrEqual(6);
    for (const { question, answer } of series.faqs) {
      expect(question).toMatch(/\?$/);
      const count = sentences(answer).length;
      expect({ question, fits: count <= 5, count }).toMatchObject({ fits: true });
    }
  });

  test.each(all)('$path: four kinds of test, links that lead somewhere, no promise', (series) => {
    expect(series.kinds).toHaveLength(4);
    expect(series.plans.links.filter((link) => !paths.has(link))).toEqual([]);
    expect(texts(series).filter((text) => /\bsav(e|es|ing)\b|\bbest\b/i.test(text))).toEqual([]);
  });

  test('name an official site and three pages for what they say of an exam', () => {
    const stated = all.flatMap(({ examFacts }) => examFacts ?? []);
    expect(stated).toHaveLength(2);
    for (const { official, sources } of stated) {
      expect(official.href).toMatch(/^https:/);
      expect(new Set(sources.map(({ url }) => new URL(url).hostname)).size).toBeGreaterThan(2);
      for (const { url, readOn } of sources) {
        expect(url).toMatch(/^https:/);
        expect(Date.parse(readOn)).toBeLessThanOrEqual(Date.now());
      }
    }
  });

  test('name no amount that is not in the catalogue', () => {
    const named = all.flatMap((series) =>
      texts(series).flatMap((text) => text.match(/₹[\d,.]*\d/g) ?? []),
    );
    /* The last two belong to BARC: its application fee and the basic pay of a scientific officer. */
    const known = ['₹99', '₹116.82', '₹17.82', '₹1,500', '₹499', '₹500', '₹56,100'];
    expect([...new Set(named)].filter((amount) => !known.includes(amount))).toEqual([]);
  });
});

describe('the two family pages', () => {
  const families: readonly [PricedFamily, 'testseries' | 'studymaterial'][] = [
    [testSeriesFamily, 'testseries'],
    [studyMaterialFamily, 'studymaterial'],
  ];

  test.each(families)('show every page of the family', (family, name) => {
    expect(family.members.map(({ path }) => path)).toEqual(familyPaths(name));
  });

  test('print the prices of the booklets and of the offer', () => {
    expect(studyMaterialFamily.members.map(({ fee }) => fee)).toEqual(
      [110000, 110000, 25000, 25000].map((from) => ({ from })),
    );
    expect(testSeriesFamily.members[0]?.fee).toEqual({ price: 9900, note: '+ 18% GST = ₹116.82' });
    expect(testSeriesFamily.members.slice(1).map(({ fee }) => fee)).toEqual(
      Array(4).fill({ text: 'Fee on request' }),
    );
  });
});
