'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Statistic } from '@/content/pages/home';

/** Up by 10 every 10 ms (specification): one unit per millisecond, in steps of ten. */
const reached = (elapsed: number) => Math.floor(elapsed / 10) * 10;

/**
 * Counts from 0 to `last`, once, when `ref` comes into view; never with reduced motion.
 * @returns the current number, or null when not counting
 */
function useCount(ref: RefObject<Element | null>, last: number): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let begun = 0;
    const step = () => {
      const now = reached(performance.now() - begun);
      setCount(now < last ? now : null);
      if (now < last) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      begun = performance.now();
      step();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, last]);
  return count;
}

/**
 * Statistics strip. Screen readers get the final numbers, which are in the HTML; the visible count
 * replaces them while it runs.
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
              <span aria-hidden className="counter-now print:hidden">
                {`${Math.min(count, maximum)}+`}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
