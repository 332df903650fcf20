import { Fragment, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';

/** A form that can be reset by mounting it again. */
export function Repeatable({ children }: { children: (again: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  return <Fragment key={round}>{children(() => setRound((before) => before + 1))}</Fragment>;
}

/** Resets the form, from beside its success message. */
export function AgainButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonClass('outline')} onClick={onClick}>
      {label}
    </button>
  );
}
