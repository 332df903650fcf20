import { useSyncExternalStore } from 'react';
import { newRequestId } from '@/components/form/call';
import type { FormValues } from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';
import { isBackNavigation } from '@/components/form/form-values';
import type { AdmissionStart, OpenedDraft } from './admission-start';

export type Saved = {
  id: string;
  registrationnumber: string;
  /** The values at that save, to detect later changes; null until the form shows the server's. */
  typed: string | null;
};

/** The admission form of this tab. It survives reloads. */
type Draft = {
  /** E-mail of the account, so that a draft is never shown to another student. */
  owner: string;
  plan: string | null;
  /** Constant for every save of this form, so that all saves go to one row. */
  requestId: string;
  typed: FormValues;
  /** The values that the page filled in when it was opened. */
  served?: FormValues;
  saved: Saved | null;
  /** If true, only the browser's Back reopens it. */
  submitted?: boolean;
};

type PageStart = Pick<AdmissionStart, 'owner' | 'plan' | 'answers'>;

const KEY = 'admission-form';

let draft: Draft | null = null;
const listeners = new Set<() => void>();

/**
 * Returns the draft of this tab, or a new one. If the saved draft is for another plan or was submitted, a
 * new one starts with its answers, except that the browser's Back reopens a submitted draft. A draft from
 * the server may have been saved on another device since, so it replaces this tab's except for unsaved
 * changes.
 * @param of account and plan of the page, and the values that it filled in
 */
export function openDraft(of: PageStart, opened: OpenedDraft | null): Draft {
  const { owner, plan, answers } = of;
  const kept = readDraft(owner);
  if (opened) return openSaved(of, opened, kept);
  const same = kept && (kept.plan === plan || !kept.saved);
  keep({
    owner,
    plan,
    requestId: same ? kept.requestId : newRequestId(),
    typed: kept?.typed ?? {},
    served: answers,
    saved: same ? kept.saved : null,
  });
  return requireDraft();
}

function openSaved(
  { owner, plan, answers }: PageStart,
  { id, requestId, registrationnumber }: OpenedDraft,
  kept: Draft | null,
): Draft {
  const isNewer = kept?.requestId === requestId && hasChanges(kept);
  const typed = isNewer ? kept.typed : typedBeforeSave(plan, answers, kept);
  const isShown = Object.keys(typed).length === 0;
  const server = { id, registrationnumber, typed: isShown ? null : JSON.stringify(answers) };
  keep({ owner, plan, requestId, typed, served: answers, saved: isNewer ? kept.saved : server });
  return requireDraft();
}

/** What the student typed in this tab and has not saved; values that the page had filled in are left out. */
function typedBeforeSave(plan: string | null, answers: FormValues, kept: Draft | null): FormValues {
  if (!kept || kept.saved || plan === null || kept.plan !== plan) return {};
  const served = kept.served ?? answers;
  return Object.fromEntries(
    Object.entries(kept.typed).filter(([name, value]) => value !== '' && value !== served[name]),
  );
}

/** The open draft. Throws if `openDraft` has not run. */
export function requireDraft(): Draft {
  if (!draft) throw new Error('No draft is open.');
  return draft;
}

export function noteTyped(typed: FormValues): void {
  const { saved, ...rest } = requireDraft();
  const shown = saved && { ...saved, typed: saved.typed ?? JSON.stringify(typed) };
  keep({ ...rest, typed, saved: shown });
}

export function noteSaved(saved: Saved): void {
  keep({ ...requireDraft(), saved });
}

/** Marks the draft as submitted: the next form is a new registration. */
export function noteSubmitted(): void {
  keep({ ...requireDraft(), submitted: true });
}

/** The last saved state of the open draft, or null. */
export function useSaved(): Saved | null {
  return useSyncExternalStore(
    subscribe,
    () => draft?.saved ?? null,
    () => null,
  );
}

/** True when the form has changes the server does not have; always true before the first save. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, () => true);
}

export function isUnsaved(): boolean {
  return !draft || hasChanges(draft);
}

function hasChanges({ saved, typed }: Draft): boolean {
  return JSON.stringify(typed) !== saved?.typed;
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
