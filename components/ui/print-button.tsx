'use client';

import { useHydrated } from '@/components/form/form-values';
import { buttonClass, type ButtonVariant } from './button';

/** Opens the print dialog. Shown only after hydration. */
export function PrintButton({ variant }: { variant?: ButtonVariant }) {
  const isReady = useHydrated();
  return (
    <button
      type="button"
      className={buttonClass(variant, isReady ? '' : 'invisible')}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}
