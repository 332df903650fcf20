'use client';

import { useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { BannerControls } from './banner-controls';
import { useCarousel } from './use-carousel';
import { useRotation } from './use-rotation';

/**
 * The carousel around slides that come from the server. Until it has come, and without a
 * script, they stand in a row that scrolls and snaps; the first one is in view.
 */
export function Banner({ label, slides }: { label: string; slides: readonly ReactNode[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const rotation = useRotation();
  const { rotating } = rotation;
  const { Carousel, embla, selected, events } = useCarousel();
  const ready = Carousel !== null;

  const click = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) rotation.flip();
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
      <div ref={viewport} className="banner-viewport" onClick={click}>
        <div className="banner-track" aria-live={ready && !rotating ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="banner-cell"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={ready && index !== selected}
            >
              {slide}
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
