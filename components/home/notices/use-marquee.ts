import { useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion';
import { useScripted } from '../use-scripted';

/** How far the animation has carried the track up, in pixels. */
function carried(track: HTMLElement): number {
  return -new DOMMatrixReadOnly(getComputedStyle(track).transform).m42;
}

/**
 * A list that runs upwards by a CSS animation and can be stopped where it is: stopped, it is an
 * ordinary scrolling list at the same place, and from there it starts again.
 * @param items how many entries the list has; each takes four seconds to pass
 */
export function useMarquee(items: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const scripted = useScripted();
  const reduced = useReducedMotion();
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = scripted && !reduced && !held && !focused;
  const offset = useRef(0);

  const remember = () => {
    const track = viewport.current?.firstElementChild as HTMLElement | null;
    if (running && track) offset.current = carried(track);
  };

  useLayoutEffect(() => {
    const box = viewport.current;
    const track = box?.firstElementChild as HTMLElement | null;
    if (!box || !track) return;
    if (running) {
      const passed = box.scrollTop / (track.scrollHeight / 2);
      track.style.animationDelay = `${-(passed % 1) * items * 4}s`;
      track.style.animationDuration = `${items * 4}s`;
      box.scrollTop = 0;
    } else {
      box.scrollTop = offset.current;
      document.activeElement?.closest('[data-notices] a')?.scrollIntoView({ block: 'nearest' });
    }
  }, [running, items]);

  return {
    viewport,
    running,
    held,
    /** True where the list can run at all, so that it needs its second copy and its button. */
    loops: scripted && !reduced,
    toggle: () => {
      remember();
      setHeld(!held);
    },
    focus: () => {
      remember();
      setFocused(true);
    },
    blur: () => setFocused(false),
  };
}
