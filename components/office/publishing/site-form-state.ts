import { useState } from 'react';
import { isAnswered } from '@/components/form/call';
import { fieldsChangedBeforeHydration, useHydrated } from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';
import type { FormNotice } from '@/components/form/use-checked-form';
import { officeCall } from '@/components/office/frame/office-call';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import type { SiteSubject } from '@/content/facts/site-subjects';
import type { OpenSubject } from '@/lib/publishing/draft';
import { mergeTyped, type MergeRow } from '@/lib/publishing/merge-typed';
import { withTyped, type Typed } from '@/lib/publishing/typed-facts';
import { countOf } from './fault-list';

export type Entry = { readonly [name: string]: Typed };

/** Another person's changes since the form was opened, beside the typed values. */
export interface Merging {
  by: string;
  rows: readonly MergeRow[];
  /** Side by path of the row. */
  chosen: Readonly<Record<string, Side>>;
}

export type Side = 'theirs' | 'yours';

const UNREACHED =
  'No answer from the server. Press Save again: nothing is done twice, and what you typed is kept.';
const CHOOSE = 'For each field that was changed twice, choose what is saved or what is typed here.';

/** The typed values of a form of the site, and the functions to save them. */
export function useSiteForm(subject: SiteSubject, opened: OpenSubject, formId: string) {
  const typing = useKeptTyping(subject, opened, formId);
  const [errors, setErrors] = useState(opened.faults);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (typed: Entry, seen: string) => {
    const outcome = await officeCall('/api/admin/site/save', { subject: subject.id, typed, seen });
    if (outcome.ok) {
      setErrors({});
      typing.saved(typed, outcome.data);
      return setNotice({ kind: 'success', text: 'Saved. Publish it when all is ready.' });
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    if (outcome.code === 'conflict' && (await mergeWithTheirs())) return;
    const fields = isAnswered(outcome) ? outcome.fields : {};
    setErrors(fields);
    const [message, ...more] = Object.values(fields);
    const refused = more.length > 0 ? `${countOf(more.length + 1)}.` : message;
    const text = (isAnswered(outcome) && (refused ?? outcome.message)) || UNREACHED;
    setNotice({ kind: 'warning', text: refused ? `Not saved. ${text}` : text });
  };
  /** False if nobody else has saved the form. */
  const mergeWithTheirs = async () => {
    const theirs = await officeCall('/api/admin/site/form', { subject: subject.id });
    if (!theirs.ok || theirs.data.seen === typing.base.seen) return false;
    setErrors({});
    typing.merge(theirs.data);
    return true;
  };
  const save = async () => {
    if (sending) return;
    setNotice(null);
    if (typing.merging && hasOpenRow(typing.merging)) {
      return setNotice({ kind: 'warning', text: CHOOSE });
    }
    setSending(true);
    await send(typing.typed, typing.base.seen);
    setSending(false);
  };
  return { ...typing, save, sending, notice, errors };
}

const keyOf = ({ path }: MergeRow) => path.join('.');
const hasOpenRow = ({ rows, chosen }: Merging) => rows.some((row) => !(keyOf(row) in chosen));

/** The side chosen for a row, if any. */
export const sideOf = ({ chosen }: Merging, row: MergeRow): Side | undefined => chosen[keyOf(row)];

interface Kept {
  readonly base: OpenSubject;
  readonly typed: Entry;
}

/** The typed values, kept in the tab until saved: reload and the back button lose nothing. */
function useKeptTyping(subject: SiteSubject, opened: OpenSubject, formId: string) {
  const key = `site-form-${subject.id}`;
  const [early] = useState(() => typedBeforeHydration(formId));
  /** The server's latest known values. */
  const [base, setBase] = useState(opened);
  const [typed, setState] = useState<Entry>(opened.typed);
  const [merging, setMerging] = useState<Merging | null>(null);
  const [isRestored, setRestored] = useState<boolean | null>(null);
  const scripted = useHydrated();
  const keep = (next: Entry, from: OpenSubject = base) => {
    setState(next);
    tabStorage.writeJson(key, { base: from, typed: next } satisfies Kept);
  };
  const put = (theirs: OpenSubject, mine: Kept) => {
    const versions = { base: mine.base.typed, theirs: theirs.typed, yours: mine.typed };
    const merged = mergeTyped(subject.fields, versions);
    const taken = merged.rows.filter(({ isOpen }) => !isOpen);
    const chosen = Object.fromEntries(taken.map((row) => [keyOf(row), 'theirs'] as const));
    setMerging({ by: theirs.by ?? 'Somebody else', rows: merged.rows, chosen });
    setBase(theirs);
    keep(merged.typed, theirs);
  };
  if (scripted && isRestored === null) {
    const kept = readKept(key);
    const isOld = kept !== null && kept.base.seen !== opened.seen;
    setRestored(kept !== null && !isOld);
    const start = kept && !isOld ? kept.typed : opened.typed;
    const next = early.reduce(
      (before, [path, value]) => withTyped(before, path, value) as Entry,
      start,
    );
    if (isOld) put(opened, kept);
    else if (next !== opened.typed) keep(next);
  }
  return {
    typed,
    base,
    merging,
    isRestored: isRestored === true && base === opened && merging === null,
    isSaved: typed === base.typed,
    setTyped: (next: Entry) => keep(next),
    merge: (theirs: OpenSubject) => put(theirs, { base, typed }),
    choose: (row: MergeRow, side: Side) => {
      if (!merging) return;
      setMerging({ ...merging, chosen: { ...merging.chosen, [keyOf(row)]: side } });
      keep(withTyped(typed, row.path, row.typed[side]) as Entry);
    },
    saved: (sent: Entry, now: OpenSubject) => {
      setBase(now);
      setMerging(null);
      // Text typed during the save stays.
      setState((current) => (current === sent ? now.typed : current));
      tabStorage.remove(key);
    },
    reset: () => {
      tabStorage.remove(key);
      setRestored(false);
      setState(opened.typed);
    },
  };
}

/** Unsaved typed values, or null. */
function readKept(key: string): Kept | null {
  const kept = tabStorage.readJson(key) as Partial<Kept> | null;
  if (!kept?.base || !kept.typed) return null;
  const isChanged = JSON.stringify(kept.typed) !== JSON.stringify(kept.base.typed);
  return isChanged ? { base: kept.base, typed: kept.typed } : null;
}

/** The changed fields with their values; the name of a field is its path. */
function typedBeforeHydration(formId: string): readonly (readonly [string[], Typed])[] {
  const changed = fieldsChangedBeforeHydration(formId);
  return changed.map((field) => [field.name.split('.'), typedIn(field)] as const);
}

function typedIn(field: ReturnType<typeof fieldsChangedBeforeHydration>[number]): Typed {
  if (!(field instanceof HTMLInputElement) || field.type !== 'checkbox') return field.value;
  // A checkbox of `Ticks` has a value.
  if (!field.hasAttribute('value')) return field.checked;
  const boxes = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === field.name,
  );
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}
