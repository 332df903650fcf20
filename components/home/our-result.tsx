import { ResultCards } from '@/components/result/result-cards';
import { TopperList } from '@/components/result/topper-list';
import { Section } from '@/components/ui/section';
import { toppers } from '@/content/results/toppers';
import { SectionHead } from './section-head';

/** OUR RESULT: a line spectrum for each counter; students by name only with their consent. */
export function OurResult() {
  return (
    <Section aria-labelledby="our-result">
      <SectionHead
        id="our-result"
        heading="OUR RESULT"
        all={{ href: '/result', of: 'results, by exam' }}
      />
      <ResultCards />
      <TopperList toppers={toppers} />
      <p className="result-note mt-4 text-small text-muted">
        Five line spectra on one scale, in nanometres: an element is known by its lines. A student’s
        name and photograph are shown only with written consent.
      </p>
    </Section>
  );
}
