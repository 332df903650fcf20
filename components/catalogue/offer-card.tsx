import { PastMark } from '@/components/site/past-mark';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';
import type { CrashCourse, Offer } from '@/content/catalogue/offers';
import { orderHref } from '@/content/catalogue/payment-links';
import type { OfferPage } from '@/content/catalogue/sales-pages';

const across = 15;
const step = 15;

/** One hexagon per test, drawn as a benzene ring. The mock tests come last and are filled. */
function TestDots({ tests, mockTests }: { tests: number; mockTests: number }) {
  return (
    <svg
      className="w-full max-w-85 fill-none stroke-brand stroke-[1.3]"
      strokeLinejoin="round"
      viewBox={`-1 -1 ${across * step} ${Math.ceil(tests / across) * step + 1}`}
      aria-hidden="true"
    >
      {Array.from({ length: tests }, (_, index) => {
        const x = (index % across) * step + 6;
        const y = Math.floor(index / across) * step + 6.5;
        return (
          <path
            key={index}
            className={index < tests - mockTests ? undefined : 'fill-brand'}
            d={`M${x} ${y - 6}l5.2 3v6l-5.2 3-5.2-3v-6Z`}
          />
        );
      })}
    </svg>
  );
}

/** Features of an offer as a ticked list. */
export function OfferFeatures({ offer }: { offer: Pick<Offer, 'features'> }) {
  return (
    <ul className="grid gap-1.5">
      {offer.features.map((feature) => (
        <li key={feature} className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 leading-snug">
          <Icon name="tick" className="mt-0.5 size-5.5 text-brand" />
          <span>
            <WholeWords text={feature} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The test series offer with its price, total and link. The link depends on the page. */
export function OfferCard({ offer, page }: { offer: Offer; page: OfferPage }) {
  return (
    <article id={offer.id} className="offer-card">
      <div className="bg-tint px-5 pt-3.5 pb-3 text-brand-deep">
        <h3>
          <WholeWords text={offer.title} />
        </h3>
        <p className="mt-0.5 text-small">
          <WholeWords text={offer.seriesTitle} /> <PastMark lastDay={offer.lastDay} />
        </p>
      </div>
      <div className="grid gap-5 px-5 pt-4 pb-5">
        <OfferPrice offer={offer} />
        <ButtonLink
          href={orderHref(offer.id, page)}
          newTab
          className="w-full"
          aria-label={`Enroll Now, ${offer.title}, opens in a new tab`}
        >
          Enroll Now
        </ButtonLink>
        <div>
          <TestDots tests={offer.tests} mockTests={offer.mockTests} />
          <p className="mt-2 mb-4 text-small text-muted">
            {offer.tests} tests; the filled rings are the {offer.mockTests} mock tests.
          </p>
          <OfferFeatures offer={offer} />
        </div>
      </div>
    </article>
  );
}

/** An offer's price, its earlier price, and the total with 18% GST added. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const { price, gst, total, struckPrice } = offer;
  return (
    <div>
      <PriceNow price={price} struckPrice={struckPrice} />
      <p className="mt-2.5 mb-0.5 font-display text-[21px] leading-[1.3] font-semibold tabular-nums">
        <Rupees paise={price} /> + <span className="whitespace-nowrap">18% GST</span>{' '}
        <span className="whitespace-nowrap">
          = <Rupees paise={total} />
        </span>
      </p>
      <p className="text-small text-muted">
        GST <Rupees paise={gst} />. Paid once.
      </p>
    </div>
  );
}

/** A crash course's price with GST included, and its earlier price. */
export function CrashCoursePrice({ course }: { course: CrashCourse }) {
  return (
    <div>
      <PriceNow price={course.price} struckPrice={course.struckPrice} />
      <p className="mt-2.5 text-small text-muted">18% GST included</p>
    </div>
  );
}

function PriceNow({ price, struckPrice }: { price: Paise; struckPrice: Paise | null }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="plan-price-now">
        <span className="sr-only">Price </span>
        <Rupees paise={price} />
      </span>
      {struckPrice !== null && (
        <s className="text-large text-muted">
          <span className="sr-only">Earlier price </span>
          <Rupees paise={struckPrice} />
        </s>
      )}
    </p>
  );
}
