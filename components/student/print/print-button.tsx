'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';

const never = () => () => {};

/** Opens the browser's print dialog. Its place stays empty until the script is there. */
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
