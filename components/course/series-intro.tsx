import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Rupees } from '@/components/ui/rupees';
import { testSeriesOffer } from '@/content/offer';
import type { TestSeries } from '@/content/test-series';
import { Paragraphs } from './paragraphs';
import { Prose } from './prose';

/** The head of a test series page: what it is, beside its figure. */
export function SeriesIntro({ series, figure }: { series: TestSeries; figure: ReactNode }) {
  return (
    <div className="course-intro">
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={series.heading} />
        </h1>
        <p className="lede max-w-prose">
          <Prose text={series.lede} />
        </p>
        <Paragraphs texts={series.intro} />
        <p>
          <ButtonLink href="#offer" variant="outline">
            {series.ownOffer ? (
              <span>
                See the offer, <Rupees paise={testSeriesOffer.price} /> + GST
              </span>
            ) : (
              'See the tests and fees'
            )}
          </ButtonLink>
        </p>
      </div>
      {figure}
    </div>
  );
}
