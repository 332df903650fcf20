'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/**
 * A drawn poster that turns into the player when asked: nothing is fetched from YouTube before.
 * @param url the address of the player on youtube-nocookie.com
 */
export function VideoCard({
  title,
  url,
  poster,
}: {
  title: string;
  url: string;
  poster: ReactNode;
}) {
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), [asked]);
  if (asked) {
    return (
      <iframe
        ref={frame}
        className="video-frame"
        src={`${url}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className="video-poster" onClick={() => setAsked(true)}>
      <span className="video-frame">
        {poster}
        <span className="video-play">
          <Icon name="play" className="size-7" />
        </span>
      </span>
      Play the video
    </button>
  );
}
