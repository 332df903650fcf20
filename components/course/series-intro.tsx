import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Rupees } from '@/components/ui/rupees';
import { testSeriesOffer } from '@/content/offer';
import type { TestSeries } from '@/content/test-series';
import { Paragraphs } from './paragraphs';
import { PageIntro } from './page-intro';

/** The head of a test series page: what it is, beside its figure. */
export function SeriesIntro({ series, figure }: { series: TestSeries; figure: ReactNode }) {
  return (
    <PageIntro heading={series.heading} lede={series.lede} figure={figure}>
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
    </PageIntro>
  );
}
