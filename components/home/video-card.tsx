import { Embed } from '@/components/ui/embed';
import { videoId, videoPage, videoPlayer } from '@/lib/youtube';
import { VideoPoster } from './drawings/video-poster';

/**
 * The drawn poster of a video, and the player in its place when asked.
 * @param url any address of the video on YouTube; the poster stands alone when it is none
 */
export function VideoCard({ title, url }: { title: string; url: string }) {
  const id = videoId(url);
  if (!id) {
    return (
      <div className="embed-frame">
        <VideoPoster />
      </div>
    );
  }
  return (
    <Embed
      id="video-player"
      href={videoPage(id)}
      src={videoPlayer(id)}
      title={title}
      poster={<VideoPoster />}
      icon="play"
      label="Play the video"
    />
  );
}
