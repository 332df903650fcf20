import {
  coursesIn,
  familyFacts,
  offlineFamily,
  onlineFamily,
} from '@/content/catalogue/course-families';
import { studyMaterials } from '@/content/catalogue/exams/pages';
import { idsOf, routes } from '@/content/pages/routes';
import {
  bookletRefund,
  deliveryFacts,
  lowestMaterialPrice,
  materialRows,
  planBooks,
  sumOfParts,
} from '@/content/catalogue/study-material';

/* Typed out from the catalogue, section 9, on purpose: a slip in content/ must not pass. */
const higher = [
  ['PYQ booklets', '45 minutes', '1 Year', 1100],
  ['Assignments and practice', '45 minutes', '2 Years', 1100],
  ['Theory booklets', '45 minutes', '6 Months', 6000],
  ['Combined', '45 minutes', '1 Year', 7500],
];
const lower = [
  ['PYQ booklets', '45 minutes', '1 Year', 250],
  ['Assignments and practice', '45 minutes', '2 Years', 1100],
  ['Theory booklets', '45 minutes', '6 Months', 4500],
  ['Combined', '45 minutes', '1 Year', 5000],
];
const printed = { 'csir-net': higher, gate: higher, 'iit-jam': lower, cuet: lower };

const ids = idsOf.studymaterial;
const families = [onlineFamily, offlineFamily];

/** Every string in a piece of content. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const countWords = (value: unknown) => texts(value).flatMap(words).length;
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\d])/u);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(ids)('study material of %s', (id) => {
  const { rows, faqs, path, exam } = studyMaterials[id];

  test('has the prices, durations and class time of the catalogue', () => {
    expect(
      rows.map(({ name, classTime, duration, price }) => [name, classTime, duration, price / 100]),
    ).toEqual(printed[id]);
  });

  test('stands at its own path and takes the prices of its own exam', () => {
    expect([path, exam]).toEqual([`/studymaterial/${id}`, id]);
    expect(rows).toEqual(materialRows(id));
    expect(routes.some((route) => route.path === path)).toBe(true);
  });

  test('answers at least six questions in at most five sentences each', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(6);
    expect(repeated(faqs.map(({ question }) => question))).toEqual([]);
    for (const { question, answer } of faqs) {
      expect(question).toMatch(/\?$/);
      const count = sentences(answer).length;
      expect({ question, fits: count <= 5, count }).toMatchObject({ fits: true });
    }
  });

  test('promises no saving and types no price', () => {
    const all = texts(studyMaterials[id]);
    expect(all.filter((text) => /\bsav(e|es|ed|ing|ings)\b|₹/i.test(text))).toEqual([]);
  });
});

test('the facts of delivery and refund are those of the policies', () => {
  const delivery = texts(deliveryFacts).join(' ');
  for (const fact of ['3-5 business days', '7-14 business days', '48 hours', 'India', 'mail']) {
    expect(delivery).toContain(fact);
  }
  expect(bookletRefund).toContain('not refunded');
});

test('no paragraph stands on two of the pages', () => {
  const long = ids.flatMap((id) => {
    return texts(studyMaterials[id])
      .flatMap(sentences)
      .filter((text) => words(text).length > 8);
  });
  expect(repeated(long)).toEqual([]);
});

test('no question is asked on two of the pages', () => {
  const questions = ids.flatMap((id) => studyMaterials[id].faqs.map(({ question }) => question));
  expect(repeated(questions)).toEqual([]);
});

test('the parts are added up, and the lowest price is found', () => {
  expect(sumOfParts(materialRows('gate'))).toBe(820000);
  expect(sumOfParts(materialRows('cuet'))).toBe(585000);
  expect(lowestMaterialPrice(materialRows('gate'))).toBe(110000);
  expect(lowestMaterialPrice(materialRows('cuet'))).toBe(25000);
});

test('the books of the plans come from their rows', () => {
  expect(planBooks('csir-net')).toEqual([
    {
      names: ['Bronze', 'Silver', 'Gold'],
      practice: 'soft copy',
      pyq: 'soft copy',
      theory: 'not included',
    },
    {
      names: ['Platinum'],
      practice: 'soft copy and print',
      pyq: 'soft copy and print',
      theory: 'not included',
    },
  ]);
  expect(planBooks('cuet').at(-1)).toMatchObject({
    names: ['Diamond', 'Classroom'],
    theory: 'included',
  });
});

describe.each(families)('the index $path', (family) => {
  test('has at least 150 words', () => {
    const { meta: _meta, path: _path, ...prose } = family;
    const cards = coursesIn(family.mode).map(({ course }) => course.familyCard);
    expect(countWords([prose, cards])).toBeGreaterThanOrEqual(150);
  });

  test('gives every card a length', () => {
    for (const { exam } of coursesIn(family.mode)) {
      expect(familyFacts(exam, family.mode).durations.length).toBeGreaterThan(0);
    }
  });
});

test('the cards state what the catalogue prints', () => {
  expect(familyFacts('csir-net', 'online')).toMatchObject({
    durations: ['6 months', '1 year'],
    tiers: ['bronze', 'silver', 'gold', 'platinum'],
    from: 499900,
  });
  expect(familyFacts('iit-jam', 'online')).toMatchObject({ durations: ['1 year'], from: 499900 });
  expect(familyFacts('csir-net', 'offline')).toEqual({
    durations: ['6 months', '1 year'],
    tiers: [],
    from: null,
  });
  expect(familyFacts('cuet', 'offline')).toMatchObject({
    durations: ['6 months', '1 year'],
    from: 2500000,
  });
});
