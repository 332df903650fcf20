import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { newRequestId } from '@/components/form/call';
import {
  readValues,
  restoreValues,
  useHydrated,
  type FormValues,
} from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';

/** An enrolment typed in this tab, with the request id of all its attempts. */
interface KeptEnrolment {
  requestId: string;
  typed: FormValues;
}

const readKept = (key: string) => tabStorage.readJson(key) as KeptEnrolment | null;

/** Storage key, one for each member of staff and lead; '' for no lead. */
export const keptUnder = (staff: string, lead: string) => `enrol-${staff}-${lead}`;

/**
 * The request id of the enrolment in this tab: after a reload it repeats an enrolment whose answer was lost.
 */
export function useRequestId(key: string): string {
  const [requestId] = useState(() => readKept(key)?.requestId ?? newRequestId());
  return requestId;
}

interface KeptForm {
  key: string;
  form: RefObject<HTMLFormElement | null>;
  /** Its fields, and the id under `requestId`. */
  blank: FormValues & { requestId: string };
  /** Called with the kept values after they were restored. */
  onRestore: (typed: FormValues) => void;
}

/**
 * Keeps the typed values of a form in the tab, so that a reload loses nothing, and restores them.
 * @returns whether values were restored
 */
export function useKeptForm({ key, form, blank, onRestore }: KeptForm): boolean {
  const [wasKept] = useState(() => readKept(key) !== null);
  const hydrated = useHydrated();
  const keep = useEffectEvent(() => {
    const { requestId } = blank;
    tabStorage.writeJson(key, { requestId, typed: readValues(form.current, blank) });
  });
  const restore = useEffectEvent(() => {
    const kept = readKept(key);
    if (!kept || !form.current) return;
    restoreValues(form.current, kept.typed);
    announce(form.current, kept.typed);
    onRestore(kept.typed);
  });
  useEffect(() => {
    restore();
    const stop = new AbortController();
    for (const turn of ['input', 'change', 'submit'])
      form.current?.addEventListener(turn, keep, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  return hydrated && wasKept;
}

/** Fires the fields' events, so that dependent parts update as if the values were typed. */
function announce(form: HTMLFormElement, typed: FormValues): void {
  for (const name of Object.keys(typed)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    for (const turn of ['input', 'change']) field.dispatchEvent(new Event(turn, { bubbles: true }));
  }
}
