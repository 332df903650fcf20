'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';

const never = () => () => {};

/** Opens the print dialog. Rendered only after hydration. */
export function PrintButton() {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      className={buttonClass('primary', 'print-button')}
      data-ready={ready || undefined}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}
