import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const bands = {
  paper: '',
  tint: 'border-y border-grid bg-tint',
  white: 'border-y border-line bg-card',
} as const;

export type Band = keyof typeof bands;

/** Page width and gutters. */
export function Wrap({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`wrap ${className}`.trim()}>{children}</div>;
}

type SectionProps = ComponentPropsWithoutRef<'section'> & { band?: Band };

/** A full-width band with the standard vertical spacing. Name it with `aria-labelledby`. */
export function Section({ band = 'paper', className = '', children, ...section }: SectionProps) {
  return (
    <section className={`band ${bands[band]} ${className}`.trim()} {...section}>
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** Text with a card of fixed width beside it, or below it where there is no room. */
export function BesideCard({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-13 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16 print:gap-5">
      <div>{children}</div>
      {card}
    </div>
  );
}
