import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type EmbedPlaceProps = { id: string; className?: string | undefined };

/** Where the site script puts the frame when its `EmbedLink` is followed. Before that there is none. */
export function EmbedPlace({ id, className = 'embed-frame' }: EmbedPlaceProps) {
  return <div id={id} data-embed-place hidden className={className} suppressHydrationWarning />;
}

type EmbedLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Id of the place it opens in. */
  place: string;
  /** What the frame shows, and the name of the frame then. */
  src: string;
  frameTitle: string;
  /** Where it leads without the site script: the same thing on its own site. */
  href: string;
};

/** A link that the site script turns into opening a frame of this page. */
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
  /** A drawing; it leaves its middle free when there is an `icon` for it. */
  poster: ReactNode;
  icon?: IconName;
  /** What the link says under the drawing. */
  label: string;
  className?: string;
};

/**
 * Something from another site behind a drawn poster: it is loaded when it is asked for, not before.
 * Say beside it whose it is.
 */
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
