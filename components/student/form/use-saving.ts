'use client';

import { useRef, useState, type RefObject } from 'react';
import type { Failure } from '@/components/form/call';
import type { FormChecks } from '@/components/form/form-checks';
import { showToast, type Toast } from '@/components/form/toast';
import { typedIn, type Typed } from '@/components/form/typed';
import { forgetToken } from '../token';
import { texts } from './admission-texts';
import { saveRegistration, type SavedRegistration } from './calls';
import { noteSaved, noteTyped, requireDraft } from './draft-store';
import { focusFirst } from './kept-answers';
import type { Photo } from './use-photo';

interface Saving {
  form: RefObject<HTMLFormElement | null>;
  blank: Typed;
  /** What goes along that nobody types. */
  extras: Readonly<Record<string, string>>;
  photo: Photo;
  load: () => Promise<FormChecks | null>;
}

/** Stands beside the buttons until the next attempt. */
export type SaveNotice = Toast & { logIn?: true };

/** Checks, sends photo and form, and says what became of it. */
export function useSaving(saving: Saving) {
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const [running, setRunning] = useState(false);
  const busy = useRef(false);

  const tell = (told: SaveNotice | null, toasted = false) => {
    setNotice(told);
    if (told && toasted) showToast({ kind: told.kind, text: told.text });
  };
  /** Saves what is typed now. @returns null when that did not work, which has been said by then */
  const save = async (): Promise<SavedRegistration | null> => {
    if (busy.current) return null;
    busy.current = true;
    setRunning(true);
    try {
      return await saveOnce(saving, tell);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };
  const warn = (text: string) => tell({ kind: 'warning', text }, true);
  return { save, warn, saving: running, notice };
}

type Tell = (told: SaveNotice | null, toasted?: boolean) => void;

async function saveOnce(saving: Saving, tell: Tell): Promise<SavedRegistration | null> {
  const { form, blank, extras, photo, load } = saving;
  const checks = await load();
  const typed = typedIn(form.current, blank);
  noteTyped(typed);
  if (!(await passes(saving, checks, typed, tell))) return null;

  const uploaded = await photo.upload();
  if (!uploaded.ok) {
    tell(troubleOf(uploaded, true));
    return null;
  }
  const { requestId } = requireDraft();
  const outcome = await saveRegistration({ ...typed, ...extras, requestId });
  if (outcome.ok) {
    const { id, registrationnumber } = outcome.data;
    noteSaved({ id, registrationnumber, typed: JSON.stringify(typed) });
    tell({ kind: 'success', text: texts.saved }, true);
    return outcome.data;
  }
  if (outcome.reason === 'refused') {
    checks?.complain(outcome.fields);
    if (form.current) focusFirst(form.current, Object.keys(outcome.fields));
    tell({ kind: 'warning', text: texts.incomplete }, true);
  } else tell(troubleOf(outcome, false));
  return null;
}

async function passes(
  { form, photo }: Saving,
  checks: FormChecks | null,
  typed: Typed,
  tell: Tell,
): Promise<boolean> {
  for (const [name, answer] of Object.entries(typed)) checks?.set(name, answer);
  const passed = checks ? await checks.pass() : Boolean(form.current?.reportValidity());
  if ((await photo.standing()) === 'none') {
    photo.complain(texts.chooseImage);
    tell({ kind: 'error', text: texts.noImage }, true);
    return false;
  }
  if (!passed) tell({ kind: 'warning', text: texts.incomplete }, true);
  return passed;
}

/** What is wrong with the photo itself stands beside it. */
function troubleOf({ reason, message }: Failure, photoWaits: boolean): SaveNotice | null {
  if (reason === 'refused') return null;
  if (reason === 'busy') return { kind: 'warning', text: message || texts.busy };
  if (reason === 'unauthorized') {
    forgetToken();
    return { kind: 'warning', text: texts.loggedOut, logIn: true };
  }
  return { kind: 'warning', text: photoWaits ? texts.unreachedWithPhoto : texts.unreached };
}
