import { type RefObject, useEffect, useState } from 'react';

/** Up by 10 every 10 ms (application, section 9): as many units as milliseconds, in tens. */
const reached = (elapsed: number) => Math.floor(elapsed / 10) * 10;

/**
 * Counts from 0 up to `last`, once, when `ref` comes into view; never with reduced motion.
 * @returns the number reached, or null while nothing is to be counted
 */
export function useCount(ref: RefObject<Element | null>, last: number): number | null {
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
