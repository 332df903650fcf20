import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { video, videoIsSet } from '@/content/home/video';
import { VideoCard } from './video-card';

/** The video card. While the owner has set no address it says so and leads to the videos page. */
export function Video() {
  const { title, text, url } = video;
  return (
    <Section band="white" aria-labelledby="video">
      <div className="video">
        <div className="grid content-center justify-items-start gap-4">
          <h2 id="video">{title}</h2>
          {videoIsSet ? (
            <p>{text}</p>
          ) : (
            <p>
              The video for this place has not been chosen yet. Our video lists, with 5, 25 and 15
              videos, are on the videos page.
            </p>
          )}
          <ButtonLink href="/videos" variant="outline">
            Popular Videos
          </ButtonLink>
        </div>
        <VideoCard title={title} url={videoIsSet ? url : ''} />
      </div>
    </Section>
  );
}
