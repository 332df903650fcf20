'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { printedDate } from '@/components/office/ui/printed-moment';
import { dataRequestWords, requestWays } from '@/lib/data-rights/data-request-words';
import { today } from '@/lib/site/days';

const forms = () => import('@/lib/data-rights/forms');

/** Records a request made outside the student's account. It can be reused afterwards. */
export function NoteRequest() {
  const [round, setRound] = useState(0);
  return (
    <LazyDetails
      className="office-box"
      summary="Add a request made by phone, on paper or in person"
    >
      <NoteRequestForm key={round} onNext={() => setRound(round + 1)} />
    </LazyDetails>
  );
}

const blankRequest = {
  name: '',
  contact: '',
  account: '',
  text: '',
  kind: 'access',
  via: 'phone',
};

function NoteRequestForm({ onNext }: { onNext: () => void }) {
  const [requestId] = useState(newRequestId);
  const [day] = useState(() => today());
  const form = useOfficeForm({
    url: '/api/admin/data-request',
    loadSchema: () => forms().then(({ noteRequestSchema }) => noteRequestSchema),
    blank: { ...blankRequest, requestId, receivedOn: day },
    doneText: ({ targetAt }) => `Saved. Answer by ${printedDate(targetAt)}.`,
  });
  const { bind } = form;
  return (
    <OfficeForm
      form={form}
      label="Data request"
      send="Save request"
      sending="Saving"
      next={
        <span className="office-links">
          <button type="button" className="link-button" onClick={onNext}>
            Add another
          </button>
        </span>
      }
    >
      <TextField {...bind('name')} label="Name" required />
      <TextField {...bind('contact')} label="Phone, e-mail or address" required />
      <TextField
        {...bind('account')}
        label="E-mail of the student account (optional)"
        hint="Only once you are sure that it is the student: the request and your answer are shown in the account."
        inputMode="email"
      />
      <SelectField
        {...bind('kind')}
        label="Request"
        choices={Object.entries(dataRequestWords)}
        initial="access"
      />
      <SelectField
        {...bind('via')}
        label="Received"
        choices={Object.entries(requestWays)}
        initial="phone"
      />
      <TextField
        {...bind('receivedOn')}
        label="Received on"
        type="date"
        max={day}
        defaultValue={day}
        required
      />
      <TextAreaField {...bind('text')} label="In the person’s words (optional)" />
    </OfficeForm>
  );
}

interface AnswerRequestProps {
  request: string;
  /** Whether the answer is shown in the student's account. */
  isShown: boolean;
}

/** Closes a request with an answer. */
export function AnswerRequest(props: AnswerRequestProps) {
  return (
    <LazyDetails summary="Answer">
      <AnswerForm {...props} />
    </LazyDetails>
  );
}

function AnswerForm({ request, isShown }: AnswerRequestProps) {
  const form = useOfficeForm({
    url: '/api/admin/close-request',
    loadSchema: () => forms().then(({ closeRequestSchema }) => closeRequestSchema),
    blank: { request, outcome: '' },
    doneText: () => 'Answered.',
  });
  return (
    <OfficeForm
      form={form}
      label="Answer the request"
      send={isShown ? 'Send answer' : 'Save answer'}
      sending={isShown ? 'Sending' : 'Saving'}
    >
      <TextAreaField
        {...form.bind('outcome')}
        label={
          isShown
            ? 'What was done, or why not (shown to the student)'
            : 'What was done, or why not, and how you replied'
        }
        required
      />
    </OfficeForm>
  );
}
