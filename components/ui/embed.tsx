import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type EmbedPlaceProps = { id: string; className?: string | undefined };

/** Place of the frame that the site script inserts when its `EmbedLink` is clicked. Empty before that. */
export function EmbedPlace({ id, className = 'embed-frame' }: EmbedPlaceProps) {
  return <div id={id} data-embed-place hidden className={className} suppressHydrationWarning />;
}

type EmbedStandInProps = { id: string; place: string; title: string; poster: ReactNode };

/** Stand-in for a frame whose URL is made up: its own poster and name. */
export function EmbedStandIn({ id, place, title, poster }: EmbedStandInProps) {
  return (
    <figure
      id={id}
      data-embed-stand-in=""
      data-embed-poster={place}
      tabIndex={-1}
      hidden
      className="embed-frame"
      suppressHydrationWarning
    >
      {poster}
      <figcaption>{title}</figcaption>
    </figure>
  );
}

type EmbedLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Id of its `EmbedPlace`. */
  place: string;
  /** URL of the frame, and its title. */
  src: string;
  frameTitle: string;
  /** Id of its `EmbedStandIn`, if the URL is made up. */
  standIn?: string | undefined;
  /** Target without the site script: the same content on its own site. */
  href: string;
};

/** A link that the site script turns into opening a frame on this page. */
export function EmbedLink({ place, src, frameTitle, standIn, ...link }: EmbedLinkProps) {
  return (
    <a
      data-embed={place}
      data-embed-src={src}
      data-embed-title={frameTitle}
      data-embed-shows={standIn}
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
  /** A drawing in place of the frame, if the URL is made up. */
  stands?: ReactNode;
};

/** External content behind a drawn poster, loaded only on request. Name its source beside it. */
export function Embed(props: EmbedProps) {
  const { id, href, src, title, poster, icon, label, stands, className = 'embed-frame' } = props;
  const standIn = `${id}-stand-in`;
  return (
    <div className="print:hidden">
      <EmbedLink
        place={id}
        href={href}
        src={src}
        frameTitle={title}
        standIn={stands ? standIn : undefined}
        data-embed-poster={id}
        className="group block rounded-card font-semibold no-underline"
      >
        <span className={className}>
          {poster}
          {icon && (
            <span className="absolute top-[49%] left-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-ink group-hover:bg-lobe md:size-18">
              <Icon name={icon} className="size-7" />
            </span>
          )}
        </span>
        <span className="flex min-h-11 items-center pt-1 underline decoration-1 underline-offset-3 group-hover:decoration-2">
          {label}
        </span>
      </EmbedLink>
      <EmbedPlace id={id} className={className} />
      {stands && <EmbedStandIn id={standIn} place={id} title={title} poster={stands} />}
    </div>
  );
}
