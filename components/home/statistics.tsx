import { statistics } from '@/content/home/statistics';
import { Counters } from './counters/counters';

/** The statistics strip. */
export function Statistics() {
  return (
    <section className="statistics" aria-label="Our students in numbers">
      <Counters statistics={statistics} />
    </section>
  );
}
