'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { OfficeProvider } from '../office/office-context';

/** For a page that is drawn anew by the server when something on it was changed. */
export function RefreshingOffice({ isOwner, children }: { isOwner: boolean; children: ReactNode }) {
  const { refresh } = useRouter();
  return <OfficeProvider value={{ isOwner, changed: refresh }}>{children}</OfficeProvider>;
}
