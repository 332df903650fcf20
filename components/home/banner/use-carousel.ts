import { useEffect, useState, type ComponentType } from 'react';
import type { CarouselProps, Embla } from './carousel';

/** The carousel, which is fetched after the first slide has been painted, and where it stands. */
export function useCarousel() {
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps> | null>(null);
  const [embla, onReady] = useState<Embla | null>(null);
  const [selected, onSelect] = useState(0);

  useEffect(() => {
    import('./carousel').then(
      (fetched) => setCarousel(() => fetched.Carousel),
      // The slides stand in a row that scrolls, as they do without a script.
      () => {},
    );
  }, []);
  return { Carousel, embla, selected, events: { onReady, onSelect } };
}
