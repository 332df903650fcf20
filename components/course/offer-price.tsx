import { Rupees } from '@/components/ui/rupees';
import { plusGst } from '@/content/gst';
import type { Offer } from '@/content/offer';
import { PriceNow } from './price-now';

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
