'use client';

import { useEffect, useRef } from 'react';
import { newRequestId, type CallAddress } from './call';
import type { FieldMessages, FormSchema } from './form-checks';
import type { FormValues } from './form-values';
import { addToOutbox, post, removeFromOutbox } from './outbox';
import { tabStorage } from './storage';
import type { Toast } from './toast';
import { useCheckedForm } from './use-checked-form';

interface Attempt {
  requestId: string;
  typed: string;
}

interface Delivery {
  url: CallAddress;
  typed: () => FormValues;
  /** Says it beside the form, and for two seconds in a toast: the same, or `toasted`; null for none. */
  tell: (kind: Toast['kind'], text: string, toasted?: string | null) => void;
  succeed: () => void;
  complain: (complaints: FieldMessages) => void;
}

const texts = {
  failed: 'some error occured',
  tryAgain: 'some error occured. Nothing you typed is lost: please send it again.',
  kept: 'some error occured: there is no connection. What you typed is kept on this device and will be sent when the network is back.',
  notKept:
    'some error occured: there is no connection. What you typed is still here: please send it again.',
  earlierArrived:
    'Your earlier details have arrived. You have changed them since: send them again to correct them.',
} as const;

/**
 * Sends JSON with a random request id, so that a repeat is one row, and keeps the submission on the
 * device when the network is away. @returns sends what is typed, once
 */
function useDelivery({ url, typed, tell, succeed, complain }: Delivery) {
  const attempts = useRef<Attempt[]>([]);

  /** What was typed since then is not wiped away. */
  const arrived = (sent: string) => {
    if (sent !== JSON.stringify(typed())) return tell('success', texts.earlierArrived, null);
    attempts.current = [];
    succeed();
  };
  useDelivered((requestId) => {
    const delivered = attempts.current.find((attempt) => attempt.requestId === requestId);
    if (delivered) arrived(delivered.typed);
  });

  return async () => {
    const content = typed();
    const attempt = attemptFor(JSON.stringify(content), attempts.current);
    const { requestId } = attempt;
    const ids = attempts.current.map((attempt) => attempt.requestId);
    const body = { ...content, ...readSource(), requestId };
    const outcome = await post({ url, body });
    if (outcome.kind === 'sent') {
      removeFromOutbox(ids);
      arrived(attempt.typed);
    } else if (outcome.kind === 'unreached') {
      const kept = addToOutbox({ url, body }, ids);
      tell('warning', kept ? texts.kept : texts.notKept, texts.failed);
    } else if (outcome.kind === 'refused') {
      removeFromOutbox([requestId]);
      attempts.current = attempts.current.filter((attempt) => attempt.requestId !== requestId);
      complain(outcome.failure.fields);
      tell('warning', texts.tryAgain, texts.failed);
    } else {
      // A refusal for now: our own words where there are some, such as whom to call.
      tell('warning', outcome.failure.message || texts.tryAgain, texts.failed);
    }
  };
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

interface Options<Values extends FormValues> {
  url: CallAddress;
  loadSchema: () => Promise<FormSchema>;
  /** The fields and what stands in them at first. */
  blank: Values;
  successText: string;
}

/** One form, one call: checks with the call's own schema and sends what was typed (see `useDelivery`). */
export function useApiForm<Values extends FormValues>(options: Options<Values>) {
  const { url, loadSchema, blank, successText } = options;
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter All fields' });
  const { ref, notice, tell, submitWith, sending, bind, typed, complain, clear, Toaster } = form;
  const send = useDelivery({
    url,
    typed,
    tell,
    succeed: () => {
      tell('success', successText);
      clear();
    },
    complain: (wrong) => void complain(wrong),
  });
  return { ref, notice, submit: submitWith(send), sending, bind, Toaster };
}

/** Where a submission came from: the page it was on or was sent from, the plan looked at, the campaign. */
interface Source {
  page: string;
  plan?: string;
  utm?: Record<string, string>;
}

/** `?page=` and `?plan=` name what the visitor looked at before; utm_* are remembered for the visit. */
function readSource(): Source {
  const query = new URLSearchParams(location.search);
  const from = query.get('page');
  const plan = query.get('plan');
  const utm = campaign(query);
  return {
    page: from?.startsWith('/') ? from : location.pathname,
    ...(plan && { plan }),
    ...(utm && { utm }),
  };
}

function campaign(query: URLSearchParams): Record<string, string> | null {
  const here = [...query].filter(([name]) => name.startsWith('utm_'));
  if (here.length > 0) return Object.fromEntries(here);
  return tabStorage.readJson('utm') as Record<string, string> | null;
}
