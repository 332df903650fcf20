'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import { forgetKept, keepForLater } from './outbox';
import { readSource } from './source';
import { newRequestId, submit, type Refusal } from './submission';

// zod's compiled parser needs eval, which a strict Content-Security-Policy does not allow.
z.config({ jitless: true });

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

interface Attempt {
  requestId: string;
  typed: string;
}

const texts = {
  empty: 'Enter All fields',
  failed: 'some error occured',
  tryAgain: 'some error occured. Nothing you typed is lost: please send it again.',
  kept: 'some error occured: there is no connection. What you typed is kept on this device and will be sent when the network is back.',
  notKept:
    'some error occured: there is no connection. What you typed is still here: please send it again.',
  earlierArrived:
    'Your earlier details have arrived. You have changed them since: send them again to correct them.',
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
  const attempts = useRef<Attempt[]>([]);

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
  const refuse = ({ fields = {} }: Refusal) => {
    for (const [name, message] of Object.entries(fields)) {
      if (name in form.getValues()) form.setError(name as Path<Values>, { message });
    }
    warn(texts.tryAgain, texts.failed);
  };

  useDelivered((requestId) => {
    const delivered = attempts.current.find((attempt) => attempt.requestId === requestId);
    if (!delivered) return;
    if (delivered.typed === JSON.stringify(form.getValues())) succeed();
    else setNotice({ kind: 'success', text: texts.earlierArrived });
  });

  const send = async () => {
    const typed = form.getValues();
    const { requestId } = attemptFor(JSON.stringify(typed), attempts.current);
    const ids = attempts.current.map((attempt) => attempt.requestId);
    const body = { ...typed, ...readSource(), requestId };
    const outcome = await submit({ url, body });
    if (outcome.kind === 'sent') {
      forgetKept(ids);
      succeed();
    } else if (outcome.kind === 'unreached') {
      warn(keepForLater({ url, body }, ids) ? texts.kept : texts.notKept, texts.failed);
    } else if (outcome.kind === 'refused') {
      forgetKept([requestId]);
      attempts.current = attempts.current.filter((attempt) => attempt.requestId !== requestId);
      refuse(outcome.answer);
    } else {
      // A refusal for now: our own words where there are some, such as whom to call.
      warn(outcome.answer.message ?? texts.tryAgain, texts.failed);
    }
  };

  const { isSubmitting } = form.formState;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(send, () => warn(texts.empty))(event);
  };
  return { notice, submit: onSubmit, sending: isSubmitting, bind: bindingOf(form) };
}

/** For each field its wiring, and what is wrong with it. */
function bindingOf<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState;
  return (name: Path<Values>) => ({
    field: form.register(name),
    error: errors[name]?.message as string | undefined,
  });
}

/** The same content keeps its id through every retry; edited content is a new submission. */
function attemptFor(typed: string, attempts: Attempt[]): Attempt {
  const before = attempts.find((attempt) => attempt.typed === typed);
  if (before) return before;
  const attempt = { requestId: newRequestId(), typed };
  attempts.push(attempt);
  return attempt;
}

/** The site script has sent something that was kept; the form that waits for it says so. */
function useDelivered(delivered: (requestId: string) => void): void {
  const latest = useRef(delivered);
  useEffect(() => {
    latest.current = delivered;
  });
  useEffect(() => {
    const listen = (event: Event) => latest.current((event as CustomEvent<string>).detail);
    addEventListener('outbox:sent', listen);
    return () => removeEventListener('outbox:sent', listen);
  }, []);
}
