import { useSyncExternalStore } from 'react';
import { PART_CHOICE } from '@/lib/payments/payment-page-words';

function subscribe(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}

function isPartChosen(): boolean {
  const choice = document.getElementById(PART_CHOICE);
  return choice instanceof HTMLInputElement && choice.checked;
}

/**
 * Whether the next part is to be paid rather than the whole rest.
 * @param before the choice in the served page
 */
export function useChosenPart(before: boolean): boolean {
  return useSyncExternalStore(subscribe, isPartChosen, () => before);
}
