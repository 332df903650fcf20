import { PastMark } from '@/components/site/past-mark';
import { Icon } from '@/components/ui/icon';
import { Prose, WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { itemRows } from '@/content/catalogue/features';
import {
  jrfJumpstart,
  testSeriesOffer,
  type CrashCourse,
  type Offer,
} from '@/content/catalogue/offers';
import type { Plan } from '@/content/catalogue/plan';
import type { Choice } from '@/content/catalogue/plan-choice';
import { findPlan } from '@/content/catalogue/plans';
import { CrashCoursePrice, OfferFeatures, OfferPrice } from './offer-card';
import { TierEmblem } from './tier-emblem';

/** The chosen offering with its price and inclusions; nothing for booklets. */
export function ChosenOffering({ choice: { offering, page } }: { choice: Choice }) {
  const plan = findPlan(offering.id);
  if (plan) return <ChosenPlan plan={plan} page={page} />;
  if (offering.id === testSeriesOffer.id)
    return <ChosenOffer offer={testSeriesOffer} page={page} />;
  if (offering.id === jrfJumpstart.id)
    return <ChosenCrashCourse course={jrfJumpstart} page={page} />;
  return null;
}

function ChosenPlan({ plan, page }: { plan: Plan; page: string }) {
  const items = itemRows.filter((row) => plan.features.includes(row.id));
  return (
    <section aria-labelledby="chosen-plan" className={`chosen-plan tier-${plan.tier}`}>
      <div className="flex items-center gap-2.5 bg-tier-surface px-5 pt-3 pb-2.5 text-tier">
        <TierEmblem tier={plan.tier} />
        <h2 id="chosen-plan" className="text-[24px]">
          <Prose text={plan.title} />
        </h2>
      </div>
      <div className="px-5 pt-4 pb-5">
        <p>
          <Prose text={plan.course} />
        </p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
          <span className="plan-price-now">
            <span className="sr-only">Price </span>
            <Rupees paise={plan.price} />
          </span>
          <span className="text-muted">18% GST included</span>
        </p>
        <h3 className="mt-5 mb-2 text-[20px]">
          <Prose text={`Included: ${items.length} of ${itemRows.length} items`} />
        </h3>
        <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {items.map((row) => (
            <li key={row.id} className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 leading-snug">
              <Icon name="tick" className="mt-0.5 size-5.5 text-tier" />
              {row.name}
            </li>
          ))}
        </ul>
        <a href={`${page}#${plan.id}`} className="mt-4 inline-flex min-h-11 items-center">
          Look at the plans again
        </a>
      </div>
    </section>
  );
}

function ChosenOffer({ offer, page }: { offer: Offer; page: string }) {
  return (
    <section aria-labelledby="chosen-offer" className="offer-card">
      <div className="bg-tint px-5 pt-3 pb-2.5 text-brand-deep">
        <h2 id="chosen-offer" className="text-[24px]">
          <WholeWords text={offer.seriesTitle} /> <PastMark lastDay={offer.lastDay} />
        </h2>
      </div>
      <div className="grid gap-5 px-5 pt-4 pb-4">
        <OfferPrice offer={offer} />
        <OfferFeatures offer={offer} />
        <a href={`${page}#${offer.id}`} className="inline-flex min-h-11 items-center">
          Look at the test series again
        </a>
      </div>
    </section>
  );
}

function ChosenCrashCourse({ course, page }: { course: CrashCourse; page: string }) {
  return (
    <section aria-labelledby="chosen-crash-course" className="offer-card">
      <div className="bg-tint px-5 pt-3 pb-2.5 text-brand-deep">
        <h2 id="chosen-crash-course" className="text-[24px]">
          <WholeWords text={course.title} />
        </h2>
        <PastMark lastDay={course.lastDay} />
      </div>
      <div className="grid gap-5 px-5 pt-4 pb-4">
        <CrashCoursePrice course={course} />
        <OfferFeatures offer={course} />
        <a href={`${page}#${course.id}`} className="inline-flex min-h-11 items-center">
          Look at the crash courses again
        </a>
      </div>
    </section>
  );
}
