import { useRef, useState, type ChangeEvent } from 'react';
import type { Outcome } from '@/components/form/call';
import { uploadPhoto } from './calls';
import { photoToSend, type PhotoToSend } from './photo-to-send';

const UNREADABLE = 'This file is not a photo we can read. Choose a JPEG, PNG or WebP.';
const REFUSED = 'This photo could not be taken. Choose another one.';

const none = Promise.resolve(null);

/** The photo of the form. @param kept name below `/public/` of the one the account has, or null */
export function usePhoto(kept: string | null) {
  const input = useRef<HTMLInputElement>(null);
  /** Of the file that was chosen last and has not been sent: it is still made smaller, perhaps. */
  const toSend = useRef<Promise<PhotoToSend | null>>(none);
  const [name, setName] = useState(kept);
  const [shown, setShown] = useState<PhotoToSend | null>(null);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const preparing = file ? photoToSend(file) : none;
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
