import type { Fault } from './site-facts';
import type { MaterialId } from '@/content/catalogue/exams/exam';
import { bankAccount as publishedBankAccount } from '@published/bankAccount';
import { bookletPrices as publishedBookletPrices } from '@published/bookletPrices';
import { demoClasses as publishedDemoClasses } from '@published/demoClasses';
import { identity as publishedIdentity } from '@published/identity';
import { institute as publishedInstitute } from '@published/institute';
import { notices as publishedNotices } from '@published/notices';
import { paymentLinks as publishedPaymentLinks } from '@published/paymentLinks';
import { planPrices as publishedPlanPrices } from '@published/planPrices';
import { teachers as publishedTeachers } from '@published/teachers';
import { tests as publishedTests } from '@published/tests';
import { toppers as publishedToppers } from '@published/toppers';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { offlineFamily, onlineFamily } from '@/content/catalogue/course-families';
import { factsPages } from '@/content/catalogue/exams/facts';
import { courseNameOf, exams } from '@/content/catalogue/exams/exams';
import {
  courses,
  examPages,
  examResults,
  resultDetails,
  studyMaterials,
  testSeries,
} from '@/content/catalogue/exams/pages';
import { fees } from '@/content/pages/fees';
import type { FeatureId } from '@/content/catalogue/tiers';
import { featureRows } from '@/content/catalogue/features';
import { gstStateCodes, homeState } from '@/content/catalogue/gst';
import { homePage } from '@/content/pages/home';
import { formatRupees, type Paise } from '@/content/money';
import { newBatchPage } from '@/content/catalogue/new-batch';
import { hasConsent } from './consent';
import { demoClassId } from './demo-classes';
import { notices } from './notices';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { offerPages } from '@/content/catalogue/sales-pages';
import { plans } from '@/content/catalogue/plans';
import { noStruckPrice, type Plan } from '@/content/catalogue/plan';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { studyMaterialFamily, testSeriesFamily } from '@/content/catalogue/priced-families';
import { resultOverview } from '@/content/pages/results';
import { routes } from '@/content/pages/routes';
import { sumOfParts } from '@/content/catalogue/study-material';
import { tierNames, type Tier } from '@/content/catalogue/tiers';
import { videosPage } from '@/content/pages/videos';

/** Search results cut off longer ones. */
const longestDescription = 160;

type Page = { path: string; meta: { description: string } };

const pages: readonly Page[] = [
  { path: '/', meta: homePage.meta },
  newBatchPage,
  fees,
  about,
  contact,
  videosPage,
  resultOverview,
  onlineFamily,
  offlineFamily,
  testSeriesFamily,
  studyMaterialFamily,
  termsAndConditions,
  privacyPolicy,
  refundPolicy,
  shippingPolicy,
  ...courses,
  ...Object.values(testSeries),
  ...Object.values(studyMaterials),
  ...Object.values(examPages),
  ...Object.values(examResults),
  ...Object.values(resultDetails),
  ...factsPages.map(({ path, page }) => ({ path, meta: page.meta })),
];

/** The published texts and prices that a page can quote, each with its field. */
function quoted(): readonly (readonly [field: string, text: string])[] {
  const planPrices = publishedPlanPrices ?? {};
  const bookletPrices = publishedBookletPrices ?? {};
  const amounts = [
    ...Object.entries(planPrices).flatMap(([id, { price }]) =>
      price ? [[`planPrices.${id}.price`, price]] : [],
    ),
    ...Object.entries(bookletPrices).flatMap(([exam, prices]) =>
      Object.entries(prices).map(([kind, price]) => [`bookletPrices.${exam}.${kind}`, price]),
    ),
    ...(publishedTests?.unitwise ? [['tests.unitwise.price', publishedTests.unitwise.price]] : []),
    ...(publishedTests?.series?.price ? [['tests.series.price', publishedTests.series.price]] : []),
  ] as [string, Paise][];
  const texts: readonly (readonly [string, string | undefined])[] = [
    ['institute.name', publishedIdentity?.name],
    ['institute.formerName', publishedInstitute?.formerName],
    ['institute.address.city', publishedInstitute?.address?.city],
    ...amounts.map(([field, price]) => [field, formatRupees(price)] as const),
  ];
  return texts.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
}

function lengthFaults(): Fault[] {
  return pages.flatMap(({ path, meta: { description } }) => {
    const over = description.length - longestDescription;
    if (over <= 0) return [];
    const [field = ''] = quoted().find(([, words]) => description.includes(words)) ?? [];
    const message = `The description of ${path} has room for ${longestDescription} characters. Shorten this by ${over}`;
    return [{ field, message }];
  });
}

function linkFaults(): Fault[] {
  const paths = new Set(routes.map(({ path }) => path));
  const isDead = (link: string) => link.startsWith('/') && !paths.has(link.replace(/#.*$/, ''));
  const own = publishedNotices ?? [];
  return notices
    .filter(({ url }) => isDead(url))
    .map(({ url }) => ({
      field: `notices.${own.findIndex(({ link }) => link === url)}.link`,
      message: `This site has no page ${url}. Choose one of its pages`,
    }));
}

/** A link marked as missing must have no address. */
function withoutFaults(): Fault[] {
  const { without = [], chat, blog, social = {} } = publishedInstitute ?? {};
  const addresses = { ...social, chat, blog };
  return without
    .filter((link) => addresses[link])
    .map((link) => ({
      field: link === 'chat' || link === 'blog' ? `institute.${link}` : `institute.social.${link}`,
      message: 'You have ticked below that there is none. Untick it, or leave this empty',
    }));
}

/** Titles, headings and share images say "in Delhi", the terms name its courts, and tax is computed for it. */
function placeFaults(): Fault[] {
  const { address } = publishedInstitute ?? {};
  const { gstin } = publishedBankAccount ?? {};
  const faults: Fault[] = [];
  if (address && !/\bDelhi\b/i.test(address.city)) {
    const message =
      'The titles, pictures and terms of this site say Delhi. Enter Delhi or New Delhi; another city needs a programmer';
    faults.push({ field: 'institute.address.city', message });
  }
  if (address && !address.pin.startsWith('11')) {
    const message = 'PIN codes of Delhi begin with 11. Check the PIN code';
    faults.push({ field: 'institute.address.pin', message });
  }
  if (gstin && !gstin.startsWith(gstStateCodes[homeState])) {
    const message = `Receipts compute the tax of ${homeState}, where a GSTIN begins with ${gstStateCodes[homeState]}. Check the GSTIN`;
    faults.push({ field: 'institute.gstin', message });
  }
  return faults;
}

const isSet = (id: string) => Object.hasOwn(publishedPlanPrices ?? {}, id);

function planFaults(): Fault[] {
  const ids = new Set(plans.map(({ id }) => id));
  const unknown = Object.keys(publishedPlanPrices ?? {}).filter((id) => !ids.has(id));
  return [
    ...unknown.map((id) =>
      publishedPlanPrices?.[id as keyof typeof publishedPlanPrices]?.price === undefined
        ? { field: `planPrices.${id}.price`, message: 'Enter the price of this plan' }
        : { field: `planPrices.${id}`, message: 'No page has this plan. Remove its price' },
    ),
    ...plans.flatMap((plan, index) => {
      const below = plans[index - 1];
      const follows =
        below?.exam === plan.exam &&
        below.mode === plan.mode &&
        below.duration === plan.duration &&
        below.price >= plan.price;
      if (!follows) return [];
      const fault = isSet(plan.id)
        ? `${plan.title} must cost more than ${below.title} (${formatRupees(below.price)}), because it adds to it`
        : `${below.title} must cost less than ${plan.title} (${formatRupees(plan.price)}), which adds to it`;
      return [{ field: `planPrices.${isSet(plan.id) ? plan.id : below.id}.price`, message: fault }];
    }),
    ...plans.flatMap((plan) => struckFaults(`planPrices.${plan.id}`, plan)),
  ];
}

/** A struck price that the price has reached: the owner decides what to do. */
function struckFaults(
  field: string,
  { price, struckPrice }: { price: Paise; struckPrice: Paise | null },
): Fault[] {
  if (struckPrice === null || struckPrice > price) return [];
  const message = `The struck price, ${formatRupees(struckPrice)}, must be higher than the price, ${formatRupees(price)}. Enter one that was charged before, or tick “${noStruckPrice}”`;
  return [{ field: `${field}.struckPrice`, message }];
}

function offerFaults(): Fault[] {
  const offers = { series: testSeriesOffer, crashCourse: jrfJumpstart };
  return Object.entries(offers).flatMap(([name, offer]) => struckFaults(`tests.${name}`, offer));
}

function bookletFaults(): Fault[] {
  return Object.values(studyMaterials).flatMap(({ exam, rows }) => {
    const sum = sumOfParts(rows);
    const combined = rows.find(({ id }) => id === ('combined' satisfies MaterialId));
    if (!combined || combined.price < sum) return [];
    const message = `The combined set must cost less than its three parts, which cost ${formatRupees(sum)}`;
    return [{ field: `bookletPrices.${exam}.combined`, message }];
  });
}

function paymentLinkFaults(): Fault[] {
  return Object.entries(publishedPaymentLinks ?? {}).flatMap(([page, links]) => {
    const cards = (offerPages as readonly string[]).includes(page)
      ? [testSeriesOffer.id, ...(page === '/new-batch' ? [jrfJumpstart.id] : [])]
      : plansOn(page).map(({ id }) => id);
    return Object.keys(links)
      .filter((id) => !cards.includes(id))
      .map((id) => ({
        field: `paymentLinks.${page}.${id}`,
        message: `${page} has no such plan. Remove its link`,
      }));
  });
}

/** The plans whose cards a page has; an exam's page repeats the online ones (D6). */
function plansOn(page: string): readonly Plan[] {
  const course = courses.find(({ path }) => path === page);
  if (course) return course.tabs.flatMap((tab) => tab.plans);
  const exam = exams.find(({ examPage }) => examPage?.path === page);
  return plans.filter((plan) => plan.exam === exam?.id && plan.mode === 'online');
}

type Claim = { from: Tier; items: readonly FeatureId[]; text: string };

/** Claims of the pages about every online plan from a tier upwards. */
const claims: readonly Claim[] = [
  {
    from: 'bronze',
    items: [
      'pre-recorded-lectures',
      'teacher-handouts',
      'practice-soft',
      'pyq-soft',
      'unit-tests',
      'final-mock-test',
      'general-aptitude',
      'doubt-resolution',
    ],
    text: 'every online plan',
  },
  {
    from: 'gold',
    items: ['live-sessions', 'live-recordings'],
    text: 'every online plan from Gold upwards',
  },
  {
    from: 'platinum',
    items: ['practice-hard', 'pyq-hard', 'subtopic-tests', 'pyq-tests', 'crash-course'],
    text: 'every online plan from Platinum upwards',
  },
];

const tierOrder = Object.keys(tierNames) as Tier[];
const nameOf = (id: FeatureId) => featureRows.find((row) => row.id === id)?.name ?? id;

function inclusionFaults(): Fault[] {
  const seen = new Map<string, Fault>();
  for (const plan of plans) {
    const field = `inclusions.${plan.exam}-${plan.mode}-${plan.tier}`;
    const missing = (items: readonly FeatureId[]) =>
      items.find((id) => !plan.features.includes(id));
    const claim =
      plan.mode === 'offline'
        ? { text: 'every classroom plan', items: featureRows.map(({ id }) => id) }
        : claims.findLast(
            ({ from, items }) =>
              tierOrder.indexOf(plan.tier) >= tierOrder.indexOf(from) && missing(items),
          );
    const item = claim && missing(claim.items);
    const live = plan.tier === 'silver' && plan.features.includes('live-sessions');
    if (item) {
      const message = `The pages say that ${claim.text} of ${courseNameOf(plan.exam)} has “${nameOf(item)}”. Keep it`;
      seen.set(field, { field, message });
    } else if (live) {
      const message = 'The pages say that live sessions begin with Gold. Leave them out of Silver';
      seen.set(field, { field, message });
    }
  }
  return [...seen.values()];
}

function demoClassFaults(): Fault[] {
  const ids = (publishedDemoClasses ?? []).map(demoClassId);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ field: `demoClasses.${index}.time`, message: 'This demo class is in the list already' }]
      : [],
  );
}

function withdrawalFaults(): Fault[] {
  const lists = { teachers: publishedTeachers ?? [], toppers: publishedToppers ?? [] };
  const ended = Object.entries(lists).flatMap(([list, people]) =>
    people.flatMap(({ consentDate, consentUntil }, index) =>
      consentUntil !== undefined && consentUntil < (consentDate ?? '')
        ? [
            {
              field: `${list}.${index}.consentUntil`,
              message: 'The consent cannot end before the day on which it was given',
            },
          ]
        : [],
    ),
  );
  const withdrawn = Object.entries(lists).flatMap(([list, people]) =>
    people.flatMap(({ consentDate, withdrawnDate }, index) =>
      withdrawnDate !== undefined && withdrawnDate < (consentDate ?? '')
        ? [
            {
              field: `${list}.${index}.withdrawnDate`,
              message: 'This is before the day of the consent. Leave it empty after a new consent',
            },
          ]
        : [],
    ),
  );
  return [...ended, ...withdrawn];
}

/** A result is published once somebody has seen the scorecard. */
function scorecardFaults(): Fault[] {
  return (publishedToppers ?? []).flatMap((topper, index) => {
    const { scorecardSeenBy, scorecardSeenOn } = topper;
    if (!hasConsent(topper) || (scorecardSeenBy && scorecardSeenOn)) return [];
    const field = scorecardSeenBy ? 'scorecardSeenOn' : 'scorecardSeenBy';
    const message = 'Enter who has seen the scorecard, and on which day';
    return [{ field: `toppers.${index}.${field}`, message }];
  });
}

function consentFaults(): Fault[] {
  return (publishedToppers ?? []).flatMap(({ consentDate, year }, index) =>
    consentDate !== null && Number(consentDate.slice(0, 4)) < year
      ? [
          {
            field: `toppers.${index}.consentDate`,
            message: `The consent is given after the result of ${year}. Enter its day, or leave it out`,
          },
        ]
      : [],
  );
}

/**
 * Faults that prevent publishing the facts which these modules were evaluated with: lengths that search
 * results cut off, dead links, sums and sentences that no longer hold. Empty for the defaults.
 */
export function contentFaults(): readonly Fault[] {
  return [
    ...lengthFaults(),
    ...linkFaults(),
    ...withoutFaults(),
    ...placeFaults(),
    ...planFaults(),
    ...offerFaults(),
    ...bookletFaults(),
    ...paymentLinkFaults(),
    ...inclusionFaults(),
    ...demoClassFaults(),
    ...consentFaults(),
    ...scorecardFaults(),
    ...withdrawalFaults(),
  ];
}
