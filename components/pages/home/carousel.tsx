import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, type RefObject } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

const options = {
  loop: true,
  align: 'center',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

const plugins = [Autoplay({ delay: 2500, playOnInit: false, stopOnFocusIn: false })];

/** Starts Embla at the slide the browser has scrolled to. */
function takeOver(embla: Embla) {
  const viewport = embla.rootNode();
  const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
  if (viewport.scrollLeft && width) embla.scrollTo(Math.round(viewport.scrollLeft / width), true);
  viewport.scrollLeft = 0;
}

export type CarouselProps = {
  viewport: RefObject<HTMLDivElement | null>;
  rotating: boolean;
  onReady: (embla: Embla) => void;
  onSelect: (index: number) => void;
  /** The visitor changed the slide by touch or mouse. */
  onSwipe: () => void;
};

/** Embla over existing slides: loop, centred, autoplay every 2,500 ms while `rotating`. Renders nothing. */
export function Carousel({ viewport, rotating, onReady, onSelect, onSwipe }: CarouselProps) {
  const [attach, embla] = useEmblaCarousel(options, plugins);
  const held = useRef(false);

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      onSelect(embla.selectedScrollSnap());
      if (held.current) onSwipe();
    };
    const down = () => void (held.current = true);
    const up = () => void (held.current = false);
    takeOver(embla);
    select();
    onReady(embla);
    embla.on('select', select).on('reInit', select).on('pointerDown', down).on('pointerUp', up);
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', down);
      embla.off('pointerUp', up);
    };
  }, [embla, onReady, onSelect, onSwipe]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay) return;
    // The plugin stops on pointer down and on reinitialisation.
    const follow = () => (rotating ? autoplay.play() : autoplay.stop());
    follow();
    embla.on('pointerUp', follow).on('reInit', follow);
    return () => void embla.off('pointerUp', follow).off('reInit', follow);
  }, [embla, rotating]);

  return null;
}
