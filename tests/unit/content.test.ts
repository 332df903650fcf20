import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { admissionForm } from '@/content/admission-form';
import { courseOptions } from '@/content/course-options';
import {
  collapsedRowCount,
  csirNetOnlineInclusion,
  featureRows,
  itemRows,
  type ListPrice,
} from '@/content/features';
import { institute } from '@/content/institute';
import { courseListGroups, footerGroups, navigation, newBatch, topBar } from '@/content/navigation';
import { notices } from '@/content/notices';
import { csirNetOnline } from '@/content/online/csir-net';
import { enrollHref, planPages } from '@/content/payment-links';
import { planSteps } from '@/content/plan-steps';
import { findPlan, plans } from '@/content/plans';
import { routes } from '@/content/routes';
import { tierNames } from '@/content/tiers';

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

const printedPlans: readonly [id: string, title: string, rupees: number, struck: number][] = [
  ['csir-net-online-6-months-bronze', 'Bronze 6 Months', 4999, 12095],
  ['csir-net-online-6-months-silver', 'Silver 6 Months', 6999, 23539],
  ['csir-net-online-6-months-gold', 'Gold 6 Months', 8999, 31590],
  ['csir-net-online-6-months-platinum', 'Platinum 6 Months', 16180, 38186],
  ['csir-net-online-1-year-bronze', 'Bronze 1 Year', 8999, 16595],
  ['csir-net-online-1-year-silver', 'Silver 1 Year', 11999, 33593],
  ['csir-net-online-1-year-gold', 'Gold 1 Year', 13999, 44591],
  ['csir-net-online-1-year-platinum', 'Platinum 1 Year', 24999, 54185],
];

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
  csirNetOnline,
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

/** Every string in a piece of content, with the way to it. */
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

/* "24x7." and "govt. norms" aside, a sentence ends with a mark before a space and a capital, or at the end. */
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
  test('are the eight of online CSIR-NET at the prices of the catalogue, in paise', () => {
    expect(
      csirNetPlans.map(({ id, title, price, struckPrice }) => [id, title, price, struckPrice]),
    ).toEqual(
      printedPlans.map(([id, title, price, struck]) => [id, title, price * 100, struck * 100]),
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

  test('of a shown inclusion are not marked as assumed', () => {
    expect(csirNetPlans.filter(({ assumed }) => assumed)).toEqual([]);
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
  test('are one per card and page: sixteen addresses', () => {
    const links = planPages.flatMap((page) => csirNetPlans.map(({ id }) => enrollHref(id, page)));
    expect(repeated(links)).toEqual([]);
    expect(links).toHaveLength(16);
  });

  test('lead to the admission form or to a secure address', () => {
    for (const page of planPages) {
      for (const { id } of csirNetPlans) {
        const url = new URL(enrollHref(id, page), 'https://own.example');
        expect(url.protocol).toBe('https:');
        if (url.host !== 'own.example') continue;
        expect(url.pathname).toBe('/form');
        expect(url.searchParams.get('plan')).toBe(id);
        expect(url.searchParams.get('page')).toBe(page);
      }
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
      csirNetOnline.path,
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

describe('online CSIR-NET', () => {
  const course = csirNetOnline;

  test('has seven features, three batches and the two tabs with four cards each', () => {
    expect(course.features).toHaveLength(7);
    expect(course.batches).toHaveLength(3);
    expect(course.tabs.map(({ label }) => label)).toEqual(['6 Months Plan', '1 Year Plan']);
    expect(course.tabs.map(({ plans: own }) => own.map(({ tier }) => tier))).toEqual(
      Array(2).fill(['bronze', 'silver', 'gold', 'platinum']),
    );
  });

  test('prints the GST note word for word', () => {
    expect(course.gstNote).toBe('Note: 18% GST is included in above fees as per govt. norms.');
  });

  test('answers eleven different questions in two to five sentences each', () => {
    expect(course.faqs).toHaveLength(11);
    expect(repeated(course.faqs.map(({ question }) => question))).toEqual([]);
    for (const { question, answer } of course.faqs) {
      expect(question).toMatch(/\?$/);
      const count = sentences(answer).length;
      expect({ question, fits: count >= 2 && count <= 5, count }).toMatchObject({ fits: true });
    }
  });

  test('has at least 600 words of its own', () => {
    const { lede, intro, features, batches, batchNote, plansIntro, registration, faqs } = course;
    const own = [lede, intro, features, batches, batchNote, plansIntro, registration, faqs];
    const count = texts(own).flatMap(([, text]) => words(text)).length;
    expect(count).toBeGreaterThanOrEqual(600);
  });

  test('never promises a saving', () => {
    expect(texts(course).filter(([, text]) => /\bsav(e|es|ing)\b/i.test(text))).toEqual([]);
  });
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
