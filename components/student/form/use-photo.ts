import { useRef, useState, type ChangeEvent } from 'react';
import { uploadPhoto, type Outcome } from './calls';
import { photoToSend, type PhotoToSend } from './photo-to-send';

const UNREADABLE = 'This file is not a photo we can read. Choose a JPEG, PNG or WebP.';
const REFUSED = 'This photo could not be taken. Choose another one.';

/** The photo of the form. @param kept name below `/public/` of the one the account has, or null */
export function usePhoto(kept: string | null) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(kept);
  const [chosen, setChosen] = useState<PhotoToSend | null>(null);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const photo = file ? await photoToSend(file) : null;
    setError(file && !photo ? UNREADABLE : undefined);
    setSent(false);
    setChosen(photo);
  };
  const complain = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  /** Sends the chosen photo, unless that has been done. */
  const upload = async (): Promise<Outcome<unknown>> => {
    if (!chosen || sent) return { kind: 'done', data: null };
    const outcome = await uploadPhoto(chosen.blob);
    if (outcome.kind === 'refused') complain(outcome.message ?? REFUSED);
    if (outcome.kind === 'done') {
      setSent(true);
      setName(outcome.data.myfilename);
    }
    return outcome;
  };
  const source = chosen?.preview ?? (name === null ? null : `/public/${name}`);
  return { input, source, chosen: chosen !== null && !sent, error, choose, complain, upload };
}

export type Photo = ReturnType<typeof usePhoto>;
