import type { ReactNode } from 'react';
import type { IsoDay } from '@/content/day';
import { photoSizes, photoUrl } from '@/content/facts/person-photo';

interface PersonCardProps {
  name: string;
  /** The hash of the photo. */
  photo: string | undefined;
  /** The last day of the consent: the site script hides the card after it. */
  until?: IsoDay | undefined;
  children: ReactNode;
}

const { small, large } = photoSizes;

/** A person who has consented to be shown: the photo beside the name and the text. */
export function PersonCard({ name, photo, until, children }: PersonCardProps) {
  return (
    <li
      data-last-day={until}
      suppressHydrationWarning
      className="card flex gap-4 border-t-4 border-t-brand px-4 py-3.5 leading-[1.42] data-past:hidden"
    >
      {photo && (
        <img
          className="aspect-[4/5] w-[104px] shrink-0 self-start rounded-[6px] object-cover"
          src={photoUrl(photo, 'small')}
          srcSet={`${photoUrl(photo, 'small')} ${small.width}w, ${photoUrl(photo, 'large')} ${large.width}w`}
          sizes="104px"
          width={small.width}
          height={small.height}
          alt={`Photo of ${name}`}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="min-w-0">
        <b className="font-display text-[20px]/[1.2] font-semibold">{name}</b>
        {children}
      </div>
    </li>
  );
}

/** Cards in rows, as many in each as fit. */
export function PersonCards({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <ul
      className={`${className} grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3.5`}
    >
      {children}
    </ul>
  );
}
