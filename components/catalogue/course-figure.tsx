import type { ReactNode } from 'react';

/** A figure on graph paper with a numbered caption that states one fact. */
export function CourseFigure({
  number,
  caption,
  children,
}: {
  number: number;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className="overflow-hidden rounded-card border border-grid bg-card">
      <div className="graph-paper px-2 py-3 sm:px-4 sm:pt-4.5 sm:pb-4">{children}</div>
      <figcaption className="border-t border-grid px-4 pt-2.5 pb-3 text-small leading-[1.42]">
        <b className="whitespace-nowrap text-brand-deep">Fig. {number}</b> {caption}
      </figcaption>
    </figure>
  );
}
