import type { ReactNode } from 'react';

interface RowProps {
  id?: string;
  heading: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'p';
  /** Below the heading. */
  about?: ReactNode;
  /** Right of the heading on a phone, left of it from 1020 px. */
  time?: ReactNode;
  /** Further columns. */
  children?: ReactNode;
  /** Details below the columns. */
  below?: ReactNode;
}

/**
 * A row of an `office-list`. From 760 px its parts stand side by side, with the widths in `--columns` of the
 * list's class.
 */
export function Row(props: RowProps) {
  const { id, heading, headingLevel: Heading = 'h3', about, time, children, below } = props;
  return (
    <li id={id} className="office-row">
      <div className="office-row-head">
        <div className="office-row-name">
          <Heading>{heading}</Heading>
          {about}
        </div>
        {time && <div className="office-row-time office-note">{time}</div>}
      </div>
      {children}
      {below && <div className="office-row-below">{below}</div>}
    </li>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Marks the value as late. */
  isLate?: boolean;
}

/** Values under their labels. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="office-facts">
      {facts.map(({ label, value, isLate }) => (
        <div key={label} data-late={isLate || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type BadgeTone = 'neutral' | 'new' | 'success' | 'warning' | 'error' | 'closed';

/** A status in a word. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`office-badge office-badge-${tone}`}>{children}</span>;
}
