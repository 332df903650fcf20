'use client';

import { useState, type FormEvent } from 'react';
import type { Outcome } from '@/components/form/call';
import { SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { Toast } from '@/components/form/toast';
import { useAttempt } from '@/components/form/use-checked-form';
import { failureText, texts } from '@/components/student/admission/admission-texts';
import { PhotoField, useAccountPhoto } from './photo';
import { clearToken } from './token';

const DONE = 'Your photo is uploaded. Forms you save from now on carry it.';
const LOGGED_OUT = 'You are logged out. Log in again, then upload the photo.';

/** Uploads the student's photo (D5). */
export function PhotoUpload({ photoName }: { photoName: string | null }) {
  const photo = useAccountPhoto(photoName);
  const [notice, setNotice] = useState<Toast | null>(null);
  const { busy, attempt } = useAttempt();
  const ready = useHydrated();

  const send = async () => {
    if ((await photo.current()) === 'chosen') setNotice(noticeOf(await photo.upload()));
    else photo.showError(texts.chooseImage);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(send);
  };
  return (
    <form
      className="form-card photo-upload mt-5 max-w-prose"
      method="post"
      onSubmit={onSubmit}
      noValidate
    >
      <PhotoField photo={photo} />
      <SubmitButton busy={busy} disabled={!ready}>
        {busy ? 'Uploading' : ready ? 'Upload' : 'Getting ready'}
      </SubmitButton>
      <Notice notice={photo.chosen && notice?.kind === 'success' ? null : notice} />
    </form>
  );
}

function noticeOf(outcome: Outcome<unknown>): Toast | null {
  if (outcome.ok) return { kind: 'success', text: DONE };
  if (outcome.reason === 'unauthorized') clearToken();
  const text = failureText(outcome, texts.unreachedWithPhoto, LOGGED_OUT);
  return text === null ? null : { kind: 'warning', text };
}
