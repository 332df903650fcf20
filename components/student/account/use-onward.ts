import { useEffect, useState } from 'react';

const PAUSE_MS = 2_000;

export type Onward = { href: string; label: string };

/** After a success: where it goes on, two seconds later or at once by a link. */
export function useOnward() {
  const [onward, setOnward] = useState<Onward | null>(null);
  useEffect(() => {
    if (!onward) return;
    const timer = setTimeout(() => location.replace(onward.href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onward]);
  return { onward, goOn: setOnward };
}
