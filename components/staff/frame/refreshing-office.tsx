'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { OfficeProvider } from '../office/office-context';

/**
 * For a page that is drawn anew by the server when something on it was changed, and when the browser brings
 * it back from its memory.
 */
export function RefreshingOffice({ isOwner, children }: { isOwner: boolean; children: ReactNode }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [refresh]);
  return <OfficeProvider value={{ isOwner, changed: refresh }}>{children}</OfficeProvider>;
}
