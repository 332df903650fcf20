'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import { forgetKept, keepForLater } from './outbox';
import { readSource } from './source';

// The compiled parser of zod needs eval, which our Content-Security-Policy does not allow.
z.config({ jitless: true });

const TIMEOUT_MS = 15_000;
const TOAST_MS = 2_000;

/** What stands beside the form after an attempt; the toast says the same for two seconds. */
export interface FormNotice {
  kind: 'success' | 'warning';
  text: string;
}

interface Options<Values extends FieldValues> {
  url: string;
  /** The call's own schema; what it takes for a field may be wider than what the form holds. */
  schema: z.ZodMiniType<unknown, FieldValues>;
  defaultValues: DefaultValues<Values>;
  successText: string;
}

interface Refused {
  message?: string;
  fields?: Record<string, string>;
}

const texts = {
  empty: 'Enter All fields',
  failed: 'some error occured',
  tryAgain: 'some error occured. Nothing you typed is lost: please send it again.',
  kept: 'some error occured: there is no connection. What you typed is kept on this device and will be sent when the network is back.',
  notKept:
    'some error occured: there is no connection. What you typed is still here: please send it again.',
} as const;

/**
 * One form, one call: checks with the call's own schema, sends JSON with a random request id so that
 * a repeat is one row, and keeps the submission on the device when the network is away.
 */
export function useApiForm<Values extends FieldValues>(options: Options<Values>) {
  const { url, schema, defaultValues, successText } = options;
  const resolver = zodResolver(schema as z.ZodMiniType<Values, Values>);
  const form = useForm<Values>({ resolver, defaultValues });
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const attempts = useRef<{ requestId: string; typed: string }[]>([]);

  const warn = (text: string, toasted: string = text) => {
    setNotice({ kind: 'warning', text });
    toast.warning(toasted, { duration: TOAST_MS });
  };
  const succeed = () => {
    setNotice({ kind: 'success', text: successText });
    toast.success(successText, { duration: TOAST_MS });
    attempts.current = [];
    form.reset();
  };

  useDelivered(attempts, succeed);

  const send = async () => {
    const typed = form.getValues();
    const requestId = requestIdFor(typed, attempts.current);
    const earlier = attempts.current.map((attempt) => attempt.requestId);
    const body = { ...typed, ...readSource(), requestId };
    const response = await post(url, body);
    if (!response) {
      const kept = keepForLater({ url, body }, earlier);
      return warn(kept ? texts.kept : texts.notKept, texts.failed);
    }
    forgetKept(earlier);
    if (response.ok) return succeed();
    const refused = (await response.json().catch(() => ({}))) as Refused;
    for (const [name, message] of Object.entries(refused.fields ?? {})) {
      if (name in typed) form.setError(name as Path<Values>, { message });
    }
    warn(
      response.status === 429 && refused.message ? refused.message : texts.tryAgain,
      texts.failed,
    );
  };

  const { isSubmitting } = form.formState;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(send, () => warn(texts.empty))(event);
  };
  return { ...form, notice, submit };
}

type Attempts = { current: { requestId: string; typed: string }[] };

/** The same content keeps its id through every retry; edited content is a new submission. */
function requestIdFor(values: FieldValues, attempts: Attempts['current']): string {
  const typed = JSON.stringify(values);
  const before = attempts.find((attempt) => attempt.typed === typed);
  if (before) return before.requestId;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const requestId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  attempts.push({ requestId, typed });
  return requestId;
}

/** Null when nothing came back: offline, cut off, or no answer in time. */
async function post(url: string, body: unknown): Promise<Response | null> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return null;
  }
}

/** The site script has sent what was kept: the form that waits for it says so. */
function useDelivered(attempts: Attempts, succeed: () => void): void {
  const latest = useRef(succeed);
  useEffect(() => {
    latest.current = succeed;
  });
  useEffect(() => {
    const delivered = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      if (attempts.current.at(-1)?.requestId === detail) latest.current();
    };
    addEventListener('outbox:sent', delivered);
    return () => removeEventListener('outbox:sent', delivered);
  }, [attempts]);
}
