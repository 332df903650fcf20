import type { Course } from '@/content/catalogue/course';
import { csirNetOffline } from '@/content/catalogue/exams/csir-net/courses';
import { cuetOffline } from '@/content/catalogue/exams/cuet/courses';
import { gateOffline } from '@/content/catalogue/exams/gate/courses';
import { iitJamOffline } from '@/content/catalogue/exams/iit-jam/courses';
import { featureRows } from '@/content/catalogue/features';
import { institute } from '@/content/facts/institute';
import { enrollHref } from '@/content/catalogue/payment-links';
import { findPlan, plans } from '@/content/catalogue/plans';

const offlinePlans = plans.filter(({ mode }) => mode === 'offline');

/* Typed out from the catalogue, sections 2 and 9, on purpose: a slip in content/ must not pass. */
const printedPlans: readonly [id: string, title: string, rupees: number, struck: number | null][] =
  [
    ['gate-offline-6-months-diamond', 'Diamond 6 Months', 34180, null],
    ['gate-offline-1-year-diamond', 'Diamond 1 Year', 45000, null],
    ['iit-jam-offline-1-year-diamond', '1 Year', 25000, 40000],
    ['iit-jam-offline-2-years-diamond', '2 Year', 35000, 60000],
    ['cuet-offline-6-months-diamond', '6 Months', 25000, 40000],
    ['cuet-offline-1-year-diamond', 'Diamond 1 Year', 35000, 60000],
  ];

const printedTabs: readonly [course: Course, tabs: Record<string, readonly string[]>][] = [
  [csirNetOffline, { '6 Months Plan': [], '1 Year Plan': [] }],
  [gateOffline, { '6 Months Plan': ['Diamond 6 Months'], '1 Year Plan': ['Diamond 1 Year'] }],
  [iitJamOffline, { '1 Year Plan': ['1 Year'], '2 Year Plan': ['2 Year'] }],
  [cuetOffline, { '1 Year Plan': ['6 Months'], '2 Year Plan': ['Diamond 1 Year'] }],
];

const courses = printedTabs.map(([course]) => course);

/** Every text of a course in reading order, without its plans, addresses and search data. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const ownTexts = ({ lede, intro, features, batches, batchNote, plansIntro, ...rest }: Course) =>
  texts([lede, intro, features.map(({ detail }) => detail), batches.map(({ suits }) => suits)])
    .concat(texts([batchNote, plansIntro, rest.classroom]))
    .concat(rest.faqs.flatMap(({ question, answer }) => [question, answer]));

describe('offline plans', () => {
  test('have the titles and prices of the catalogue, in paise', () => {
    expect(
      offlinePlans.map(({ id, title, price, struckPrice }) => [id, title, price, struckPrice]),
    ).toEqual(
      printedPlans.map(([id, title, price, struck]) => [
        id,
        title,
        price * 100,
        struck && struck * 100,
      ]),
    );
    for (const plan of offlinePlans) expect(findPlan(plan.id)).toBe(plan);
  });

  test('include every row, which is marked as assumed', () => {
    for (const { features, assumed } of offlinePlans) {
      expect(features).toEqual(featureRows.map(({ id }) => id));
      expect(assumed).toBe(true);
    }
  });

  test('give doubt resolution as free', () => {
    const row = featureRows.find(({ id }) => id === 'doubt-resolution');
    expect(row?.listPrice).toMatchObject({ label: 'Priceless', offlineLabel: 'Free' });
  });

  test('have their own enrol link on their own page', () => {
    const links = courses.flatMap(({ path, tabs }) =>
      tabs.flatMap(({ plans }) => plans.map(({ id }) => enrollHref(id, path))),
    );
    expect(new Set(links).size).toBe(printedPlans.length);
  });
});

describe.each(printedTabs.map(([course, tabs]) => [course.path, course, tabs] as const))(
  '%s',
  (_path, course, tabs) => {
    test('has the tabs and cards of the catalogue', () => {
      expect(
        Object.fromEntries(
          course.tabs.map(({ label, plans }) => [label, plans.map(({ title }) => title)]),
        ),
      ).toEqual(tabs);
    });

    test('names the centre', () => {
      expect(ownTexts(course).join(' ')).toContain(institute.address);
    });

    test('never promises a saving', () => {
      expect(ownTexts(course).filter((text) => /\bsav(e|es|ing)\b/i.test(text))).toEqual([]);
    });

    test('says how to enrol at the office and by bank deposit', () => {
      const titles = course.registration.map(({ title }) => title);
      expect(titles.slice(-2)).toEqual(['At the institute office', 'By bank deposit']);
      expect(course.registration.at(-1)?.bank).toBe(true);
    });
  },
);

describe('special cases', () => {
  test('CSIR-NET gives its fee by phone and prints no amount', () => {
    expect(csirNetOffline.classroom?.feeByPhone?.text).toContain('by phone or at the office');
    expect(ownTexts(csirNetOffline).filter((text) => /₹|\d,\d{3}/.test(text))).toEqual([]);
  });

  test('CSIR-NET has the hours of its two batches', () => {
    expect(csirNetOffline.batches.map(({ hours }) => hours)).toEqual([
      '4 to 6 hours daily, six days a week',
      '6 to 8 hours on weekends and holidays',
    ]);
  });
});
