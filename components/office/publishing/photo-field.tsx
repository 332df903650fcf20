import { useId, useState } from 'react';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { photoTypes } from '@/components/student/accounts/photo';
import type { PictureShape } from '@/content/facts/person-photo';
import { uploadPage, type UploadedPicture } from './upload-picture';

interface PhotoFieldProps {
  label: string;
  hint: string;
  /** A portrait is cropped in a dialog, a page is taken whole. */
  shape: PictureShape;
  error: string | undefined;
  /** The hash of the photo, or ''. */
  picture: string;
  onChange: (picture: string) => void;
}

const NOT_LOADED = 'The connection broke. Please choose the photo once more.';

/** A file input, and the chosen photo. */
export function PhotoField({ label, hint, shape, error, picture, onChange }: PhotoFieldProps) {
  const id = useId();
  const scripted = useHydrated();
  const [fault, setFault] = useState('');
  const send = async (file: File): Promise<UploadedPicture> => {
    if (shape === 'page') return uploadPage(file);
    const cropper = await import('./photo-cropper').catch(() => null);
    return cropper ? cropper.cropPhoto(file) : { fault: NOT_LOADED };
  };
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setFault('');
    const cropped = await send(file);
    // The same file may be chosen again.
    input.value = '';
    if (!cropped) return;
    if ('picture' in cropped) onChange(cropped.picture);
    else setFault(cropped.fault);
  };
  return (
    <div className="site-photo">
      {picture && (
        <img src={`/searchuser/site/picture/${picture}`} alt="As it is shown" data-shape={shape} />
      )}
      <div>
        <Field id={id} label={label} hint={hint} error={fault || error}>
          {(control) => (
            <input
              {...control}
              type="file"
              disabled={!scripted}
              accept={photoTypes.join(',')}
              onChange={({ currentTarget }) => void choose(currentTarget)}
            />
          )}
        </Field>
        {picture && (
          <button
            type="button"
            className="link-button"
            disabled={!scripted}
            onClick={() => onChange('')}
          >
            {shape === 'page' ? 'Remove picture' : 'Remove photo'}
          </button>
        )}
      </div>
    </div>
  );
}
