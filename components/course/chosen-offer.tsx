import { WholeWords } from '@/components/ui/whole-words';
import type { Offer } from '@/content/offer';
import type { OfferPage } from '@/content/payment-links';
import { OfferFeatures } from './offer-card';
import { OfferPrice } from './offer-price';

/** An offer repeated before enrolment: title, price with GST, what is in it. `page` is where it was chosen. */
export function ChosenOffer({ offer, page }: { offer: Offer; page: OfferPage }) {
  return (
    <section aria-labelledby="chosen-offer" className="offer-card">
      <div className="bg-tint px-5 pt-3 pb-2.5 text-brand-deep">
        <h2 id="chosen-offer" className="text-[24px]">
          <WholeWords text={offer.title} />
        </h2>
        <p className="mt-0.5 text-small">
          <WholeWords text={offer.seriesTitle} />
        </p>
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
