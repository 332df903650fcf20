import { useId, useState } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { UNREACHED } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';

/** Time for a picture of 5 MB on a slow line. */
const TIMEOUT_MS = 120_000;

/**
 * Uploads a picture for questions.
 * @returns its hash, or why it was refused
 */
export async function uploadPicture(file: File): Promise<{ hash: string } | { fault: string }> {
  const body = new FormData();
  body.set('picture', file, file.name || 'picture');
  const outcome = await call('/api/admin/questions/picture', {
    body,
    token: readToken(),
    timeoutMs: TIMEOUT_MS,
  });
  if (outcome.ok) return { hash: outcome.data.hash };
  if (outcome.reason === 'unauthorized') leaveExpiredSession('/admin');
  const text = outcome.fields.picture ?? outcome.message;
  return { fault: (isAnswered(outcome) && text) || UNREACHED };
}

interface PictureFieldProps {
  /** The field into which it goes, as its label: "Option B". */
  into: string;
  onInsert: (markup: string) => void;
}

/** Uploads a structure or figure and puts it where the cursor was. */
export function PictureField({ into, onInsert }: PictureFieldProps) {
  return (
    <LazyDetails className="office-box" summary="Add a structure or picture">
      <PictureForm into={into} onInsert={onInsert} />
    </LazyDetails>
  );
}

/** A picture that is chosen, described, uploaded and inserted. */
function usePicture(onInsert: PictureFieldProps['onInsert']) {
  const [file, setFile] = useState<File | null>(null);
  const [shows, setShows] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [fault, setFault] = useState('');
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setState('ready');
  };
  const insert = async () => {
    if (state === 'sending') return;
    const words = shows.replace(/[\]$|]/g, ' ').trim();
    if (!file) return setFault('Choose a picture.');
    if (words === '') return setFault('Say what it shows.');
    setFault('');
    setState('sending');
    const uploaded = await uploadPicture(file);
    setState('fault' in uploaded ? 'ready' : 'done');
    if ('fault' in uploaded) return setFault(uploaded.fault);
    onInsert(`[[picture:${uploaded.hash}|${words}]]`);
    setShows('');
  };
  return { choose, shows, setShows, state, fault, insert };
}

function PictureForm({ into, onInsert }: PictureFieldProps) {
  const id = useId();
  const { choose, shows, setShows, state, fault, insert } = usePicture(onInsert);
  return (
    <div className="office-stack office-stack-wide">
      <Field
        id={`${id}-file`}
        label="Picture"
        hint="SVG, PNG or JPEG, at most 5 MB. It is drawn anew on white."
        error={fault || undefined}
      >
        {(control) => (
          <input
            {...control}
            className="control photo-input"
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Field
        id={`${id}-shows`}
        label="What it shows"
        hint="Read out to candidates who cannot see it: “cyclohexane, chair form”"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={shows}
            onChange={({ target }) => setShows(target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        className={buttonClass('outline', 'justify-self-start')}
        aria-disabled={state === 'sending'}
        onClick={() => void insert()}
      >
        {state === 'sending' ? 'Uploading' : `Insert into ${into}`}
      </button>
      <p role="status" className="office-note empty:hidden">
        {state === 'done' && 'Inserted.'}
      </p>
    </div>
  );
}
