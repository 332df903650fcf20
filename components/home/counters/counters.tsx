'use client';

import { useRef } from 'react';
import type { Statistic } from '@/content/home/statistics';
import { useCount } from './use-count';

/**
 * The statistics strip. The final numbers are in the HTML and are what is read out; while they count
 * up, a second, silent number stands in their place.
 */
export function Counters({ statistics }: { statistics: readonly Statistic[] }) {
  const list = useRef<HTMLDListElement>(null);
  const count = useCount(list, Math.max(...statistics.map(({ maximum }) => maximum)));
  return (
    <dl ref={list} className="counters wrap">
      {statistics.map(({ label, maximum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-counting={count === null ? undefined : ''}>
            <span className="counter-final">{maximum}+</span>
            {count !== null && (
              <span aria-hidden className="counter-now">
                {Math.min(count, maximum)}+
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
