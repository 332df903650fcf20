'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/form/form-values';

interface OnFirstLoadProps {
  /** Loads the page as a whole where the office's router has opened it. */
  reloads?: boolean;
  children: ReactNode;
}

/**
 * A script of a page. It runs when the browser loads the page, and not when the office's router opens it
 * inside of another one.
 */
export function OnFirstLoad({ reloads = false, children }: OnFirstLoadProps) {
  // Only a page that is being hydrated has not been hydrated.
  const hydrated = useHydrated();
  const [isFirst] = useState(!hydrated);
  useEffect(() => {
    if (reloads && !isFirst) location.reload();
  }, [reloads, isFirst]);
  return isFirst && children;
}
