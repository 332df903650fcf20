'use client';

import { useRef, useState, type FormEvent } from 'react';
import type { Complaints, FormSchema } from './form-checks';
import type { FieldWiring } from './form-fields';
import { showToast, type Toast } from './toast';
import { typedIn, type Typed } from './typed';
import { useDelivery } from './use-delivery';
import { useFormParts } from './use-form-parts';

/** What stands beside the form after an attempt; the toast says the same for two seconds. */
export type FormNotice = Toast;

interface Options<Values extends Typed> {
  url: string;
  loadSchema: () => Promise<FormSchema>;
  /** The fields and what stands in them at first. */
  blank: Values;
  successText: string;
}

/** One field's wiring, and what is wrong with it. */
type Binding = { field: FieldWiring; error: string | undefined };

/**
 * One form, one call: checks with the call's own schema and sends what was typed (see `useDelivery`).
 * Where the checks cannot be fetched the browser's own and the server's do.
 */
export function useApiForm<Values extends Typed>(options: Options<Values>) {
  const { url, loadSchema, blank, successText } = options;
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [complaints, onComplaints] = useState<Complaints>({});
  const [sending, setSending] = useState(false);
  const { parts, ready, load } = useFormParts({ form, blank, loadSchema, onComplaints });

  const tell = (kind: Toast['kind'], text: string, toasted: string | null = text) => {
    setNotice({ kind, text });
    if (toasted !== null) showToast({ kind, text: toasted });
  };
  const send = useDelivery({
    url,
    typed: () => typedIn(form.current, blank),
    tell,
    succeed: () => {
      tell('success', successText);
      form.current?.reset();
      ready.current?.reset(blank);
    },
    complain: (wrong) => ready.current?.complain(wrong),
  });

  const submit = async () => {
    setSending(true);
    try {
      const checks = await load();
      const passed = checks ? await checks.pass() : form.current?.reportValidity();
      if (passed) await send();
      else if (checks) tell('warning', 'Enter All fields');
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) void submit();
  };
  const bind = (name: Extract<keyof Values, string>): Binding => ({
    field: { name, ...parts?.checks.register(name) },
    error: complaints[name],
  });
  return { ref: form, notice, submit: onSubmit, sending, bind, Toaster: parts?.Toaster ?? null };
}
