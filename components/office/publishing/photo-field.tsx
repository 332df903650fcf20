import { useId, useState } from 'react';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { photoTypes } from '@/components/student/accounts/photo';

interface PhotoFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** The hash of the photo, or ''. */
  picture: string;
  onChange: (picture: string) => void;
}

const NOT_LOADED = 'The connection broke. Please choose the photo once more.';

/** A file input, and the chosen photo. */
export function PhotoField({ label, hint, error, picture, onChange }: PhotoFieldProps) {
  const id = useId();
  const scripted = useHydrated();
  const [fault, setFault] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setFault('');
    const cropper = await import('./photo-cropper').catch(() => null);
    const cropped = cropper ? await cropper.cropPhoto(file) : { fault: NOT_LOADED };
    // The same file may be chosen again.
    input.value = '';
    if (!cropped) return;
    if ('picture' in cropped) onChange(cropped.picture);
    else setFault(cropped.fault);
  };
  return (
    <div className="site-photo">
      {picture && <img src={`/searchuser/site/picture/${picture}`} alt="As it is shown" />}
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
            Remove photo
          </button>
        )}
      </div>
    </div>
  );
}
