'use client';

import { useHydrated } from '@/components/form/form-values';
import { buttonClass } from '@/components/ui/button';

/** Opens the print dialog. Shown only after hydration. */
export function PrintButton() {
  const ready = useHydrated();
  return (
    <button
      type="button"
      className={buttonClass('primary', ready ? '' : 'invisible')}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}
