import { ButtonLink } from '@/components/ui/button';
import { Embed } from '@/components/ui/embed';
import { Section } from '@/components/ui/section';
import { video } from '@/content/home';
import { videoId, videoPage, videoPlayer } from '@/lib/site/youtube';
import { VideoPoster } from './drawings/video-poster';

/**
 * The video card: a drawn poster, and the player in its place when asked.
 * @param url any address of the video on YouTube; there is no card when it is none
 */
export function Video({ url = video.url }: { url?: string | null }) {
  const id = url === null ? null : videoId(url);
  if (id === null) return null;
  const { title, text } = video;
  return (
    <Section band="white" aria-labelledby="video">
      <div className="video">
        <div className="grid content-center justify-items-start gap-4">
          <h2 id="video">{title}</h2>
          <p>{text}</p>
          <ButtonLink href="/videos" variant="outline">
            Popular Videos
          </ButtonLink>
        </div>
        <Embed
          id="video-player"
          href={videoPage(id)}
          src={videoPlayer(id)}
          title={title}
          poster={<VideoPoster />}
          icon="play"
          label="Play the video"
        />
      </div>
    </Section>
  );
}
