import { useSyncExternalStore } from 'react';
import { newRequestId } from '@/components/form/call';
import type { FormValues } from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';
import { isBackNavigation } from '@/components/student/back-navigation';

/** What the server has of the form. */
export type Saved = {
  id: string;
  registrationnumber: string;
  /** What was typed then, to tell whether it has changed since. */
  typed: string;
};

/** The admission form of this tab. It survives reloads. */
type Draft = {
  /** E-mail of the account: nobody else's answers are ever shown. */
  owner: string;
  plan: string | null;
  /** The same for every save of this form, so that it is one row. */
  requestId: string;
  typed: FormValues;
  saved: Saved | null;
  /** Then only going back opens it again. */
  submitted?: boolean;
};

const KEY = 'admission-form';

let draft: Draft | null = null;
const listeners = new Set<() => void>();

/**
 * The draft of this tab, or a new one. A form that was saved for another plan is left as it is: its
 * answers go on into a new one. So is one that was submitted, unless somebody comes back to mend it.
 */
export function openDraft(owner: string, plan: string | null): Draft {
  const kept = readDraft(owner);
  const same = kept && (kept.plan === plan || !kept.saved);
  keep({
    owner,
    plan,
    requestId: same ? kept.requestId : newRequestId(),
    typed: kept?.typed ?? {},
    saved: same ? kept.saved : null,
  });
  return requireDraft();
}

/** The open draft. Throws before `openDraft`: that is a mistake in the code. */
export function requireDraft(): Draft {
  if (!draft) throw new Error('No draft is open.');
  return draft;
}

export function noteTyped(typed: FormValues): void {
  keep({ ...requireDraft(), typed });
}

export function noteSaved(saved: Saved): void {
  keep({ ...requireDraft(), saved });
}

/** The form is handed in, and whatever is filled in next is another one. */
export function noteSubmitted(): void {
  keep({ ...requireDraft(), submitted: true });
}

/** What the server has of the open draft, or null. */
export function useSaved(): Saved | null {
  return useSyncExternalStore(
    subscribe,
    () => draft?.saved ?? null,
    () => null,
  );
}

/** True when something was typed that the server does not have; always so before the first save. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, () => true);
}

export function isUnsaved(): boolean {
  return !draft?.saved || JSON.stringify(draft.typed) !== draft.saved.typed;
}

function keep(changed: Draft): void {
  draft = changed;
  tabStorage.writeJson(KEY, draft);
  listeners.forEach((listener) => listener());
}

function readDraft(owner: string): Draft | null {
  const kept = tabStorage.readJson(KEY);
  if (!isDraft(kept) || kept.owner !== owner) return null;
  return kept.submitted && !isBackNavigation() ? null : kept;
}

function isDraft(kept: unknown): kept is Draft {
  const { owner, requestId, typed } = (kept ?? {}) as Partial<Draft>;
  return typeof owner === 'string' && typeof requestId === 'string' && typeof typed === 'object';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
