import type { ReactNode } from 'react';

interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ id, title, actions, className = '', children }: SectionProps) {
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={`office-section ${className}`.trim()}>
      {actions ? (
        <div className="office-head">
          {heading}
          {actions}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

/** A section in a box. */
export function Card({ className = '', ...props }: SectionProps) {
  return <Section {...props} className={`office-card ${className}`} />;
}
