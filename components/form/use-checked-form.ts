'use client';

import { useRef, useState, type FormEvent } from 'react';
import type { FieldWiring } from './fields';
import type { FieldMessages, FormSchema } from './form-checks';
import { readValues, type FormValues } from './form-values';
import { showToast, type Toast } from './toast';
import { useFormParts } from './use-form-parts';

/** What stands beside the form after an attempt; the toast says the same for two seconds. */
export type FormNotice = Toast;

interface Options<Values extends FormValues> {
  loadSchema: () => Promise<FormSchema>;
  /** The fields and what stands in them at first. */
  blank: Values;
  /** What is said when something is missing or wrong; null where the fields say enough. */
  incomplete: string | null;
}

/** One field's wiring, and what is wrong with it. */
type Binding = { field: FieldWiring; error: string | undefined };

/**
 * A form that is checked with the call's own schema before anything is sent. Where the checks cannot be
 * fetched the browser's own and the server's do.
 */
export function useCheckedForm<Values extends FormValues>(options: Options<Values>) {
  const { loadSchema, blank, incomplete } = options;
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [complaints, onComplaints] = useState<FieldMessages>({});
  const [sending, setSending] = useState(false);
  const { parts, ready, load } = useFormParts({ form, blank, loadSchema, onComplaints });

  /** Says it beside the form, and for two seconds in a toast: the same, or `toasted`; null for none. */
  const tell = (kind: Toast['kind'], text: string, toasted: string | null = text) => {
    setNotice({ kind, text });
    if (toasted !== null) showToast({ kind, text: toasted });
  };
  const submit = async (send: () => Promise<void>) => {
    setSending(true);
    try {
      const checks = await load();
      const passed = checks ? await checks.pass() : form.current?.reportValidity();
      if (passed) await send();
      else if (checks && incomplete !== null) tell('warning', incomplete);
    } finally {
      setSending(false);
    }
  };
  /** What the form does on submit: check, then send. */
  const submitWith = (send: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (!sending) void submit(send);
  };
  const bind = (name: Extract<keyof Values, string>): Binding => ({
    field: { name, ...parts?.checks.register(name) },
    error: complaints[name],
  });
  const typed = () => readValues(form.current, blank);
  const complain = async (wrong: FieldMessages) => (await load())?.complain(wrong);
  const clear = () => {
    form.current?.reset();
    ready.current?.reset(blank);
  };
  const Toaster = parts?.Toaster ?? null;
  return {
    ref: form,
    notice,
    sending,
    Toaster,
    bind,
    typed,
    complain,
    clear,
    tell,
    submitWith,
    load,
  };
}
