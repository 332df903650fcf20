'use client';

import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FormEvent,
} from 'react';
import { call, type CallData, type Failure, type Outcome } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { Toast } from '@/components/form/toast';
import { useAttempt } from '@/components/form/use-checked-form';
import { clearToken, readToken } from './session';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A chosen photo, ready to upload. Without a preview if this browser cannot decode the file. */
export type PreparedPhoto = { blob: Blob; preview: string | null };

/** Twice the stored size, so that the server can downscale. */
const LONGEST_SIDE = 1200;
const QUALITY = 0.9;

/**
 * Re-encodes a file as an upright JPEG, small enough for a slow connection.
 * @returns null if this browser cannot decode the file
 */
export async function shrinkPhoto(file: File): Promise<PreparedPhoto | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY);
    });
    return blob && { blob, preview: canvas.toDataURL('image/jpeg', QUALITY) };
  } catch {
    return null;
  }
}

const none = Promise.resolve(null);

/**
 * The last chosen file, prepared as soon as it is chosen.
 * @param prepare returns null for an unusable file
 */
export function useChosenPhoto(prepare: (file: File) => Promise<PreparedPhoto | null>) {
  const latestRef = useRef<Promise<PreparedPhoto | null>>(none);
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  /** @returns false for an unusable file; null if another file has been chosen since */
  const choose = async (file: File | undefined): Promise<boolean | null> => {
    const preparing = file ? prepare(file) : none;
    latestRef.current = preparing;
    const prepared = await preparing;
    if (latestRef.current !== preparing) return null;
    setPhoto(prepared);
    return !file || prepared !== null;
  };
  return { photo, choose, latestRef };
}

const PHOTO_TIMEOUT_MS = 60_000;

/** POST /api/student/upload. Replaces the student's photo. */
export function uploadPhoto(photo: Blob): Promise<Outcome<CallData<'/api/student/upload'>>> {
  const body = new FormData();
  body.append('studentProfile', photo, 'photo.jpg');
  const timeoutMs = PHOTO_TIMEOUT_MS;
  return call('/api/student/upload', { body, token: readToken(), timeoutMs });
}

const UNREADABLE = 'This file is not a photo we can read. Choose a JPEG, PNG or WebP.';
const REFUSED = 'This photo could not be taken. Choose another one.';

/**
 * The photo of an account.
 * @param stored name below `/public/` of the current photo, or null
 */
export function useAccountPhoto(stored: string | null) {
  const input = useRef<HTMLInputElement>(null);
  const { photo, choose, latestRef } = useChosenPhoto(shrinkPhoto);
  const [name, setName] = useState(stored);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const usable = await choose(target.files?.[0]);
    if (usable === null) return;
    setError(usable ? undefined : UNREADABLE);
    setSent(false);
  };
  const showError = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  /** The photo that would be saved with the form now. */
  const current = async (): Promise<'chosen' | 'stored' | 'none'> => {
    if (await latestRef.current) return 'chosen';
    return name === null ? 'none' : 'stored';
  };
  /** Uploads the chosen photo, unless it is already uploaded. */
  const upload = async (): Promise<Outcome<unknown>> => {
    const sending = latestRef.current;
    const chosen = await sending;
    if (!chosen) return { ok: true, data: null, message: '' };
    const outcome = await uploadPhoto(chosen.blob);
    if (!outcome.ok && outcome.reason === 'refused') showError(outcome.message || REFUSED);
    if (outcome.ok) {
      setName(outcome.data.myfilename);
      if (latestRef.current === sending) {
        latestRef.current = none;
        setSent(true);
      }
    }
    return outcome;
  };
  const source = photo?.preview ?? (name === null ? null : `/public/${name}`);
  const chosen = photo !== null && !sent;
  return { input, source, chosen, error, onChange, showError, current, upload };
}

export type AccountPhoto = ReturnType<typeof useAccountPhoto>;

interface PhotoFieldProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** URL of the photo, or null. */
  source: string | null;
  alt: string;
  input: ComponentPropsWithRef<'input'>;
}

/** A file input, with the photo beside it. */
export function PhotoField({ id, label, hint, error, source, alt, input }: PhotoFieldProps) {
  return (
    <div className="photo-field">
      <div className="photo-frame">
        {source ? <img src={source} alt={alt} /> : <span>No photo yet</span>}
      </div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            {...input}
            type="file"
            accept={photoTypes.join(',')}
            className="control photo-input"
          />
        )}
      </Field>
    </div>
  );
}

/** The field for the photo of an account. */
export function AccountPhotoField({ photo }: { photo: AccountPhoto }) {
  const { input, source, chosen, error, onChange } = photo;
  return (
    <PhotoField
      id="photo"
      label="Photo"
      hint="Face to the camera, as in a passport photo. It is printed on the form."
      error={error}
      source={source}
      alt={chosen ? 'The photo you chose' : 'Your photo'}
      input={{ ref: input, onChange: (event) => void onChange(event) }}
    />
  );
}

export const photoTexts = {
  missing: 'Select Image: a JPEG, PNG or WebP.',
  unreached:
    'No connection. What you typed is still here: keep this page open so that the photo is not lost, and press the button again when the network is back.',
  busy: 'The site did not answer. What you typed is still here: please press the button again.',
} as const;

/** The notice for a failed call; null for a refusal, which is shown beside the field. */
export function failureText(
  { reason, message }: Failure,
  unreached: string,
  loggedOut: string,
): string | null {
  if (reason === 'refused') return null;
  if (reason === 'busy') return message || photoTexts.busy;
  return reason === 'unauthorized' ? loggedOut : unreached;
}

const DONE = 'Photo uploaded. It will be on the forms you save from now on.';
const LOGGED_OUT = 'You are logged out. Log in again, then upload the photo.';

/** Uploads the student's photo (D5). */
export function PhotoUpload({ photoName }: { photoName: string | null }) {
  const photo = useAccountPhoto(photoName);
  const [notice, setNotice] = useState<Toast | null>(null);
  const { busy, attempt } = useAttempt();
  const ready = useHydrated();

  const send = async () => {
    if ((await photo.current()) === 'chosen') setNotice(noticeOf(await photo.upload()));
    else photo.showError(photoTexts.missing);
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
      <AccountPhotoField photo={photo} />
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
  const text = failureText(outcome, photoTexts.unreached, LOGGED_OUT);
  return text === null ? null : { kind: 'warning', text };
}
