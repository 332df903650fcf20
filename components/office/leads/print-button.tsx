'use client';

import { useScripted } from '@/components/form/typed';
import { buttonClass } from '@/components/ui/button';

/** Opens the browser's own print window. */
export function PrintButton() {
  const scripted = useScripted();
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
