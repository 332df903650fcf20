import { Still } from '@/components/ui/still/still';
import { bannerSlides } from '@/content/home/banner';
import { Banner } from './banner/banner';
import { BannerSlide } from './banner/banner-slide';
import { slideDrawings } from './pictures';

/** The hero banner: four slides, each with its figure. */
export function Hero() {
  return (
    <Banner
      label="What we teach, and how"
      slides={bannerSlides.map((slide) => {
        const Picture = slideDrawings[slide.picture];
        return (
          <Still key={slide.picture}>
            <BannerSlide slide={slide} picture={<Picture />} />
          </Still>
        );
      })}
    />
  );
}
