'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/form/form-values';

interface OnFirstLoadProps {
  /** Reloads the whole page if the office's router has opened it. */
  reloads?: boolean;
  children: ReactNode;
}

/**
 * A script of a page that runs when the browser loads the page, and not when the office's router opens it
 * inside another one.
 */
export function OnFirstLoad({ reloads = false, children }: OnFirstLoadProps) {
  // False only while a page is being hydrated.
  const hydrated = useHydrated();
  const [isFirst] = useState(!hydrated);
  useEffect(() => {
    if (reloads && !isFirst) location.reload();
  }, [reloads, isFirst]);
  return isFirst && children;
}
