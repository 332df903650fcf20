import { Section } from '@/components/ui/section';
import { consented, resultCards } from '@/content/home/results';
import { resultDrawings } from './pictures';
import { SectionHead } from './section-head';

function Toppers() {
  const toppers = consented();
  if (!toppers.length) return null;
  return (
    <ul className="result-toppers">
      {toppers.map(({ name, exam, year, rank, course }) => (
        <li key={`${name}${exam}${year}`}>
          <b>{name}</b>
          {exam} {year}, rank {rank}. {course}
        </li>
      ))}
    </ul>
  );
}

/** OUR RESULT: a line spectrum for each counter; students by name only with their consent. */
export function OurResult() {
  return (
    <Section aria-labelledby="our-result">
      <SectionHead
        id="our-result"
        heading="OUR RESULT"
        all={{ href: '/result', of: 'results, by exam' }}
      />
      <ul className="results">
        {resultCards.map(({ picture, statistic, element, fact }) => {
          const Spectrum = resultDrawings[picture];
          return (
            <li key={picture}>
              <div className="result-spectrum">
                <Spectrum />
              </div>
              <p className="result-number">
                {statistic.maximum}+ <span>{statistic.label}</span>
              </p>
              <p className="result-fact">
                <b>{element}.</b> {fact}
              </p>
            </li>
          );
        })}
      </ul>
      <Toppers />
      <p className="result-note mt-4 text-small text-muted">
        Five line spectra on one scale, in nanometres: an element is known by its lines. A student’s
        name and photograph are shown only with written consent.
      </p>
    </Section>
  );
}
