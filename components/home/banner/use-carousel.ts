import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const options = {
  loop: true,
  align: 'center',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

const plugins = [Autoplay({ delay: 2500, playOnInit: false, stopOnFocusIn: false })];

/** Until now the browser scrolled the slides: go on from the one it shows. */
function takeOver(embla: Embla) {
  const viewport = embla.rootNode();
  const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
  if (viewport.scrollLeft && width) embla.scrollTo(Math.round(viewport.scrollLeft / width), true);
  viewport.scrollLeft = 0;
}

/**
 * Embla over slides that are already in the HTML: loop, centred, autoplay every 2,500 ms while
 * `rotating`.
 * @param swiped called when the visitor has moved to another slide with a finger or the mouse
 */
export function useCarousel(rotating: boolean, swiped: () => void) {
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);
  const held = useRef(false);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      setSelected(embla.selectedScrollSnap());
      if (held.current) swiped();
    };
    const down = () => void (held.current = true);
    const up = () => void (held.current = false);
    takeOver(embla);
    select();
    embla.on('select', select).on('reInit', select).on('pointerDown', down).on('pointerUp', up);
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', down);
      embla.off('pointerUp', up);
    };
  }, [embla, swiped]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay) return;
    // The plugin stops by itself when a finger goes down and when it is set up again.
    const follow = () => (rotating ? autoplay.play() : autoplay.stop());
    follow();
    embla.on('pointerUp', follow).on('reInit', follow);
    return () => void embla.off('pointerUp', follow).off('reInit', follow);
  }, [embla, rotating]);

  return { viewport, embla, selected };
}
