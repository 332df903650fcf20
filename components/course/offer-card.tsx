import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/whole-words';
import type { Offer } from '@/content/offer';
import { enrollHref, type OfferPage } from '@/content/payment-links';
import { OfferPrice } from './offer-price';
import { TestDots } from './test-dots';

/** What an offer contains, as a ticked list. */
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

/** The test series offer with its price, sum and link. The link differs from page to page. */
export function OfferCard({ offer, page }: { offer: Offer; page: OfferPage }) {
  return (
    <article id={offer.id} className="offer-card">
      <div className="bg-tint px-5 pt-3.5 pb-3 text-brand-deep">
        <h3>
          <WholeWords text={offer.title} />
        </h3>
        <p className="mt-0.5 text-small">
          <WholeWords text={offer.seriesTitle} />
        </p>
      </div>
      <div className="grid gap-5 px-5 pt-4 pb-5">
        <OfferPrice offer={offer} />
        <ButtonLink
          href={enrollHref(offer.id, page)}
          newTab
          className="w-full"
          aria-label={`Enroll Now, ${offer.title}, opens in a new tab`}
        >
          Enroll Now
        </ButtonLink>
        <div>
          <TestDots tests={offer.tests} mockTests={offer.mockTests} />
          <p className="mt-2 mb-4 text-small text-muted">
            One ring for each test; the {offer.mockTests} filled ones are the mock tests.
          </p>
          <OfferFeatures offer={offer} />
        </div>
      </div>
    </article>
  );
}
