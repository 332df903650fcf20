import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface LazyDetailsProps {
  summary: ReactNode;
  className?: string;
  /** Initially open. */
  startOpen?: boolean;
  children: ReactNode;
}

/** Details whose content is mounted on first opening and keeps its input when closed. */
export function LazyDetails({
  summary,
  className = '',
  startOpen = false,
  children,
}: LazyDetailsProps) {
  const [opened, setWanted] = useState(startOpen);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before hydration.
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
