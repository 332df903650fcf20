import { Field } from '@/components/form/field';
import type { Photo } from './use-photo';

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
