'use client';

import { useHydrated } from '@/components/form/form-values';
import { buttonClass } from '@/components/ui/button';

export function PrintButton() {
  const scripted = useHydrated();
  return (
    <button
      type="button"
      className={buttonClass('outline', 'calls-print')}
      disabled={!scripted}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}
