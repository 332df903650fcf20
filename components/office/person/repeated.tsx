import { Fragment, useState, type ReactNode } from 'react';

/** A form that is made anew when it is wanted once more. */
export function Repeated({ children }: { children: (again: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  return <Fragment key={round}>{children(() => setRound((before) => before + 1))}</Fragment>;
}
