import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type EmbedPlaceProps = { id: string; className?: string | undefined };

/** Where the site script inserts the frame when its `EmbedLink` is clicked. Empty before that. */
export function EmbedPlace({ id, className = 'embed-frame' }: EmbedPlaceProps) {
  return <div id={id} data-embed-place hidden className={className} suppressHydrationWarning />;
}

type EmbedLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Id of its `EmbedPlace`. */
  place: string;
  /** What the frame shows, and the frame's title. */
  src: string;
  frameTitle: string;
  /** Target without the site script: the same content on its own site. */
  href: string;
};

/** A link that the site script turns into opening a frame on this page. */
export function EmbedLink({ place, src, frameTitle, ...link }: EmbedLinkProps) {
  return (
    <a
      data-embed={place}
      data-embed-src={src}
      data-embed-title={frameTitle}
      suppressHydrationWarning
      {...link}
    />
  );
}

type EmbedProps = {
  id: string;
  href: string;
  src: string;
  title: string;
  /** A drawing; with an `icon`, its middle stays empty. */
  poster: ReactNode;
  icon?: IconName;
  label: string;
  className?: string;
};

/** External content behind a drawn poster, loaded only on request. Name its source beside it. */
export function Embed(props: EmbedProps) {
  const { id, href, src, title, poster, icon, label, className = 'embed-frame' } = props;
  return (
    <div>
      <EmbedLink
        place={id}
        href={href}
        src={src}
        frameTitle={title}
        data-embed-poster={id}
        className="embed-link"
      >
        <span className={className}>
          {poster}
          {icon && (
            <span className="embed-mark">
              <Icon name={icon} className="size-7" />
            </span>
          )}
        </span>
        <span className="embed-label">{label}</span>
      </EmbedLink>
      <EmbedPlace id={id} className={className} />
    </div>
  );
}
