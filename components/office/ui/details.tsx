import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface LazyDetailsProps {
  summary: ReactNode;
  className?: string;
  /** Open from the beginning. */
  startOpen?: boolean;
  children: ReactNode;
}

/** What opens on a tap. Its inside is made when it is opened first, and keeps what was typed when closed. */
export function LazyDetails({
  summary,
  className = '',
  startOpen = false,
  children,
}: LazyDetailsProps) {
  const [opened, setWanted] = useState(startOpen);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It was opened before React was there to be told.
    if (details.current?.open) setWanted(true);
  }, []);
  return (
    <details
      ref={details}
      suppressHydrationWarning
      open={startOpen || undefined}
      className={`opened ${className}`.trim()}
      onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {opened && children}
    </details>
  );
}
