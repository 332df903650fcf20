import { useRef, useState } from 'react';
import { call, isAnswered, type Failure } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { officeCall } from '@/components/office/frame/office-call';
import type { BoundField } from '@/components/office/ui/form';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { MOST_FILE_BYTES, PIECE_BYTES } from '@/content/pages/shelf-words';

interface FileFieldProps extends BoundField {
  /** Name of the present file. */
  before: string | null;
  onUploaded: (file: string) => void;
}

/** A file that is uploaded as soon as it is chosen. */
export function FileField({ id, field, error, before, onUploaded }: FileFieldProps) {
  const { state, upload } = useUpload(onUploaded);
  const fault = state.kind === 'fault' ? state.text : error;
  return (
    <>
      <Field
        id={id}
        label={before === null ? 'Or a file' : 'Another file'}
        hint={`PDF, JPEG or PNG, at most 50 MB. Each page of a PDF gets the registration number of whoever downloads it.${before === null ? '' : ` Now: ${before}`}`}
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            className="control photo-input"
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            disabled={state.kind === 'sending'}
            onChange={({ target }) => void upload(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p role="status" className="office-note">
        {state.kind === 'sending' && `Uploading: ${state.percent}%`}
        {state.kind === 'checking' && 'Checking the file'}
        {state.kind === 'done' && `${state.name} is uploaded. Save to show it to students.`}
      </p>
      <input {...field} type="hidden" defaultValue={state.kind === 'done' ? state.file : ''} />
    </>
  );
}

type UploadState =
  | { kind: 'none' | 'checking' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done'; name: string; file: string }
  | { kind: 'fault'; text: string };

const UNREACHED = 'No answer from the server. Choose the file again.';
const TOO_LARGE = 'This file is larger than 50 MB. Choose a smaller one, or put it in two parts.';

function useUpload(onUploaded: (file: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const newest = useRef('');
  const fail = (failure: Failure) => {
    if (failure.reason === 'unauthorized') return leaveExpiredSession('/admin');
    const text = failure.fields.file ?? failure.message;
    setState({ kind: 'fault', text: (isAnswered(failure) && text) || UNREACHED });
  };
  const upload = async (chosen: File | null) => {
    const id = crypto.randomUUID();
    newest.current = id;
    onUploaded('');
    if (!chosen) return setState({ kind: 'none' });
    if (chosen.size > MOST_FILE_BYTES) return setState({ kind: 'fault', text: TOO_LARGE });
    setState({ kind: 'sending', percent: 0 });
    const failure = await sendPieces(id, chosen, (percent) =>
      setState({ kind: 'sending', percent }),
    );
    if (failure) return fail(failure);
    setState({ kind: 'checking' });
    const { name, size } = chosen;
    const body = { upload: id, name, size: String(size) };
    const outcome = await officeCall('/api/admin/shelf/file', body);
    if (newest.current !== id) return;
    if (!outcome.ok) return fail(outcome);
    onUploaded(outcome.data.file);
    setState({ kind: 'done', name, file: outcome.data.file });
  };
  return { state, upload };
}

/** Attempts for each piece, with their pauses and timeout. */
const TRIES = 4;
const PAUSE_MS = 2_000;
const TIMEOUT_MS = 120_000;

/** @returns the failure of a piece; null when all have arrived */
async function sendPieces(
  upload: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Failure | null> {
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const body = new FormData();
    body.set('upload', upload);
    body.set('number', String(start / PIECE_BYTES));
    body.set('piece', file.slice(start, start + PIECE_BYTES), 'piece');
    const failure = await sendPiece(body);
    if (failure) return failure;
    onProgress(Math.floor((100 * Math.min(file.size, start + PIECE_BYTES)) / file.size));
  }
  return null;
}

async function sendPiece(body: FormData): Promise<Failure | null> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await call('/api/admin/shelf/piece', {
      body,
      token: readToken(),
      timeoutMs: TIMEOUT_MS,
    });
    if (outcome.ok) return null;
    const isLost = outcome.reason === 'unreached' || outcome.reason === 'timeout';
    if (!isLost || tried === TRIES) return outcome;
    await new Promise((resolve) => setTimeout(resolve, tried * PAUSE_MS));
  }
}
