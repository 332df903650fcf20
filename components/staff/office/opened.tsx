import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface OpenedProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** What opens on a tap. Its inside is made when it is opened first, and keeps what was typed when closed. */
export function Opened({ summary, className = '', children }: OpenedProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className={`opened ${className}`.trim()}
      onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {wanted && children}
    </details>
  );
}
