import { useCallback, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion';

/**
 * What the visitor last did about the rotation. "auto": nothing, or the mouse left the banner;
 * "held": paused with the button or by moving the keyboard into the banner.
 */
type Choice = 'auto' | 'playing' | 'paused' | 'held';

/**
 * Whether the banner rotates (decision D10): a click on it flips that, mouse leave turns it on, the
 * Pause button and reduced motion outlast mouse leave.
 */
export function useRotation() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<Choice>('auto');
  const rotating = choice === 'playing' || (choice === 'auto' && !reduced);
  return {
    rotating,
    /** A click on the banner. */
    flip: () => setChoice(rotating ? 'paused' : 'playing'),
    /** The visible Pause/Play button. */
    press: () => setChoice(rotating ? 'held' : 'playing'),
    mouseLeft: () => setChoice((now) => (now === 'held' || reduced ? now : 'auto')),
    /** An arrow, a dot or a swipe: the visitor wants to look at one slide. */
    pause: useCallback(() => setChoice((now) => (now === 'held' ? now : 'paused')), []),
    /** The keyboard has come into the banner: it starts again only when asked to. */
    hold: () => setChoice('held'),
  };
}
