import type { ChangeEvent } from 'react';
import type { FieldWiring } from '@/components/form/form-fields';
import { Field } from '@/components/form/field';
import { photoTypes } from './use-photo';

interface PhotoFieldProps {
  bind: (name: 'myFile') => {
    field: FieldWiring;
    error: string | undefined;
  };
  /** Of the chosen photo, as an address. */
  preview: string | null;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The student's photo, with what was chosen beside it. */
export function PhotoField({ bind, preview, onChoose }: PhotoFieldProps) {
  const { field, error } = bind('myFile');
  return (
    <Field
      id={field.name}
      label="Photo of the student"
      hint="A passport-size photo: the face from the front. JPEG, PNG or WebP, at most 5 MB."
      error={error}
    >
      {(control) => (
        <div className="sign-up-photo">
          {preview ? <img src={preview} alt="The photo you chose" /> : <span aria-hidden />}
          <input
            {...control}
            {...field}
            onChange={(event) => {
              void field.onChange?.(event);
              onChoose(event);
            }}
            type="file"
            accept={photoTypes.join(',')}
            required
          />
        </div>
      )}
    </Field>
  );
}
