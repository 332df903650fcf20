import { useRef, useState, type ChangeEvent } from 'react';
import type { Outcome } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { uploadPhoto } from './admission/calls';

/** A chosen photo, ready for the call: upright, and small enough for a slow connection. */
type ShrunkPhoto = { blob: Blob; preview: string };

/** Twice what is stored, so that the server has something to choose from. */
const LONGEST_SIDE = 1200;
const QUALITY = 0.9;

/** Draws the chosen file anew as a JPEG. @returns null when it is no picture this browser can read */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto | null> {
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

const UNREADABLE = 'This file is not a photo we can read. Choose a JPEG, PNG or WebP.';
const REFUSED = 'This photo could not be taken. Choose another one.';

const none = Promise.resolve(null);

/** The photo of the form. @param kept name below `/public/` of the one the account has, or null */
export function usePhoto(kept: string | null) {
  const input = useRef<HTMLInputElement>(null);
  /** Of the file that was chosen last and has not been sent: it is still made smaller, perhaps. */
  const toSend = useRef<Promise<ShrunkPhoto | null>>(none);
  const [name, setName] = useState(kept);
  const [shown, setShown] = useState<ShrunkPhoto | null>(null);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const preparing = file ? shrinkPhoto(file) : none;
    toSend.current = preparing;
    const photo = await preparing;
    if (toSend.current !== preparing) return;
    setError(file && !photo ? UNREADABLE : undefined);
    setSent(false);
    setShown(photo);
  };
  const complain = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  /** Whether a form would carry the chosen photo, the one the account has, or none. */
  const standing = async (): Promise<'chosen' | 'kept' | 'none'> => {
    if (await toSend.current) return 'chosen';
    return name === null ? 'none' : 'kept';
  };
  /** Sends the chosen photo, unless that has been done. */
  const upload = async (): Promise<Outcome<unknown>> => {
    const sending = toSend.current;
    const photo = await sending;
    if (!photo) return { ok: true, data: null, message: '' };
    const outcome = await uploadPhoto(photo.blob);
    if (!outcome.ok && outcome.reason === 'refused') complain(outcome.message || REFUSED);
    if (outcome.ok) {
      setName(outcome.data.myfilename);
      if (toSend.current === sending) {
        toSend.current = none;
        setSent(true);
      }
    }
    return outcome;
  };
  const source = shown?.preview ?? (name === null ? null : `/public/${name}`);
  const chosen = shown !== null && !sent;
  return { input, source, chosen, error, choose, complain, standing, upload };
}

export type Photo = ReturnType<typeof usePhoto>;

const hint = 'Face to the camera, like a passport photo. It stands on the printed form.';

/** The student's photo in its frame, and a chooser to replace it. */
export function PhotoField({ photo }: { photo: Photo }) {
  const { input, source, chosen, error, choose } = photo;
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
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
    </div>
  );
}
