'use client';

import { useState } from 'react';
import {
  call,
  isAnswered,
  newRequestId,
  type CallAddress,
  type CallData,
} from '@/components/form/call';
import { Field, MessageField, TextField } from '@/components/form/fields';
import type { FormSchema } from '@/components/form/form-checks';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { useHydrated, type FormValues } from '@/components/form/form-values';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { clearToken, leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { dataRequestWords } from '@/lib/data-rights/data-request-words';

const UNREACHED = 'No connection. What you typed is still here: send it again.';

const forms = () => import('@/lib/data-rights/forms');

interface Options<Address extends CallAddress, Values extends FormValues> {
  url: Address;
  loadSchema: () => Promise<FormSchema>;
  blank: Values;
  /** The message after success. */
  onDone: (data: CallData<Address>) => string;
}

/** A form that posts with the student's token. */
function useStudentForm<Address extends CallAddress, Values extends FormValues>(
  options: Options<Address, Values>,
) {
  const { url, loadSchema, blank, onDone } = options;
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { values, showErrors, notify, submitWith, clear } = form;
  const send = async () => {
    const outcome = await call(url, { body: values(), token: readToken() });
    if (outcome.ok) {
      clear();
      return notify('success', onDone(outcome.data), null);
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    if (!isAnswered(outcome)) return notify('warning', UNREACHED, null);
    await showErrors(outcome.fields);
    notify('warning', outcome.message, null);
  };
  return { ...form, Toaster: null, submit: submitWith(send) };
}

interface MarketingFormProps {
  given: boolean;
  noticeHash: string;
}

/** One button, which gives or withdraws the consent. */
export function MarketingForm({ given, noticeHash }: MarketingFormProps) {
  const [wanted, setWanted] = useState(given);
  const form = useStudentForm({
    url: '/api/student/marketing',
    loadSchema: () => forms().then((schemas) => schemas.marketingSchema),
    blank: { given: String(!wanted), notice: noticeHash },
    onDone: (data) => {
      setWanted(data.given);
      return data.given
        ? 'We will tell you about new batches and offers.'
        : 'We will not tell you about offers.';
    },
  });
  const hydrated = useHydrated();
  return (
    <FormFrame form={form} onSubmit={form.submit} labelledBy="offers">
      <p>
        {wanted
          ? 'You get news of new batches and offers by phone or e-mail.'
          : 'You do not get news of new batches and offers.'}
      </p>
      <SubmitButton busy={form.sending} variant="outline" disabled={!hydrated}>
        {wanted ? 'Stop offers' : 'Tell me about offers'}
      </SubmitButton>
    </FormFrame>
  );
}

/** One button: no more calls, except about a fee or a class. */
export function StopCallsForm({ stoppedAt }: { stoppedAt: string | null }) {
  const [isStopped, setStopped] = useState(stoppedAt !== null);
  const form = useStudentForm({
    url: '/api/student/do-not-call',
    loadSchema: () => forms().then((schemas) => schemas.stopCallsSchema),
    blank: {},
    onDone: () => {
      setStopped(true);
      return 'Saved. We will not call you.';
    },
  });
  const hydrated = useHydrated();
  return (
    <FormFrame form={form} onSubmit={form.submit} labelledBy="calls">
      <p>
        {isStopped
          ? 'We do not call you, except about a fee or a class you have with us. If you want calls again, tell the office.'
          : 'We may call you about your enquiry or your course.'}
      </p>
      {!isStopped && (
        <SubmitButton busy={form.sending} variant="outline" disabled={!hydrated}>
          Do not call me
        </SubmitButton>
      )}
    </FormFrame>
  );
}

const askable = Object.entries(dataRequestWords).filter(([kind]) => kind !== 'closure');

/** A request about one's data, in words. */
export function DataRequestForm() {
  const [requestId, renew] = useState(newRequestId);
  const form = useStudentForm({
    url: '/api/student/data-request',
    loadSchema: () => forms().then((schemas) => schemas.dataRequestSchema),
    blank: { requestId, kind: 'correction', text: '' },
    onDone: ({ targetAt }) => {
      renew(newRequestId());
      const by = new Date(targetAt).toLocaleDateString('en-IN', { dateStyle: 'long' });
      return `Sent. You get an answer here by ${by}.`;
    },
  });
  const { bind } = form;
  const { field, error } = bind('kind');
  const hydrated = useHydrated();
  return (
    <FormFrame form={form} onSubmit={form.submit} labelledBy="data-request">
      <Field id="request-kind" label="What is it about?" error={error}>
        {(control) => (
          <select {...control} {...field} defaultValue="correction">
            {askable.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MessageField {...bind('text')} label="Your request" />
      <SubmitButton busy={form.sending} disabled={!hydrated}>
        Send the request
      </SubmitButton>
    </FormFrame>
  );
}

/** Closes the account after the e-mail has been typed. */
export function CloseAccountForm() {
  const [requestId] = useState(newRequestId);
  const [closed, setClosed] = useState(false);
  const form = useStudentForm({
    url: '/api/student/close-account',
    loadSchema: () => forms().then((schemas) => schemas.closeAccountSchema),
    blank: { requestId, confirm: '' },
    onDone: ({ erased, targetAt }) => {
      setClosed(true);
      if (erased || targetAt === null) {
        clearToken();
        return 'Your account is closed, and its data is erased.';
      }
      const by = new Date(targetAt).toLocaleDateString('en-IN', { dateStyle: 'long' });
      return `Your consent is withdrawn. By ${by} the office tells you here what is erased and what is kept.`;
    },
  });
  const hydrated = useHydrated();
  return (
    <FormFrame form={form} onSubmit={form.submit} labelledBy="close-account">
      {!closed && (
        <>
          <TextField
            {...form.bind('confirm')}
            label="Type the e-mail of your account"
            inputMode="email"
            autoComplete="off"
          />
          <SubmitButton busy={form.sending} disabled={!hydrated}>
            Close my account
          </SubmitButton>
        </>
      )}
    </FormFrame>
  );
}
