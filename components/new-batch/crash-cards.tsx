import type { ReactNode } from 'react';
import { CrashCoursePrice } from '@/components/course/crash-course-price';
import { OfferFeatures } from '@/components/course/offer-card';
import { OfferPrice } from '@/components/course/offer-price';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/whole-words';
import { jrfJumpstart } from '@/content/crash-course';
import { newBatchPage } from '@/content/new-batch';
import { testSeriesOffer } from '@/content/offer';
import { enrollHref } from '@/content/payment-links';

type CardProps = { id: string; title: string; price: ReactNode; features: readonly string[] };

function Card({ id, title, price, features }: CardProps) {
  return (
    <article id={id} className="offer-card crash-card">
      <h4 className="bg-tint px-5 pt-3.5 pb-3 font-display text-[23px] leading-[1.15] font-semibold text-brand-deep">
        <WholeWords text={title} />
      </h4>
      <div className="px-5 pt-4">{price}</div>
      <p className="px-5 py-5">
        <ButtonLink
          href={enrollHref(id, newBatchPage.path)}
          newTab
          className="w-full"
          aria-label={`Enroll Now, ${title}, opens in a new tab`}
        >
          Enroll Now
        </ButtonLink>
      </p>
      <div className="px-5 pb-5">
        <OfferFeatures offer={{ features }} />
      </div>
    </article>
  );
}

/** The two crash courses, their rows in line with each other. */
export function CrashCards() {
  return (
    <>
      <div className="crash-cards">
        <Card
          id={testSeriesOffer.id}
          title={testSeriesOffer.seriesTitle}
          price={<OfferPrice offer={testSeriesOffer} />}
          features={testSeriesOffer.features}
        />
        <Card
          id={jrfJumpstart.id}
          title={jrfJumpstart.title}
          price={<CrashCoursePrice course={jrfJumpstart} />}
          features={jrfJumpstart.features}
        />
      </div>
      <p className="mt-4 text-small text-muted">{newBatchPage.offers.sitting}</p>
    </>
  );
}
