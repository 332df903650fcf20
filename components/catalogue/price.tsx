import { Rupees } from '@/components/ui/rupees';
import { plusGst } from '@/content/gst';
import type { Paise } from '@/content/money';
import type { CrashCourse, Offer } from '@/content/offers';

/** An offer's price, its earlier price, and the sum with 18% GST on top. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const { gst, total } = plusGst(offer.price);
  return (
    <div>
      <PriceNow price={offer.price} struckPrice={offer.struckPrice} />
      <p className="offer-sum">
        <Rupees paise={offer.price} /> + <span className="whitespace-nowrap">18% GST</span>{' '}
        <span className="whitespace-nowrap">
          = <Rupees paise={total} />
        </span>
      </p>
      <p className="text-small text-muted">
        The GST comes to <Rupees paise={gst} />. You pay the sum once.
      </p>
    </div>
  );
}

/** A crash course's price, its earlier price, and that GST is in it. */
export function CrashCoursePrice({ course }: { course: CrashCourse }) {
  return (
    <div>
      <PriceNow price={course.price} struckPrice={course.struckPrice} />
      <p className="mt-2.5 text-small text-muted">18% GST included</p>
    </div>
  );
}

/** A price in large figures, the earlier one struck out beside it. Both in paise. */
function PriceNow({ price, struckPrice }: { price: Paise; struckPrice: Paise }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="plan-price-now">
        <span className="sr-only">Price </span>
        <Rupees paise={price} />
      </span>
      <s className="text-large text-muted">
        <span className="sr-only">Earlier price </span>
        <Rupees paise={struckPrice} />
      </s>
    </p>
  );
}
