import { Icon } from '@/components/ui/icon';

type BannerControlsProps = {
  count: number;
  selected: number;
  rotating: boolean;
  onPress: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
};

/** Pause or Play first, as the carousel pattern asks; it stands last on the screen. */
export function BannerControls(props: BannerControlsProps) {
  const { count, selected, rotating, onPress, onPrevious, onNext, onChoose } = props;
  return (
    <div className="banner-controls wrap">
      <button type="button" className="banner-rotation" onClick={onPress}>
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
