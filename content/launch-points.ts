import { csirNetOnline } from '@/content/exams/csir-net/courses';
import { cuetOffline } from '@/content/exams/cuet/courses';
import { courses, patterns } from '@/content/exams/pages';
import { video } from './home';
import { institute } from './institute';
import { jrfJumpstart, testSeriesOffer } from './offers';
import { offerPages, paymentLink, type OfferPage, type PlanPage } from './payment-links';
import type { Plan } from './plan';
import { plans, plansOf } from './plans';
import { playlists } from './videos';

/** The owner's decision about a point, and its date (ISO). */
export type Decision = { decision: string; decidedOn: string };

/**
 * Points of `npm run check:launch` that the owner accepts as they are. Example:
 * `'silver-like-bronze': { decision: 'Sold as it is.', decidedOn: '2027-01-15' }`
 */
export const decisions: Readonly<Record<string, Decision>> = {};

/** Statements on the pages that the specification does not confirm. */
const assumed: readonly Omit<LaunchPoint, 'kind'>[] = [
  {
    id: 'general-schedule',
    what: 'GATE, IIT-JAM and CUET classes follow the general schedule: 4 to 5 hours daily, 6 days a week.',
    where: 'content/exams',
  },
  {
    id: 'combined-booklets',
    what: '“Combined” study material is taken to be the three booklets together, and each booklet to be sold singly.',
    where: 'content/exams/pages.ts',
  },
  {
    id: 'minor-tests',
    what: 'A minor test is described as shorter than a mock test and on part of the syllabus.',
    where: 'content/exams',
  },
  {
    id: 'bank-slip',
    what: 'After a bank deposit, people are told to keep the slip or the reference number.',
    where: 'content/course.ts',
  },
  {
    id: 'recording-validity',
    what: 'Recordings are said to stay open for the length of the plan. Confirm it, and say on how many devices.',
    where: 'content/exams/csir-net/courses.ts',
  },
  {
    id: 'two-year-fee',
    what: 'The recorded CSIR-NET course of 2 years is named, but it has no plan and no fee.',
    where: 'content/exams/csir-net/courses.ts',
  },
  {
    id: 'csir-net-classroom',
    what: 'CSIR-NET classroom: tests, booklets and 24x7 doubt resolution as in the other classroom plans; 6 Months is taken for the regular batch, 1 Year for the weekend batch.',
    where: 'content/exams/csir-net/courses.ts',
  },
  {
    id: 'booklet-validity',
    what: 'The duration of a booklet set is taken to be its validity.',
    where: 'components/catalogue/study-material-page.tsx',
  },
  {
    id: 'common-questions',
    what: 'Not answered on any course page: instalments, medium of teaching, language of the tests, demo class, start dates, hostels nearby, and the price of test series other than CSIR-NET.',
    where: 'content/exams',
  },
  {
    id: 'exam-facts',
    what: 'Syllabi, cut-offs, fees and dates of the exams were read in copies of public pages, some in one only. Compare them with the official documents, and again for each session.',
    where: 'content/exams',
  },
  {
    id: 'counters',
    what: 'The five counters (2000+, 200+, 1500+, 100+, 20+) and “over 5 years” are the institute’s own figures. Keep the records that prove them.',
    where: 'content/home.ts',
  },
  {
    id: 'statistics-source',
    what: 'The success rate of 0.5% and the good attempts are cited without a source.',
    where: 'content/exams',
  },
  {
    id: 'teachers',
    what: 'No page names a teacher or a qualification; the coaching guidelines of January 2024 ask for them.',
    where: 'content/about.ts',
  },
  {
    id: 'counsellor-hours',
    what: 'Office and counsellor hours are not known, so no page gives them. Add them to the contact page.',
    where: 'content/contact.ts',
  },
  {
    id: 'crash-course',
    what: 'Length, days and start of the JRF Jumpstart Crash course are not known and left out.',
    where: 'content/offers.ts',
  },
  {
    id: 'demo-class',
    what: 'The mode of study “Demo” on the admission form is taken to mean a demo class, and the GATE page says so.',
    where: 'content/about.ts',
  },
  {
    id: 'weekend-classroom',
    what: 'Length and hours of the weekend classroom batches of GATE, IIT-JAM and CUET (PG) are not known: only “weekends and holidays” is said.',
    where: 'content/exams',
  },
  {
    id: 'booklet-orders',
    what: 'Booklets have no checkout: they are ordered on the phone or at the office and paid there or at the bank. Their duration is read as the validity of the set.',
    where: 'content/study-material.ts',
  },
  {
    id: 'booklet-contents',
    what: 'Language, edition, answers and number of questions of the booklets are not known, so nothing is said of them.',
    where: 'content/exams',
  },
  {
    id: 'way-to-the-centre',
    what: 'The classroom pages say that the centre is next to IIT Delhi and name its metro station. Check it against the exact address.',
    where: 'content/exams',
  },
  {
    id: 'barc-and-tifr',
    what: 'Pattern, eligibility and dates of BARC OCES and TIFR GS were read on portals and in newspapers, not in the official notices.',
    where: 'content/exams/barc/test-series.ts',
  },
  {
    id: 'iit-jam-two-years',
    what: 'The 2-year IIT-JAM programme is described as for the second year of a B.Sc., the 1-year programme for the final year or after it.',
    where: 'content/home.ts',
  },
  {
    id: 'result-records',
    what: 'How results are recorded (rank, course, duration, paid or not, written consent after the result) is our proposal. Confirm that the office works like that.',
    where: 'content/results.ts',
  },
  {
    id: 'exam-knowledge',
    what: 'JRF age limit and categories, what JAM and GATE scores open, and the GATE score formula are general knowledge. Check them against the official notices.',
    where: 'content/exams',
  },
  {
    id: 'policy-additions',
    what: 'The policies say more than the specification: how days are counted, what to write and bring, deletion on request without a fixed day, other offers only after a tick. Let a lawyer read all four.',
    where: 'content/policies',
  },
  {
    id: 'sources-of-exam-facts',
    what: 'Exam facts name their sources, some of them sites of other institutes. Decide whether those links stay.',
    where: 'content/exams',
  },
  {
    id: 'figure-data',
    what: 'Rate constants of N₂O₅, energies of butane, the cell of CuSO₄·5H₂O and the wavelengths of the spectra are textbook values quoted from memory. Let a teacher look at every figure.',
    where: 'components/catalogue/figures',
  },
];

export const assumptions: readonly LaunchPoint[] = assumed.map((point) => ({
  ...point,
  kind: 'assumption',
}));

type Contradiction = Omit<LaunchPoint, 'kind'> & {
  /** For points that the content can check: false once they are resolved. */
  holds?: () => boolean;
};

const sameItems = (one: Plan, other: Plan): boolean =>
  [...one.features].sort().join() === [...other.features].sort().join();

const silverLikeBronze = (): boolean =>
  courses
    .flatMap(({ tabs }) => tabs)
    .some(({ plans }) => {
      const bronze = plans.find(({ tier }) => tier === 'bronze');
      const silver = plans.find(({ tier }) => tier === 'silver');
      return bronze && silver && sameItems(bronze, silver) && silver.price > bronze.price;
    });

const contradictions: readonly Contradiction[] = [
  {
    id: 'silver-like-bronze',
    what: 'Silver has the same items as Bronze at a higher price. The pages state that as a fact. Decide what Silver is for.',
    where: 'content/features.ts',
    holds: silverLikeBronze,
  },
  {
    id: 'cuet-offline-names',
    what: 'CUET classroom tabs say 1 and 2 Year; their cards say 6 Months and Diamond 1 Year. The page takes 6 Months for the regular batch and Diamond 1 Year for the weekend batch.',
    where: 'content/exams/cuet/courses.ts',
    holds: () =>
      cuetOffline.tabs.some(({ id, plans }) => plans.some((plan) => plan.duration !== id)),
  },
  {
    id: 'cuet-diamond-price',
    what: 'Online CUET Diamond 6 Months costs ₹28,181 more than Platinum for one more listed item.',
    where: 'content/exams/cuet/exam.ts',
    holds: () => {
      const six = plansOf('cuet', 'online').filter(({ duration }) => duration === '6-months');
      const diamond = six.find(({ tier }) => tier === 'diamond');
      const platinum = six.find(({ tier }) => tier === 'platinum');
      return Boolean(diamond && platinum && diamond.price - platinum.price === 28_181_00);
    },
  },
  {
    id: 'csir-net-offline-fee',
    what: 'Classroom CSIR-NET has plan tabs but no fee anywhere: the page sends people to the phone.',
    where: 'content/exams/csir-net/courses.ts',
    holds: () => plansOf('csir-net', 'offline').length === 0,
  },
  {
    id: 'gst-included-or-added',
    what: 'All prices include 18% GST, but the test series is ₹99 plus GST. For the ₹499 of 39 unitwise tests nothing is said.',
    where: 'content/offers.ts',
  },
  {
    id: 'test-series-titles',
    what: `The same offer is called “${testSeriesOffer.title}” and “${testSeriesOffer.seriesTitle}”.`,
    where: 'content/offers.ts',
    holds: () => testSeriesOffer.title !== testSeriesOffer.seriesTitle,
  },
  {
    id: 'batch-dates',
    what: 'Jan 5 and Feb 18 are named for three exams, online and offline; which batch starts on which day is not said.',
    where: 'content/notices.ts',
  },
  {
    id: 'struck-prices',
    what: 'Struck-through prices do not follow from the list prices of the items. No page says that anything is saved.',
    where: 'content/exams',
  },
  {
    id: 'gate-six-months',
    what: 'GATE has plans of 6 months, while the general schedule speaks of about five months of classes.',
    where: 'content/exams/gate/courses.ts',
  },
  {
    id: 'no-refund',
    what: 'The refund policy refuses every refund of a seat; the guidelines of the education ministry (January 2024) and the consumer helpline ask for the unused part. Take advice.',
    where: 'content/policies/refund.ts',
  },
  {
    id: 'shipping-at-checkout',
    what: 'The shipping policy says that the cost is shown at checkout; booklets have no checkout yet.',
    where: 'content/policies/shipping.ts',
  },
  {
    id: 'policy-dates',
    what: 'Privacy and terms are dated December 12, 2023 but describe what the site does now; the refund policy has no date at all.',
    where: 'content/policies',
  },
  {
    id: 'class-hours',
    what: 'CSIR-NET classes are said to take 4 to 6 hours a day, all others about 4 to 5.',
    where: 'content/exams',
  },
  {
    id: 'ages',
    what: 'Terms ask for over 18, the privacy policy for 13, the ministry for 16; the law calls anyone under 18 a child.',
    where: 'content/policies/terms.ts',
  },
];

/** Contradictions of the specification that the content still shows. */
export function openContradictions(): readonly LaunchPoint[] {
  return contradictions
    .filter(({ holds }) => holds?.() ?? true)
    .map(({ id, what, where }) => ({ id, kind: 'contradiction', what, where }));
}

const longestDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Patterns checked only against copies, and those last checked over half a year ago. */
export function examFactPoints(today: Date): readonly LaunchPoint[] {
  return Object.values(patterns).flatMap(({ id, verifiedOn }) => {
    const old = today.getTime() - Date.parse(verifiedOn) > longestDays * dayMs;
    const where = `content/exams/${id}/paper.ts`;
    const official = {
      id: `exam-${id}-official`,
      kind: 'assumption',
      what: `The pattern and the syllabus of ${id} were checked against copies, not against the official notice. Compare them, complete the syllabus, and name the official address.`,
      where,
    } as const;
    const stale = {
      id: `exam-${id}-stale`,
      kind: 'past date',
      what: `The facts about ${id} were last checked on ${verifiedOn}.`,
      where,
    } as const;
    return old ? [official, stale] : [official];
  });
}

type Facts = { readonly [name: string]: unknown };

/** Recognisable placeholders: reserved example domains, runs of zeros or X, invented names. */
const fictitious = /\.example\b|0{4,}|X{4,}|\bExample\b|\bOrbital\b|\bValence\b/;

function flatten(facts: Facts, path: string): { path: string; value: string | null }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === 'object' && value !== null) return flatten(value as Facts, here);
    return [{ path: here, value: value === null ? null : String(value) }];
  });
}

/** What the owner is asked for instead of "… is not set". */
const unset: Readonly<Record<string, string>> = {
  'grievanceOfficer.name':
    'No grievance officer is named. The law on personal data asks for a person: write the name into grievanceOfficer. The privacy page, Your Data and the notices beside all forms print it.',
};

/** Facts about the institute that are placeholders or missing. */
export function fictitiousFacts(facts: Facts = institute): readonly LaunchPoint[] {
  return flatten(facts, '')
    .filter(
      ({ value }) =>
        value === null || fictitious.test(value.replace(/\s/g, '')) || fictitious.test(value),
    )
    .map(({ path, value }) => ({
      id: `institute-${path}`,
      kind: 'placeholder',
      what: value === null ? (unset[path] ?? `${path} is not set.`) : `${path} is “${value}”.`,
      where: 'content/institute.ts',
    }));
}

const cards: readonly { page: PlanPage | OfferPage; ids: readonly string[] }[] = [
  ...courses.map(({ path, tabs }) => ({ page: path, ids: idsIn(tabs) })),
  { page: '/csir-net-jrf', ids: idsIn(csirNetOnline.tabs) },
  ...offerPages.map((page) => ({
    page,
    ids: page === '/new-batch' ? [testSeriesOffer.id, jrfJumpstart.id] : [testSeriesOffer.id],
  })),
];

function idsIn(tabs: readonly { plans: readonly { id: string }[] }[]): readonly string[] {
  return tabs.flatMap(({ plans }) => plans.map(({ id }) => id));
}

/** Cards without a payment link; their Enroll Now leads to the admission form. */
export function missingPaymentLinks(): readonly LaunchPoint[] {
  return cards.flatMap(({ page, ids }) => {
    const missing = ids.filter((id) => paymentLink(id, page) === null);
    if (missing.length === 0) return [];
    return [
      {
        id: `payment-links-${page.slice(1)}`,
        kind: 'placeholder',
        what: `${page} has no payment link for ${cardsOf(missing, ids)}; Enroll Now leads to the admission form.`,
        where: 'content/payment-links.ts',
      } as const,
    ];
  });
}

function cardsOf(missing: readonly string[], ids: readonly string[]): string {
  return missing.length === ids.length ? `its ${ids.length} cards` : missing.join(', ');
}

/** A postal address without a six-digit PIN code. */
export function incompleteAddress(address: string = institute.address): readonly LaunchPoint[] {
  if (/\b\d{3} ?\d{3}\b/.test(address)) return [];
  const what = `address is “${address}”: without house, street and PIN code.`;
  return [{ id: 'institute-address', kind: 'placeholder', what, where: 'content/institute.ts' }];
}

const media: readonly (LaunchPoint & { set: boolean })[] = [
  {
    id: 'video',
    kind: 'placeholder',
    what: 'The video of Home has no address: its card is left out.',
    where: 'content/home.ts',
    set: video.url !== null,
  },
  {
    id: 'playlists',
    kind: 'placeholder',
    what: 'The three playlists have no addresses and are left out; their names and texts are placeholders.',
    where: 'content/videos.ts',
    set: playlists.every(({ link }) => link !== null),
  },
  {
    id: 'map',
    kind: 'placeholder',
    what: 'The map shows the neighbourhood, not the door.',
    where: 'content/institute.ts',
    set: institute.map.exact,
  },
];

/** Videos and map that are not set. */
export function missingMedia(): readonly LaunchPoint[] {
  return media.filter(({ set }) => !set).map(({ set: _, ...point }) => point);
}

/** Plans with an assumed inclusion (D12). */
export function assumedInclusions(): readonly LaunchPoint[] {
  const assumed = plans.filter((plan) => plan.assumed);
  const courses = [...new Set(assumed.map(({ mode, exam }) => `${mode}/${exam}`))];
  return courses.map((course) => {
    const own = assumed.filter(({ mode, exam }) => course === `${mode}/${exam}`);
    const tiers = [...new Set(own.map(({ tier }) => tier))].join(', ');
    return {
      id: `inclusion-${course.replace('/', '-')}`,
      kind: 'assumption',
      what: `What the ${course} plans include (${tiers}) is assumed: Bronze to Platinum as online CSIR-NET, Diamond and classroom cards with every item.`,
      where: `content/exams/${course.split('/')[1]}/courses.ts`,
    };
  });
}

/** Something the owner has to settle before the site goes public. */
export type LaunchPoint = {
  /** Stable; the key in `content/launch-points.ts`. */
  id: string;
  kind: 'placeholder' | 'assumption' | 'past date' | 'contradiction' | 'setting';
  /** The problem, in words for the owner. */
  what: string;
  where: string;
};
