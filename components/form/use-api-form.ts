'use client';

import { useEffect, useRef } from 'react';
import type { Touches } from '@/lib/sources/touches';
import { newRequestId, type CallAddress } from './call';
import type { FieldMessages, FormSchema } from './form-checks';
import type { FormValues } from './form-values';
import { addToOutbox, post, removeFromOutbox } from './outbox';
import { tabStorage } from './storage';
import { asksForPrivacy, readTouches } from './touches';
import type { Toast } from './toast';
import { useCheckedForm } from './use-checked-form';

interface Attempt {
  requestId: string;
  typed: string;
}

interface Delivery {
  url: CallAddress;
  values: () => FormValues;
  notify: (kind: Toast['kind'], text: string, toasted?: string | null) => void;
  succeed: () => void;
  showErrors: (messages: FieldMessages) => Promise<void>;
}

const texts = {
  failed: 'some error occured',
  unreached: 'some error occured: there is no connection',
  tryAgain: 'some error occured. Nothing you typed is lost: please send it again.',
  queued:
    'some error occured: there is no connection. What you typed is kept on this device and will be sent when the network is back.',
  notQueued:
    'some error occured: there is no connection. What you typed is still here: please send it again.',
  earlierArrived:
    'Your earlier details have arrived. You have changed them since: send them again to correct them.',
} as const;

/**
 * Sends JSON with a random request id, so that a retry does not create a second row. Keeps the submission on
 * the device when the network is down.
 * @returns sends the current values once
 */
function useDelivery({ url, values, notify, succeed, showErrors }: Delivery) {
  const attempts = useRef<Attempt[]>([]);

  const arrived = (sent: string) => {
    if (sent !== JSON.stringify(values())) return notify('success', texts.earlierArrived, null);
    attempts.current = [];
    succeed();
  };
  useDelivered((requestId) => {
    const delivered = attempts.current.find((attempt) => attempt.requestId === requestId);
    if (delivered) arrived(delivered.typed);
  });

  return async () => {
    const content = values();
    const attempt = attemptFor(JSON.stringify(content), attempts.current);
    const { requestId } = attempt;
    const ids = attempts.current.map((attempt) => attempt.requestId);
    const body = { ...content, ...readSource(), requestId };
    const outcome = await post({ url, body });
    if (outcome.kind === 'sent') {
      removeFromOutbox(ids);
      arrived(attempt.typed);
    } else if (outcome.kind === 'unreached') {
      const queued = addToOutbox({ url, body }, ids);
      notify('warning', queued ? texts.queued : texts.notQueued, texts.unreached);
    } else if (outcome.kind === 'refused') {
      removeFromOutbox([requestId]);
      attempts.current = attempts.current.filter((attempt) => attempt.requestId !== requestId);
      const { code, fields, message } = outcome.failure;
      void showErrors(fields);
      notify('warning', code === 'conflict' ? message : texts.tryAgain, texts.failed);
    } else {
      // A temporary refusal; the server's message may name a phone number.
      notify('warning', outcome.failure.message || texts.tryAgain, texts.failed);
    }
  };
}

/** Retries of the same content keep its id; edited content is a new submission. */
function attemptFor(typed: string, attempts: Attempt[]): Attempt {
  const earlier = attempts.find((attempt) => attempt.typed === typed);
  if (earlier) return earlier;
  const attempt = { requestId: newRequestId(), typed };
  attempts.push(attempt);
  return attempt;
}

/** Calls `delivered` when the site script has sent a submission from the outbox. */
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

interface Options<Values extends FormValues> {
  url: CallAddress;
  loadSchema: () => Promise<FormSchema>;
  /** Field names with their initial values. */
  blank: Values;
  successText: string | ((sent: Record<keyof Values, string>) => string);
}

/** A form for one call: validates with the call's schema and sends the values (see `useDelivery`). */
export function useApiForm<Values extends FormValues>(options: Options<Values>) {
  const { url, loadSchema, blank, successText } = options;
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter All fields' });
  const { ref, notice, notify, submitWith, sending, bind, values, showErrors, clear, Toaster } =
    form;
  const send = useDelivery({
    url,
    values,
    notify,
    showErrors,
    succeed: () => {
      notify('success', typeof successText === 'string' ? successText : successText(values()));
      clear();
    },
  });
  return { ref, notice, submit: submitWith(send), sending, bind, Toaster };
}

/** Source of a submission: the page, the plan viewed, the campaign and the touches. */
interface Source extends Partial<Touches> {
  page: string;
  plan?: string;
  utm?: Record<string, string>;
}

/** `?page=` and `?plan=` name the page and plan viewed before; utm_* are remembered for the visit. */
function readSource(): Source {
  const query = new URLSearchParams(location.search);
  const from = query.get('page');
  const plan = query.get('plan');
  const utm = campaign(query);
  return {
    page: from?.startsWith('/') ? from : location.pathname,
    ...(plan && { plan }),
    ...(utm && { utm }),
    ...readTouches(),
  };
}

function campaign(query: URLSearchParams): Record<string, string> | null {
  if (asksForPrivacy()) return null;
  const here = [...query].filter(([name]) => name.startsWith('utm_'));
  if (here.length > 0) return Object.fromEntries(here);
  return tabStorage.readJson('utm') as Record<string, string> | null;
}
