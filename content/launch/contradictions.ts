import { courses } from '../courses';
import { cuetOffline } from '../offline/cuet';
import { testSeriesOffer } from '../offer';
import { plansOf } from '../plans';
import type { Plan } from '../plan';
import type { LaunchPoint } from './point';

type Contradiction = Omit<LaunchPoint, 'kind'> & {
  /** Where the content itself can tell: false once it no longer contradicts itself. */
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
    what: 'Silver has the same items as Bronze at a higher price. The pages say so.',
    where: 'content/online/plans.ts',
    holds: silverLikeBronze,
  },
  {
    id: 'cuet-offline-names',
    what: 'CUET classroom tabs say 1 and 2 Year; their cards say 6 Months and Diamond 1 Year. The page says so.',
    where: 'content/offline/cuet.ts',
    holds: () =>
      cuetOffline.tabs.some(({ id, plans }) => plans.some((plan) => plan.duration !== id)),
  },
  {
    id: 'cuet-diamond-price',
    what: 'Online CUET Diamond 6 Months costs ₹28,181 more than Platinum for one more listed item.',
    where: 'content/online/plans.ts',
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
    where: 'content/offline/csir-net.ts',
    holds: () => plansOf('csir-net', 'offline').length === 0,
  },
  {
    id: 'gst-included-or-added',
    what: 'All prices include 18% GST, but the test series is ₹99 plus GST. For the ₹499 of 39 unitwise tests nothing is said.',
    where: 'content/offer.ts',
  },
  {
    id: 'test-series-titles',
    what: `The same offer is called “${testSeriesOffer.title}” and “${testSeriesOffer.seriesTitle}”.`,
    where: 'content/offer.ts',
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
    where: 'content/online/plans.ts',
  },
  {
    id: 'gate-six-months',
    what: 'GATE has plans of 6 months, while the general schedule speaks of about five months of classes.',
    where: 'content/offline/gate.ts',
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
    where: 'content/offline',
  },
  {
    id: 'ages',
    what: 'Terms ask for over 18, the privacy policy for 13, the ministry for 16; the law calls anyone under 18 a child.',
    where: 'content/policies/terms.ts',
  },
];

/** What the specification says in two ways, as far as the content still does. */
export function openContradictions(): readonly LaunchPoint[] {
  return contradictions
    .filter(({ holds }) => holds?.() ?? true)
    .map(({ id, what, where }) => ({ id, kind: 'contradiction', what, where }));
}
