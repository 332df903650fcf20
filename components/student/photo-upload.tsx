'use client';

import { useState, type FormEvent } from 'react';
import type { Outcome } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { Toast } from '@/components/form/toast';
import { texts } from '@/components/student/admission/admission-texts';
import { buttonClass } from '@/components/ui/button';
import { PhotoField, usePhoto } from './photo';
import { clearToken } from './token';

const DONE = 'Your photo is uploaded. Forms you save from now on carry it.';

/** A chooser and a button that sends the photo; it becomes the student's (decision D5). */
export function PhotoUpload({ photoName }: { photoName: string | null }) {
  const photo = usePhoto(photoName);
  const [notice, setNotice] = useState<Toast | null>(null);
  const [sending, setSending] = useState(false);
  const ready = useHydrated();

  const send = async () => {
    setSending(true);
    if ((await photo.standing()) === 'chosen') setNotice(noticeOf(await photo.upload()));
    else photo.complain(texts.chooseImage);
    setSending(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) void send();
  };
  return (
    <form
      className="form-card photo-upload mt-5 max-w-prose"
      method="post"
      onSubmit={onSubmit}
      noValidate
    >
      <PhotoField photo={photo} />
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={!ready}
        aria-disabled={sending || undefined}
      >
        {sending && <span className="spinner" aria-hidden />}
        {sending ? 'Uploading' : ready ? 'Upload' : 'Getting ready'}
      </button>
      <Notice notice={photo.chosen && notice?.kind === 'success' ? null : notice} />
    </form>
  );
}

/** What is wrong with the photo itself stands beside it. */
function noticeOf(outcome: Outcome<unknown>): Toast | null {
  if (outcome.ok) return { kind: 'success', text: DONE };
  const { reason, message } = outcome;
  if (reason === 'refused') return null;
  if (reason === 'busy') return { kind: 'warning', text: message || texts.busy };
  if (reason !== 'unauthorized') return { kind: 'warning', text: texts.unreachedWithPhoto };
  clearToken();
  return { kind: 'warning', text: 'You are logged out. Log in again, then upload the photo.' };
}
