import { batches as publishedBatches } from '@published/batches';
import { bankAccount } from '@published/bankAccount';
import { classHours as publishedHours } from '@published/classHours';
import { counters } from '@published/counters';
import { cuetClassroom } from '@published/cuetClassroom';
import { hideStruckPrices } from '@published/hideStruckPrices';
import { identity } from '@published/identity';
import { institute as publishedInstitute } from '@published/institute';
import { policyDates } from '@published/policyDates';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { cuetOffline } from '@/content/catalogue/exams/cuet/courses';
import { factsOf, hasOneSource } from '@/content/catalogue/exam-facts';
import { requireExam } from '@/content/catalogue/exams/exams';
import { examFacts } from '@/content/catalogue/exams/facts';
import { factsToEnter } from '@/content/catalogue/exams/facts-to-enter';
import { courses, patterns } from '@/content/catalogue/exams/pages';
import { countText } from '@/content/counted';
import { about } from '@/content/pages/about';
import { defaultSession } from '@/content/catalogue/admission-choices';
import { bank } from './bank-account';
import { batchLines } from './batches';
import { classHours } from './class-hours';
import { printDay, type IsoDay } from '@/content/day';
import { video } from '@/content/pages/home';
import { approvedBy, practiceExams } from '@/content/practice/practice-paper';
import { institute, officeHours, postalAddress } from './institute';
import { otherNotices } from './notices';
import { allAnswered } from './owner-answers';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { paymentLink } from '@/content/catalogue/payment-links';
import { offerPages, type OfferPage, type PlanPage } from '@/content/catalogue/sales-pages';
import type { Plan } from '@/content/catalogue/plan';
import { plans, plansOf } from '@/content/catalogue/plans';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { requireRoute } from '@/content/pages/routes';
import { shipsBooklets } from '@/content/catalogue/shipping';
import { playlists } from '@/content/pages/videos';

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
    id: 'combined-booklets',
    what: 'Is the combined set the three booklet sets together, and is each set also sold on its own? The pages say so.',
    where: 'content/catalogue/exams/pages.ts',
  },
  {
    id: 'minor-tests',
    what: 'What is a minor test? The pages describe it as shorter than a mock test: for CSIR-NET and BARC with questions from all subjects, for GATE from part of the syllabus.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'bank-slip',
    what: 'Should students keep the slip or the reference number after a bank deposit? The pages tell them to.',
    where: 'content/catalogue/course.ts',
  },
  {
    id: 'recording-validity',
    what: 'How long can students watch recordings, and on how many devices? The pages say for the length of the plan and name no number of devices.',
    where: 'content/catalogue/exams/csir-net/courses.ts',
  },
  {
    id: 'two-year-fee',
    what: 'What does the recorded CSIR-NET course of 2 years cost? It has no plan. The pages say that its fee is given by phone or at the office.',
    where: 'content/catalogue/exams/csir-net/courses.ts',
  },
  {
    id: 'csir-net-classroom',
    what: 'What does the CSIR-NET classroom course include, and which plan is for which batch? The page lists tests, booklets and 24x7 doubt resolution, and takes 6 Months for the regular batch, 1 Year for the weekend batch.',
    where: 'content/catalogue/exams/csir-net/courses.ts',
  },
  {
    id: 'booklet-validity',
    what: 'What does the duration of a booklet set mean (6 months, 1 year, 2 years)? The pages say it is how long the set is valid.',
    where: 'components/catalogue/study-material-page.tsx',
  },
  {
    id: 'common-questions',
    what: 'What do you answer to these questions? Medium of teaching, language of the tests, demo class, hostels nearby, price of full test series other than CSIR-NET. The course pages leave out what has no answer, except the demo class of GATE.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'exam-facts',
    what: 'Are cut-offs, fees and dates of the exams right? They were read in copies of public pages, some in one only. Compare them with the official documents now and for each session.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'counters',
    what: 'Can you prove the five counters (2000+, 200+, 1500+, 100+, 20+) and “over 5 years”? They are the institute’s own figures. Keep the records.',
    where: 'content/pages/home.ts',
  },
  {
    id: 'statistics-source',
    what: 'Where do the success rate of 0.5% and the numbers of good attempts come from? The pages name no source.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'practice-questions',
    what: 'Have your teachers approved the questions and solutions of the free papers? Until a name stands there for each exam, the pages call them samples.',
    where: 'content/practice',
  },
  {
    id: 'teachers',
    what: 'Who teaches, and with which qualifications? No page says it. The coaching guidelines of January 2024 ask for it.',
    where: 'content/pages/about.ts',
  },
  {
    id: 'counsellor-hours',
    what: 'When are the office and the counsellors available? No page gives hours.',
    where: 'content/pages/contact.ts',
  },
  {
    id: 'crash-course',
    what: 'How long is the JRF Jumpstart Crash course, on which days is it held, and when does it start? No page says it.',
    where: 'content/catalogue/offers.ts',
  },
  {
    id: 'demo-class',
    what: 'Can a student ask for a demo class by choosing “Demo” as the mode of study on the admission form? The GATE page says so.',
    where: 'content/catalogue/exams/gate/courses.ts',
  },
  {
    id: 'weekend-classroom',
    what: 'How long are the weekend classroom batches of GATE, IIT-JAM and CUET (PG)? And do the weekend batches of all exams have 6 to 8 hours, as those of CSIR-NET? The pages say so.',
    where: 'content/catalogue/exams',
  },
  ...(shipsBooklets
    ? []
    : [
        {
          id: 'booklet-orders',
          what: 'What does it cost to send booklets? The shipping policy says that it is shown at checkout. Until it is set, booklets are not sold online, and the pages say: order on the phone or at the office, pay there or at the bank.',
          where: 'content/catalogue/shipping.ts',
        },
      ]),
  {
    id: 'booklet-tax',
    what: 'Are booklets that are sold alone taxed like the coaching, 18% GST, and so is sending them? Prices, invoices and the GST report say so. Ask your accountant: printed books alone may be nil-rated (HSN 4901).',
    where: 'lib/payments/receipt-words.ts',
  },
  {
    id: 'booklet-contents',
    what: 'In which language and edition are the booklets, with or without answers, and with how many questions? No page says it.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'way-to-the-centre',
    what: 'Is the centre next to IIT Delhi, with IIT Delhi (Magenta Line) as the nearest metro station? The classroom pages say so.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'barc-and-tifr',
    what: 'Do pattern, eligibility and dates of BARC OCES and TIFR GS agree with the official notices? They were read on portals and in newspapers.',
    where: 'content/catalogue/exams/barc/test-series.ts',
  },
  {
    id: 'iit-jam-two-years',
    what: 'For whom are the two IIT-JAM programmes? The pages say: 2 years from the second year of a B.Sc., 1 year in the final year or after it.',
    where: 'content/pages/home.ts',
  },
  {
    id: 'result-records',
    what: 'Does the office record results as the results page says: rank, course, duration, paid or not, and written consent after the result? That is our proposal.',
    where: 'content/pages/results.ts',
  },
  {
    id: 'exam-knowledge',
    what: 'Are these figures right? No official notice of them was found: the JRF age limit, 350 and 900 of the GATE score, the CY cut-off of GATE 2025, the qualifying marks of JAM, the topics of the JAM syllabus from chemical thermodynamics on (compare them with the brochure of the year), the 120 minutes of the BARC exam.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'policy-additions',
    what: 'Has a lawyer read the four policies? These parts are our proposals: how days are counted, what to write and bring, deletion on request without a fixed day, other offers only after a tick.',
    where: 'content/pages/policies',
  },
  {
    id: 'sources-of-exam-facts',
    what: 'Should the exam facts keep the links to their sources? Many are exam portals, which list other institutes too.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'figure-data',
    what: 'Has a teacher checked every figure? Rate constants of N₂O₅, energies of butane, the cell of CuSO₄·5H₂O and the wavelengths of the spectra are textbook values quoted from memory.',
    where: 'components/catalogue/figures',
  },
];

const assumptions: readonly LaunchPoint[] = assumed.map((point) => ({
  ...point,
  kind: 'assumption',
}));

/* Ids of the points that published facts have settled. */
const settledByFacts: ReadonlySet<string> = new Set(
  Object.entries({
    'common-questions': allAnswered,
    'practice-questions': practiceExams.every((exam) => approvedBy(exam) !== null),
    teachers: about.teachers.people.length > 0,
    'counsellor-hours': officeHours.length > 0,
    'way-to-the-centre': Boolean(postalAddress.directions),
    'batch-dates': publishedBatches !== undefined,
    'struck-prices': hideStruckPrices === true,
    'cuet-offline-names': cuetClassroom !== undefined,
    counters: counters !== undefined,
    'class-hours': publishedHours !== undefined,
  }).flatMap(([id, settled]) => (settled ? [id] : [])),
);

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

const policies = [termsAndConditions, privacyPolicy, refundPolicy, shippingPolicy];
const policyDays = policies
  .map(({ heading, lastUpdated }) =>
    lastUpdated ? `${heading}: ${printDay(lastUpdated)}.` : `${heading}: no date.`,
  )
  .join(' ');

const contradictions: readonly Contradiction[] = [
  {
    id: 'silver-like-bronze',
    what: 'What is Silver for? It has the same items as Bronze at a higher price, and the pages say so.',
    where: 'content/catalogue/features.ts',
    holds: silverLikeBronze,
  },
  {
    id: 'cuet-offline-names',
    what: 'What are the two CUET (PG) classroom plans called? Their tabs say 1 Year and 2 Year, their cards 6 Months and Diamond 1 Year. The page takes 6 Months for the regular batch and Diamond 1 Year for the weekend batch.',
    where: 'content/catalogue/exams/cuet/courses.ts',
    holds: () =>
      cuetOffline.tabs.some(({ id, plans }) => plans.some((plan) => plan.duration !== id)),
  },
  {
    id: 'cuet-diamond-price',
    what: 'Is the price of online CUET (PG) Diamond 6 Months right? It is ₹28,181 more than Platinum, for one more item: the theory booklets, which are sold for ₹4,500. And is it right that online Diamond costs more than the classroom plan with the same items?',
    where: 'content/catalogue/exams/cuet/exam.ts',
    holds: () => {
      const six = plansOf('cuet', 'online').filter(({ duration }) => duration === '6-months');
      const diamond = six.find(({ tier }) => tier === 'diamond');
      const platinum = six.find(({ tier }) => tier === 'platinum');
      return Boolean(diamond && platinum && diamond.price - platinum.price === 28_181_00);
    },
  },
  {
    id: 'csir-net-offline-fee',
    what: 'What does the CSIR-NET classroom course cost? Its page has two plans without a fee and asks visitors to call.',
    where: 'content/catalogue/exams/csir-net/courses.ts',
    holds: () => plansOf('csir-net', 'offline').length === 0,
  },
  {
    id: 'gst-included-or-added',
    what: 'Is GST included in the ₹499 for 39 unitwise tests? The pages say that prices include 18% GST, but the test series is ₹99 plus GST.',
    where: 'content/catalogue/offers.ts',
  },
  {
    id: 'test-series-titles',
    what: `What is the test series called? The pages say “${testSeriesOffer.title}” and “${testSeriesOffer.seriesTitle}”.`,
    where: 'content/catalogue/offers.ts',
    holds: () => testSeriesOffer.title !== testSeriesOffer.seriesTitle,
  },
  {
    id: 'batch-dates',
    what: 'Which batch starts on Jan 5 and which on Feb 18? The notices name both days for three exams, online and offline.',
    where: 'content/facts/notices.ts',
  },
  {
    id: 'struck-prices',
    what: 'Were the struck-through prices charged before? They do not follow from the list prices of the items. No page says that anything is saved.',
    where: 'content/catalogue/exams',
  },
  {
    id: 'item-prices',
    what: 'What are the printed books worth? The plan cards of all exams list PYQ books at ₹1,100 and theory booklets at ₹6,000. For IIT-JAM and CUET (PG) they are sold at ₹250 and ₹4,500.',
    where: 'content/catalogue/features.ts',
  },
  {
    id: 'aptitude-in-jam-and-cuet',
    what: 'Should the plans for IIT-JAM and CUET (PG) count General Aptitude as an item? Neither exam asks it. The pages say that it is for CSIR-NET and GATE.',
    where: 'content/catalogue/features.ts',
  },
  {
    id: 'gate-six-months',
    what: 'Do the GATE classes of a 6-month plan take 6 months or about five? The plans say 6 months, the timings about five.',
    where: 'content/catalogue/exams/gate/courses.ts',
  },
  {
    id: 'no-refund',
    what: 'Do you refuse every refund of a seat? The refund policy does. The guidelines of the education ministry (January 2024) and the consumer helpline ask you to refund the unused part. Take legal advice.',
    where: 'content/pages/policies/refund.ts',
  },
  {
    id: 'policy-dates',
    what: `From which day do the policies apply? ${policyDays} The texts describe the present site.`,
    where: 'content/pages/policies',
    holds: () => Object.keys(policyDates ?? {}).length < policies.length,
  },
  {
    id: 'class-hours',
    what: `How many hours of class are there in a day, six days a week? The pages say ${classHours.csirNet.daily} for CSIR-NET and about ${classHours.others.daily} for the other exams.`,
    where: 'content/catalogue/exams',
  },
  {
    id: 'ages',
    what: 'From which age may a student use the site? The terms say over 18, the privacy policy 13, the ministry 16. The law calls anyone under 18 a child.',
    where: 'content/pages/policies/terms.ts',
  },
];

/* Contradictions of the specification that the content still shows. */
function openContradictions(): readonly LaunchPoint[] {
  return contradictions
    .filter(({ holds }) => holds?.() ?? true)
    .map(({ id, what, where }) => ({ id, kind: 'contradiction', what, where }));
}

const longestDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Patterns checked only against copies, and those last checked over half a year ago. */
function examFactPoints(today: Date): readonly LaunchPoint[] {
  return Object.values(patterns).flatMap(({ id, name, verifiedOn }) => {
    const old = today.getTime() - Date.parse(verifiedOn) > longestDays * dayMs;
    const where = `content/catalogue/exams/${id}/paper.ts`;
    const official = {
      id: `exam-${id}-official`,
      kind: 'assumption',
      what: `Do pattern and syllabus of ${name} agree with the official notice? They were checked against copies. Compare them, complete the syllabus and name the official address.`,
      where,
    } as const;
    const stale = {
      id: `exam-${id}-stale`,
      kind: 'past date',
      what: `Are the facts about ${name} still right? They were last checked on ${verifiedOn}.`,
      where,
    } as const;
    return old ? [official, stale] : [official];
  });
}

/** Facts about an exam that one publisher reports, which is not the official one. */
function unofficialFactPoints(): readonly LaunchPoint[] {
  return Object.entries(examFacts).flatMap(([id, { name, pages, overview }]) => {
    const all = [...Object.values(pages), ...(overview ? [overview] : [])];
    const count = all.flatMap(factsOf).filter(hasOneSource).length;
    return count > 0
      ? {
          id: `exam-${id}-one-source`,
          kind: 'assumption',
          what: `Are the ${countText(count, 'fact')} about ${name} right that only one publisher reports, and not the official one? Compare them with the official documents.`,
          where: `content/catalogue/exams/${id}/facts.ts`,
        }
      : [];
  });
}

/** Every point that the content knows of, with the facts it was evaluated with. */
export function contentPoints(today: Date): readonly LaunchPoint[] {
  const day = today.toISOString().slice(0, 10);
  return [
    ...fictitiousFacts(),
    ...incompleteAddress(),
    ...missingMedia(),
    ...missingPaymentLinks(),
    ...assumedInclusions(),
    ...assumptions,
    ...examFactPoints(today),
    ...unofficialFactPoints(),
    ...openContradictions(),
    ...pastDates(day),
  ].filter(({ id }) => !settledByFacts.has(id));
}

/* Past batches, notices, offers, sessions, exams and years. */
function pastDates(today: IsoDay): readonly LaunchPoint[] {
  const year = Number(today.slice(0, 4));
  const isPast = ({ lastDay }: { lastDay: IsoDay }) => lastDay < today;
  const quoted = (lines: readonly string[]) => lines.map((line) => `\n“${line}”`).join('');
  const batches = batchLines.filter(isPast).map(({ content }) => content);
  const notices = otherNotices.filter(isPast).map(({ text }) => text);
  const offers = [jrfJumpstart, testSeriesOffer].filter(isPast).map(({ title }) => title);
  const points: readonly (readonly [isOpen: boolean, id: string, what: string, where: string])[] = [
    [
      batches.length > 0,
      'batches',
      `Which batches come next? These have started:${quoted(batches)}`,
      'content/facts/batches.ts',
    ],
    [
      notices.length > 0,
      'notices',
      `Which notices should Home show? The day of these is over:${quoted(notices)}`,
      'content/facts/notices.ts',
    ],
    [
      offers.length > 0,
      'offers',
      `What comes after these? Their session is over:${quoted(offers)}`,
      'content/catalogue/offers.ts',
    ],
    [
      Number(defaultSession.slice(0, 4)) + 1 < year,
      'session',
      `For which session do students register? The admission form begins with ${defaultSession}.`,
      'content/catalogue/admission-choices.ts',
    ],
    [
      institute.copyrightYear < year,
      'copyright',
      `Which year stands beside © at the foot of each page? It is ${institute.copyrightYear}.`,
      'content/facts/institute.ts',
    ],
    ...factsToEnter(today).map(
      ({ id, exam, lines }) =>
        [
          true,
          id,
          `What has the official site of ${requireExam(exam).name} announced since?${quoted(lines)}`,
          'content/catalogue/exams/exam-dates.ts',
        ] as const,
    ),
  ];
  return points
    .filter(([isOpen]) => isOpen)
    .map(([, id, what, where]) => ({ id: `dates-${id}`, kind: 'past date', what, where }));
}

type Facts = { readonly [name: string]: unknown };

/** Recognisable placeholders: reserved example domains, runs of zeros or X, invented names. */
const fictitious = /\.example\b|\bexample\.org\b|0{4,}|X{4,}|\bExample\b|\bOrbital\b|\bValence\b/;

function flatten(facts: Facts, path: string): { path: string; value: string | null }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === 'object' && value !== null) return flatten(value as Facts, here);
    return [{ path: here, value: value === null ? null : String(value) }];
  });
}

/** Question to the owner about each fact of `institute`. */
const questions: Readonly<Record<string, string>> = {
  name: 'What is the full name of the institute?',
  shortName: 'What is its short name? The title of every page ends with it.',
  formerName: 'What was the institute called before?',
  email: 'At which e-mail address do students reach the office?',
  'grievanceOfficer.name':
    'Who is the grievance officer? The law on personal data asks for a named person. The privacy page, Your Data and the notices beside all forms print it.',
  'grievanceOfficer.email': 'At which e-mail address does the grievance officer answer?',
  'phones.0.printed': 'What is the first phone number? The header and the footer show it too.',
  'phones.1.printed': 'What is the second phone number?',
  'phones.2.printed': 'What is the third phone number?',
  chat: 'What is the WhatsApp link of the office?',
  blog: 'What is the address of the blog?',
  'social.0.href': 'What is the address of the Facebook page?',
  'social.1.href': 'What is the address of the YouTube channel?',
  'social.2.href': 'What is the address of the Instagram page?',
  'bank.bank': 'At which bank do students deposit the fee?',
  'bank.account': 'In whose name is the bank account?',
  'bank.number': 'What is the number of the bank account?',
  'bank.ifsc': 'What is the IFSC of the bank account?',
};

/** Follows from the printed number. */
const phoneLink = /^phones\.\d\.href$/;

const typed: Facts = { ...publishedInstitute, ...identity, ...bankAccount };

/** Links that the institute may have none of, which leaves them out (D41). */
const maybeNone = /^(chat|blog|social\.\d\.href)$/;

/** Whether the owner has entered it, even if it equals the placeholder. */
const isPublished = (path: string): boolean => {
  const [part = ''] = path.split('.');
  return part !== 'social' && typed[part] !== undefined;
};

/** Facts about the institute that are placeholders or missing. */
export function fictitiousFacts(facts: Facts = { ...institute, bank }): readonly LaunchPoint[] {
  return flatten(facts, '')
    .filter(
      ({ path, value }) =>
        !phoneLink.test(path) &&
        !isPublished(path) &&
        !(value === null && maybeNone.test(path)) &&
        (value === null || fictitious.test(value.replace(/\s/g, '')) || fictitious.test(value)),
    )
    .map(({ path, value }) => {
      const question = questions[path] ?? `What is ${path}?`;
      return {
        id: `institute-${path}`,
        kind: 'placeholder',
        what: value === null ? question : `${question} The pages show “${value}”.`,
        where: path.startsWith('bank.')
          ? 'content/facts/bank-account.ts'
          : 'content/facts/institute.ts',
      };
    });
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
function missingPaymentLinks(): readonly LaunchPoint[] {
  return cards.flatMap(({ page, ids }) => {
    const missing = ids.filter((id) => paymentLink(id, page) === null);
    if (missing.length === 0) return [];
    return [
      {
        id: `payment-links-${page.slice(1)}`,
        kind: 'placeholder',
        what: `Which payment links belong on “${requireRoute(page).title}” (${page})? ${cardsOf(missing, ids)} none, so Enroll Now leads to the admission form.`,
        where: 'content/catalogue/payment-links.ts',
      } as const,
    ];
  });
}

function cardsOf(missing: readonly string[], ids: readonly string[]): string {
  const has = missing.length === 1 ? 'has' : 'have';
  if (missing.length < ids.length) return `${missing.join(', ')} ${has}`;
  return ids.length === 1 ? 'Its card has' : `Its ${ids.length} cards have`;
}

/** A postal address without a six-digit PIN code. */
export function incompleteAddress(address: string = institute.address): readonly LaunchPoint[] {
  if (/\b\d{3} ?\d{3}\b/.test(address)) return [];
  const what = `What is the full address? The pages show “${address}”, without house, street and PIN code.`;
  return [
    { id: 'institute-address', kind: 'placeholder', what, where: 'content/facts/institute.ts' },
  ];
}

const media: readonly (LaunchPoint & { set: boolean })[] = [
  {
    id: 'video',
    kind: 'placeholder',
    what: 'Which sample class should Home show? The address of its video is made up, so the card plays nothing.',
    where: 'content/pages/home.ts',
    set: !video?.invented,
  },
  {
    id: 'playlists',
    kind: 'placeholder',
    what: 'Which three YouTube playlists should the videos page show? Their addresses, names and texts are made up, so the player plays nothing.',
    where: 'content/pages/videos.ts',
    set: !playlists.some(({ invented }) => invented),
  },
  {
    id: 'map',
    kind: 'placeholder',
    what: 'Where is the office on Google Maps? The map shows the neighbourhood, not the door.',
    where: 'content/facts/institute.ts',
    set: institute.map.exact,
  },
];

/** Videos and map that are not set. */
function missingMedia(): readonly LaunchPoint[] {
  return media.filter(({ set }) => !set).map(({ set: _, ...point }) => point);
}

/** Plans with an assumed inclusion (D12). */
function assumedInclusions(): readonly LaunchPoint[] {
  const assumed = plans.filter((plan) => plan.assumed);
  const courses = [...new Set(assumed.map(({ mode, exam }) => `${mode}/${exam}` as const))];
  return courses.flatMap((course) => {
    const own = assumed.filter(({ mode, exam }) => course === `${mode}/${exam}`);
    const [first] = own;
    if (!first) return [];
    const items = [
      own.some(({ tier }) => tier !== 'diamond') && 'Bronze to Platinum as online CSIR-NET',
      own.some(({ tier }) => tier === 'diamond') && 'Diamond with every item',
    ];
    return [
      {
        id: `inclusion-${course.replace('/', '-')}`,
        kind: 'assumption',
        what: `What do the plans of “${first.course}” include? The cards show: ${items.filter(Boolean).join(', ')}.`,
        where: `content/catalogue/exams/${first.exam}/courses.ts`,
      } as const,
    ];
  });
}

/** Something the owner has to settle before the site goes public. */
export type LaunchPoint = {
  /** Stable; the key in `content/facts/launch-points.ts`. */
  id: string;
  kind: 'placeholder' | 'assumption' | 'past date' | 'contradiction' | 'setting';
  /** A question to the owner, and the text that pages show until it is answered. */
  what: string;
  where: string;
};
