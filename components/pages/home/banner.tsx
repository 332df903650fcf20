'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { StaticHtmlClient } from '@/components/ui/static-html-client';
import type { CarouselProps, Embla } from './carousel';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True in the HTML, so that nothing moves before the visitor's preference is known. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

/**
 * Carousel around server-rendered slides, given by their ids (`keptHtml`). Until it loads, or without
 * scripts, the slides are a row that scrolls and snaps, with the first one in view.
 */
export function Banner({ label, slides }: { label: string; slides: readonly string[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const rotation = useRotation();
  const { rotating } = rotation;
  const { Carousel, embla, selected, events } = useCarousel();
  const ready = Carousel !== null;

  // A press stops moving slides, which counts as a swipe before the click event.
  const rotatedWhenPressed = useRef<boolean | null>(null);
  const press = () => void (rotatedWhenPressed.current = rotating);
  const click = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) rotation.flip(rotatedWhenPressed.current ?? rotating);
    rotatedWhenPressed.current = null;
  };
  const focus = ({ target }: FocusEvent) => {
    if (rotating && target.matches(':focus-visible')) rotation.hold();
  };
  const move = (go: () => void) => () => {
    rotation.pause();
    go();
  };

  return (
    <section
      className="banner"
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={ready ? '' : undefined}
      onMouseLeave={rotation.mouseLeft}
      onFocus={focus}
    >
      <BannerControls
        count={slides.length}
        selected={selected}
        rotating={!ready || rotating}
        onPress={rotation.press}
        onPrevious={move(() => embla?.scrollPrev())}
        onNext={move(() => embla?.scrollNext())}
        onChoose={(index) => move(() => embla?.scrollTo(index))()}
      />
      <div ref={viewport} className="banner-viewport" onPointerDown={press} onClick={click}>
        <div className="banner-track" aria-live={ready && !rotating ? 'polite' : 'off'}>
          {slides.map((id, index) => (
            <div
              key={id}
              className="banner-cell"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={ready && index !== selected}
            >
              <StaticHtmlClient id={id} />
            </div>
          ))}
        </div>
      </div>
      {Carousel && (
        <Carousel viewport={viewport} rotating={rotating} onSwipe={rotation.pause} {...events} />
      )}
    </section>
  );
}

/**
 * The visitor's last action on the rotation. "auto": none, or the mouse left the banner; "held":
 * paused by the button or by keyboard focus.
 */
type Choice = 'auto' | 'playing' | 'paused' | 'held';

/**
 * Whether the banner rotates (D10): a click toggles it and mouse leave turns it on. A pause by the
 * button and reduced motion outlast mouse leave.
 */
function useRotation() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<Choice>('auto');
  const rotating = choice === 'playing' || (choice === 'auto' && !reduced);
  return {
    rotating,
    /** A click on the banner. */
    flip: (didRotate: boolean) => setChoice(didRotate ? 'paused' : 'playing'),
    /** The visible Pause/Play button. */
    press: () => setChoice(rotating ? 'held' : 'playing'),
    mouseLeft: () => setChoice((now) => (now === 'held' || reduced ? now : 'auto')),
    /** An arrow, a dot or a swipe. */
    pause: useCallback(() => setChoice((now) => (now === 'held' ? now : 'paused')), []),
    /** Keyboard focus entered the banner: it restarts only on request. */
    hold: () => setChoice('held'),
  };
}

/** Loads the carousel after the first slide is painted; returns its state. */
function useCarousel() {
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps> | null>(null);
  const [embla, onReady] = useState<Embla | null>(null);
  const [selected, onSelect] = useState(0);

  useEffect(() => {
    import('./carousel').then(
      (fetched) => setCarousel(() => fetched.Carousel),
      // On failure the slides stay a scrolling row, as without scripts.
      () => {},
    );
  }, []);
  return { Carousel, embla, selected, events: { onReady, onSelect } };
}

type BannerControlsProps = {
  count: number;
  selected: number;
  rotating: boolean;
  onPress: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
};

/** Pause or Play comes first in the DOM, as the ARIA carousel pattern requires; it is last on screen. */
function BannerControls(props: BannerControlsProps) {
  const { count, selected, rotating, onPress, onPrevious, onNext, onChoose } = props;
  return (
    <div className="banner-controls wrap print:hidden">
      <button type="button" onClick={onPress}>
        <Icon name={rotating ? 'pause' : 'play'} />
        {rotating ? 'Pause' : 'Play'}
        <span className="sr-only"> the slides</span>
      </button>
      <button type="button" aria-label="Previous slide" onClick={onPrevious}>
        <Icon name="chevron-down" className="size-6 rotate-90" />
      </button>
      <div role="group" aria-label="Choose a slide" className="banner-dots">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Slide ${index + 1} of ${count}`}
            aria-disabled={index === selected}
            onClick={() => index !== selected && onChoose(index)}
          />
        ))}
      </div>
      <button type="button" aria-label="Next slide" onClick={onNext}>
        <Icon name="chevron-down" className="size-6 -rotate-90" />
      </button>
    </div>
  );
}
