'use client';

import { useState } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface QuestionChallengeProps {
  attempt: string;
  /** Of the question in the test, from 0. */
  position: number;
}

/** Questions the key of one question. The form is made when it is opened. */
export function QuestionChallenge({ attempt, position }: QuestionChallengeProps) {
  const [isOpened, setOpened] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <details
      className="print:hidden"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 text-brand">
        Question the answer key<span className="sr-only"> of question {position + 1}</span>
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {isOpened && <ChallengeForm attempt={attempt} position={position} />}
    </details>
  );
}

const loadSchema = () =>
  import('@/lib/exam-room/challenge-form').then(({ keyChallengeSchema }) => keyChallengeSchema);

const UNREACHED = 'No connection. What you typed is still here: send it again.';

function ChallengeForm({ attempt, position }: QuestionChallengeProps) {
  const [isDone, setDone] = useState(false);
  const blank = { attempt, position: String(position), reason: '' };
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { ref, bind, values, showErrors, submitWith, notify, notice, sending } = form;
  const send = async () => {
    const outcome = await call('/api/student/key-challenge', {
      body: values(),
      token: readToken(),
    });
    if (outcome.ok) return setDone(true);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    if (!isAnswered(outcome)) return notify('warning', UNREACHED, null);
    await showErrors(outcome.fields);
    notify('warning', outcome.message, null);
  };
  if (isDone) {
    return (
      <Notice
        notice={{ kind: 'success', text: 'Sent. You will find the teacher’s answer here.' }}
      />
    );
  }
  const { field, error } = bind('reason');
  return (
    <form
      ref={ref}
      className="test-challenge-form"
      onSubmit={submitWith(send)}
      noValidate
      aria-label={`Question the answer key of question ${position + 1}`}
    >
      <Field
        id={`reason-${position}`}
        label="Why is the key wrong?"
        hint="20 to 1,000 characters. Name the book or the calculation."
        error={error}
      >
        {(control) => <textarea {...control} {...field} rows={4} required />}
      </Field>
      <Notice notice={notice} />
      <button type="submit" className={buttonClass('outline')} aria-disabled={sending || undefined}>
        {sending && <span className="spinner" aria-hidden />}
        Send
      </button>
    </form>
  );
}
