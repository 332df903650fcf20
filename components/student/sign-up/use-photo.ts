import { useRef, useState, type ChangeEvent } from 'react';
import { photoToSend } from '../form/photo-to-send';

const LARGEST_BYTES = 5 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

type Chosen = { file: File; blob: Promise<Blob | null> };

/**
 * The photo that was chosen, made smaller for a slow connection as soon as it is chosen.
 * @param complain told what is wrong with it
 */
export function usePhoto(complain: (message: string) => void) {
  const chosen = useRef<Chosen | null>(null);
  const [preview, setPreview] = useState<string | null>(null);

  const prepare = async (file: File): Promise<Blob | null> => {
    const smaller = await photoToSend(file);
    if (chosen.current?.file === file) setPreview(smaller?.preview ?? null);
    if (smaller) return smaller.blob;
    // A browser that cannot read it may still send it: the server looks at it anyway.
    return photoTypes.includes(file.type) && file.size <= LARGEST_BYTES ? file : null;
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setPreview(null);
    chosen.current = file ? { file, blob: prepare(file) } : null;
    if (file && !(await chosen.current?.blob) && chosen.current?.file === file) {
      target.value = '';
      chosen.current = null;
      complain(
        'This file cannot be used. Choose a photo that is a JPEG, PNG or WebP file of at most 5 MB.',
      );
    }
  };
  const blob = () => chosen.current?.blob ?? Promise.resolve(null);
  return { preview, choose, blob };
}
