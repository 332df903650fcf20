import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { admissionForm } from '@/lib/enrolment/admission-form-words';
import * as registrationSteps from '@/content/catalogue/course';
import type { Course } from '@/content/catalogue/course';
import { courseOptions } from '@/content/catalogue/course-options';
import { courses } from '@/content/catalogue/exams/pages';
import {
  collapsedRowCount,
  csirNetOnlineInclusion,
  featureRows,
  itemRows,
  type ListPrice,
} from '@/content/catalogue/features';
import { institute } from '@/content/facts/institute';
import {
  courseListGroups,
  footerGroups,
  navigation,
  newBatch,
  topBar,
} from '@/content/pages/navigation';
import { notices } from '@/content/facts/notices';
import { enrollHref } from '@/content/catalogue/payment-links';
import { planPages } from '@/content/catalogue/sales-pages';
import { planSteps } from '@/content/catalogue/plan';
import { tierNames } from '@/content/catalogue/tiers';
import { findPlan, plans } from '@/content/catalogue/plans';
import { routes } from '@/content/pages/routes';

/* Typed out from the catalogue, sections 3 and 9, on purpose: a slip in content/ must not pass. */

const printedRows: readonly [name: string, listPrice: string][] = [
  ['Pre Recorded Lectures', '6999'],
  ['Live Sessions', '9999'],
  ['Recording of Live Sessions', '7999'],
  ['Teacher Handouts', '999'],
  ['3000+ Questions Practice Books, Soft Copy', '1999'],
  ['3000+ Questions Practice Books, Hard Copy', '2999'],
  ['Subtopicwise Tests', '499'],
  ['Unitwise Tests', '499 for 39 tests'],
  ['Final Mock Test', '499'],
  ['Previous Year Questions Tests', '499'],
  ['Subtopicwise PYQs Books, Soft Copy', '600'],
  ['Subtopicwise PYQs Books, Hard Copy', '1100'],
  ['Theory Booklets', '6000'],
  ['30 Days Crash Course & Test Series', '1100'],
  ['General Aptitude', '999'],
  ['24x7 Doubt Resolution', 'Priceless'],
  ['Price (Inc. GST)', '18%'],
];

const printedPlans: readonly [id: string, title: string, rupees: number, struck: number | null][] =
  [
    ['csir-net-online-6-months-bronze', 'Bronze 6 Months', 4999, 12095],
    ['csir-net-online-6-months-silver', 'Silver 6 Months', 6999, 23539],
    ['csir-net-online-6-months-gold', 'Gold 6 Months', 8999, 31590],
    ['csir-net-online-6-months-platinum', 'Platinum 6 Months', 16180, 38186],
    ['csir-net-online-1-year-bronze', 'Bronze 1 Year', 8999, 16595],
    ['csir-net-online-1-year-silver', 'Silver 1 Year', 11999, 33593],
    ['csir-net-online-1-year-gold', 'Gold 1 Year', 13999, 44591],
    ['csir-net-online-1-year-platinum', 'Platinum 1 Year', 24999, 54185],
    ['gate-online-6-months-bronze', 'Bronze 6 Months', 1999, 6000],
    ['gate-online-6-months-silver', 'Silver 6 Months', 2499, 10000],
    ['gate-online-6-months-gold', 'Gold 6 Months', 3499, 15000],
    ['gate-online-6-months-platinum', 'Platinum 6 Months', 5999, 25000],
    ['gate-online-1-year-bronze', 'Bronze 1 Year', 4999, 10000],
    ['gate-online-1-year-silver', 'Silver 1 Year', 6999, 15000],
    ['gate-online-1-year-gold', 'Gold 1 Year', 9999, 20000],
    ['gate-online-1-year-platinum', 'Platinum 1 Year', 14999, 25000],
    ['iit-jam-online-1-year-bronze', 'Bronze 1 Year', 4999, 10000],
    ['iit-jam-online-1-year-silver', 'Silver 1 Year', 6999, 15000],
    ['iit-jam-online-1-year-gold', 'Gold 1 Year', 9999, 20000],
    ['iit-jam-online-1-year-platinum', 'Platinum 1 Year', 14999, 25000],
    ['cuet-online-6-months-bronze', 'Bronze 6 Months', 1999, 6000],
    ['cuet-online-6-months-silver', 'Silver 6 Months', 2499, 10000],
    ['cuet-online-6-months-gold', 'Gold 6 Months', 3499, 15000],
    ['cuet-online-6-months-platinum', 'Platinum 6 Months', 5999, 25000],
    ['cuet-online-6-months-diamond', 'Diamond 6 Months', 34180, null],
    ['cuet-online-1-year-bronze', 'Bronze 1 Year', 4999, 10000],
    ['cuet-online-1-year-silver', 'Silver 1 Year', 6999, 15000],
    ['cuet-online-1-year-gold', 'Gold 1 Year', 9999, 20000],
    ['cuet-online-1-year-platinum', 'Platinum 1 Year', 14999, 25000],
    ['cuet-online-1-year-diamond', 'Diamond 1 Year', 45000, null],
  ];

/** Tabs and the number of questions of every full course page (specification). */
const printedPages: Record<string, { tabs: string[]; cards: number[]; faqs: number | 'six' }> = {
  '/onlinecourses/csir-net': {
    tabs: ['6 Months Plan', '1 Year Plan'],
    cards: [4, 4],
    faqs: 11,
  },
  '/onlinecourses/gate': { tabs: ['6 Months Plan', '1 Year Plan'], cards: [4, 4], faqs: 8 },
  '/onlinecourses/iit-jam': { tabs: ['1 Year Plan'], cards: [4], faqs: 8 },
  '/onlinecourses/cuet': { tabs: ['6 Months Plan', '1 Year Plan'], cards: [5, 5], faqs: 7 },
  '/offlinecourses/csir-net': {
    tabs: ['6 Months Plan', '1 Year Plan'],
    cards: [0, 0],
    faqs: 'six',
  },
  '/offlinecourses/gate': { tabs: ['6 Months Plan', '1 Year Plan'], cards: [1, 1], faqs: 'six' },
  '/offlinecourses/iit-jam': { tabs: ['1 Year Plan', '2 Year Plan'], cards: [1, 1], faqs: 'six' },
  '/offlinecourses/cuet': { tabs: ['1 Year Plan', '2 Year Plan'], cards: [1, 1], faqs: 'six' },
};

const notIncluded = {
  bronze: [
    'Live Sessions',
    'Recording of Live Sessions',
    '3000+ Questions Practice Books, Hard Copy',
    'Subtopicwise Tests',
    'Previous Year Questions Tests',
    'Subtopicwise PYQs Books, Hard Copy',
    'Theory Booklets',
    '30 Days Crash Course & Test Series',
  ],
  gold: [
    '3000+ Questions Practice Books, Hard Copy',
    'Subtopicwise Tests',
    'Previous Year Questions Tests',
    'Subtopicwise PYQs Books, Hard Copy',
    'Theory Booklets',
    '30 Days Crash Course & Test Series',
  ],
  platinum: ['Theory Booklets'],
};

const everything = {
  admissionForm,
  courseOptions,
  courses,
  csirNetOnlineInclusion,
  featureRows,
  footerGroups,
  institute,
  navigation,
  notices,
  plans,
  routes,
  tierNames,
};

const csirNetPlans = plans.filter(({ exam, mode }) => exam === 'csir-net' && mode === 'online');

/** Every string in a piece of content, with its path. */
function texts(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`));
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const paths = new Set(routes.map(({ path }) => path));

function printed(listPrice: ListPrice): string {
  if ('label' in listPrice) return listPrice.label;
  const amount = String(listPrice.paise / 100);
  return 'note' in listPrice ? `${amount} ${listPrice.note}` : amount;
}

const missingIn = (features: readonly string[]) =>
  featureRows.filter(({ id }) => !features.includes(id)).map(({ name }) => name);

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/* Apart from "24x7." and "govt. norms", a sentence ends with a mark before a space and a capital, or at the end. */
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\d])/u);

describe('feature rows', () => {
  test('are the 17 rows of the catalogue, in its order, with its list prices', () => {
    expect(featureRows.map(({ name, listPrice }) => [name, printed(listPrice)])).toEqual(
      printedRows,
    );
  });

  test('collapse to ten, and count sixteen items without the GST row', () => {
    expect(collapsedRowCount).toBe(10);
    expect(itemRows.map(({ name }) => name)).toEqual(
      printedRows.slice(0, 16).map(([name]) => name),
    );
  });

  test('have their own ids', () => {
    expect(repeated(featureRows.map(({ id }) => id))).toEqual([]);
  });
});

describe('plans', () => {
  test('online are the cards of the catalogue at its prices, in paise', () => {
    expect(
      plans
        .filter(({ mode }) => mode === 'online')
        .map(({ id, title, price, struckPrice }) => [id, title, price, struckPrice]),
    ).toEqual(
      printedPlans.map(([id, title, price, struck]) => [
        id,
        title,
        price * 100,
        struck && struck * 100,
      ]),
    );
  });

  test('have their own ids and are found by them', () => {
    expect(repeated(plans.map(({ id }) => id))).toEqual([]);
    for (const plan of plans) expect(findPlan(plan.id)).toBe(plan);
    expect(findPlan('csir-net-online-6-months-diamond')).toBeNull();
    expect(findPlan('constructor')).toBeNull();
  });

  test('include only rows that exist, each once', () => {
    const known = featureRows.map(({ id }) => id);
    for (const { features } of plans) {
      expect(repeated(features)).toEqual([]);
      expect(features.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  test.each(['6-months', '1-year'] as const)(
    '%s: leave out what the catalogue dims',
    (duration) => {
      const missing = (tier: string) =>
        missingIn(findPlan(`csir-net-online-${duration}-${tier}`)?.features ?? []);
      expect(missing('bronze')).toEqual(notIncluded.bronze);
      expect(missing('silver')).toEqual(notIncluded.bronze);
      expect(missing('gold')).toEqual(notIncluded.gold);
      expect(missing('platinum')).toEqual(notIncluded.platinum);
    },
  );

  test('are marked as assumed where the catalogue does not show the inclusion, and only there', () => {
    expect(plans.filter(({ assumed }) => !assumed)).toEqual(csirNetPlans);
  });

  test('of other exams follow the matrix of CSIR-NET, and Diamond leaves nothing out', () => {
    const missing = { ...notIncluded, silver: notIncluded.bronze, diamond: [] };
    for (const { id, tier, features } of plans) {
      expect([id, missingIn(features)]).toEqual([id, missing[tier]]);
    }
  });
});

describe('steps between tiers', () => {
  const steps = planSteps(csirNetPlans.filter(({ duration }) => duration === '6-months'));

  test('are counted from the matrix', () => {
    expect(steps.map(({ itemCount }) => itemCount)).toEqual([8, 8, 10, 15]);
    expect(steps.map(({ added }) => added.length)).toEqual([8, 0, 2, 5]);
    expect(steps.map(({ rise }) => rise)).toEqual([null, 200000, 200000, 718100]);
  });

  test('report that Silver adds nothing, and no other tier', () => {
    const identical = steps.filter(({ below, added }) => below && added.length === 0);
    expect(identical.map(({ plan }) => plan.tier)).toEqual(['silver']);
  });

  test('report a difference as soon as one is there', () => {
    const [bronze, silver] = steps.map(({ plan }) => plan);
    if (!bronze || !silver) throw new Error('two plans expected');
    const richer = { ...silver, features: [...silver.features, 'theory-booklets' as const] };
    expect(planSteps([bronze, richer])[1]?.added.map(({ id }) => id)).toEqual(['theory-booklets']);
  });
});

describe('enrol links', () => {
  const cards = [
    ...courses.map(({ path, tabs }) => ({ page: path, own: tabs.flatMap((tab) => tab.plans) })),
    // The CSIR-NET cards have a second page with their own links (D6).
    { page: '/csir-net-jrf' as const, own: csirNetPlans },
  ].flatMap(({ page, own }) => own.map(({ id }) => ({ page, id, href: enrollHref(id, page) })));

  test('are one per card and page', () => {
    expect(cards).toHaveLength(plans.length + csirNetPlans.length);
    expect(repeated(cards.map(({ href }) => href))).toEqual([]);
    expect(new Set(planPages)).toEqual(
      new Set([...courses.map(({ path }) => path), '/csir-net-jrf']),
    );
  });

  test('lead to the admission form or to a secure address', () => {
    for (const { page, id, href } of cards) {
      const url = new URL(href, 'https://own.example');
      expect(url.protocol).toBe('https:');
      if (url.host !== 'own.example') continue;
      expect(url.pathname).toBe('/form');
      expect(url.searchParams.get('plan')).toBe(id);
      expect(url.searchParams.get('page')).toBe(page);
    }
  });
});

describe('references', () => {
  test('routes and notices are listed once', () => {
    expect(repeated(routes.map(({ path }) => path))).toEqual([]);
    expect(repeated(notices.map(({ content }) => content))).toEqual([]);
  });

  test('notices cover the three series and the six batches of the specification', () => {
    const family = (name: string) => notices.filter(({ url }) => url.startsWith(`/${name}/`));
    expect(family('testseries')).toHaveLength(3);
    expect(family('onlinecourses')).toHaveLength(3);
    expect(family('offlinecourses')).toHaveLength(3);
  });

  test('every link inside the site leads to a page', () => {
    const links = texts([
      navigation,
      newBatch,
      topBar,
      footerGroups,
      [...paths].map((path) => courseListGroups(path)),
      notices,
      courses.map(({ path }) => path),
      planPages,
    ]).filter(([, text]) => text.startsWith('/'));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter(([, text]) => !paths.has(text))).toEqual([]);
  });

  test('every picture that is named is there', () => {
    const pictures = texts(everything).filter(([, text]) => /^\/.*\.\w{3,4}$/.test(text));
    const lost = pictures.filter(([, text]) => !existsSync(join(process.cwd(), 'public', text)));
    expect(lost).toEqual([]);
  });

  test('no text is empty', () => {
    const all = texts(everything);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

/** The sentences unique to a course page: no names, plan cards or shared registration steps. */
function ownWords({ registration, ...course }: Course): string[] {
  const { lede, intro, features, batches, batchNote, plansIntro, faqs, classroom } = course;
  const ownSteps = registration.filter((step) => !Object.values(registrationSteps).includes(step));
  const own = [lede, intro, features, batches, batchNote, plansIntro, faqs, classroom];
  return texts([own, ownSteps]).map(([, text]) => text);
}

test('every course page of the two families is written in full', () => {
  expect(courses.map(({ path }) => path).sort()).toEqual(Object.keys(printedPages).sort());
});

describe.each(courses.map((course) => [course.path, course] as const))('%s', (path, course) => {
  const page = printedPages[path];

  test('has the tabs of the catalogue with their cards', () => {
    expect(course.tabs.map(({ label }) => label)).toEqual(page?.tabs);
    expect(course.tabs.map((tab) => tab.plans.length)).toEqual(page?.cards);
    for (const { plans: own } of course.tabs) {
      const order = own.map(({ tier }) => Object.keys(tierNames).indexOf(tier));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  test('answers its number of different questions in at most five sentences each', () => {
    if (page?.faqs === 'six') expect(course.faqs.length).toBeGreaterThanOrEqual(6);
    else expect(course.faqs).toHaveLength(page?.faqs ?? 0);
    for (const { question, answer } of course.faqs) {
      expect(question).toMatch(/\?$/);
      const count = sentences(answer).length;
      expect({ question, fits: count <= 5, count }).toMatchObject({ fits: true });
    }
  });

  test('never promises a saving', () => {
    expect(texts(course).filter(([, text]) => /\bsav(e|es|ing)\b/i.test(text))).toEqual([]);
  });
});

describe('no two course pages share', () => {
  /* A fact such as "6 to 8 hours on weekends and holidays" may repeat on several pages; a sentence may not. */
  const isSentence = (text: string) => /[.?!]$/.test(text) && words(text).length > 10;

  test('a paragraph or a sentence', () => {
    const all = courses.flatMap((course) => [
      ...new Set([...ownWords(course).flatMap(sentences), course.meta.description]),
    ]);
    expect(repeated(all.filter(isSentence))).toEqual([]);
  });

  test('a question', () => {
    expect(repeated(courses.flatMap(({ faqs }) => faqs.map(({ question }) => question)))).toEqual(
      [],
    );
  });

  test('a heading, a title or a description', () => {
    for (const of of [
      ({ heading }: Course) => heading,
      ({ meta }: Course) => meta.title,
      ({ meta }: Course) => meta.description,
    ]) {
      expect(repeated(courses.map(of))).toEqual([]);
    }
  });
});

test('online CSIR-NET has seven features and three batches', () => {
  const [course] = courses;
  expect(course?.path).toBe('/onlinecourses/csir-net');
  expect(course?.features).toHaveLength(7);
  expect(course?.batches).toHaveLength(3);
});

test('the course options are the five of the specification', () => {
  expect(courseOptions).toEqual([
    'CSIR-NET Chemical Sciences',
    'GATE Chemistry',
    'IIT-JAM Chemistry',
    'CUET (PG) Chemistry',
    'Scholarship Program',
  ]);
});
