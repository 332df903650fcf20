import { useRef, useState, type ChangeEvent } from 'react';
import { call, type CallData, type Outcome } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { readToken } from './token';

/** A chosen photo, ready to upload. Without a preview: a file that this browser cannot decode. */
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

const hint = 'Face to the camera, like a passport photo. It stands on the printed form.';

export function PhotoField({ photo }: { photo: AccountPhoto }) {
  const { input, source, chosen, error, onChange } = photo;
  return (
    <div className="photo-field">
      <div className="photo-frame">
        {source ? (
          <img src={source} alt={chosen ? 'The photo you chose' : 'Your photo'} />
        ) : (
          <span>No photo yet</span>
        )}
      </div>
      <Field id="photo" label="Photo" hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="control photo-input"
            onChange={(event) => void onChange(event)}
          />
        )}
      </Field>
    </div>
  );
}
