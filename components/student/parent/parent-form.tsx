'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { Field, TextField } from '@/components/form/fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Notice } from '@/components/form/notice';
import { AccountForm } from '@/components/student/account/account-form';
import { parentRelations, parentTick, type TwoLanguages } from '@/content/parent-consent';

const PREFIX = '#link=';
const texts = {
  noLink:
    'Open the complete link from the e-mail or message again. If it does not work, ask the student to send a new one, or call us.',
  unreached: 'No connection. Try again when it is back: the link has not been used.',
  done: 'Thank you. Your consent is recorded, and the student can now save the form and pay. धन्यवाद। आपकी सहमति दर्ज हो गई है।',
} as const;

const loadSchema = () =>
  import('@/lib/accounts/parent-forms').then((schemas) => schemas.parentAnswerSchema);
const blank = { token: '', name: '', relation: '', agree: '' };

type Link =
  | { state: 'reading' }
  | { state: 'failed'; text: string }
  | { state: 'open'; token: string; studentname: string };

/** The link of `/parent-consent#link=…`. A fragment reaches no server log. */
function useParentLink(): Link {
  const [link, setLink] = useState<Link>({ state: 'reading' });
  useEffect(() => {
    const open = async () => {
      const token = location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : '';
      if (!token) return setLink({ state: 'failed', text: texts.noLink });
      const outcome = await call('/api/parent-consent/read', { body: { token } });
      if (outcome.ok) return setLink({ state: 'open', token, ...outcome.data });
      const isOver = outcome.reason === 'unauthorized' || outcome.reason === 'refused';
      const text = isOver ? outcome.message || texts.noLink : texts.unreached;
      setLink({ state: 'failed', text });
    };
    const onHashChange = () => void open();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  return link;
}

const Both = ({ text: { en, hi } }: { text: TwoLanguages }) => (
  <>
    {en}{' '}
    <span lang="hi" className="hindi">
      {hi}
    </span>
  </>
);

/** Name, relation and tick of a parent. */
export function ParentForm() {
  const link = useParentLink();
  if (link.state === 'reading') return <p role="status">Reading the link</p>;
  if (link.state === 'failed') return <Notice notice={{ kind: 'warning', text: link.text }} />;
  return <OpenForm key={link.token} token={link.token} studentname={link.studentname} />;
}

function OpenForm({ token, studentname }: { token: string; studentname: string }) {
  const [isDone, setDone] = useState(false);
  const form = useCheckedForm({ loadSchema, blank: { ...blank, token }, incomplete: null });
  const { bind, values, showErrors, submitWith, notify } = form;
  const send = async () => {
    const outcome = await call('/api/parent-consent', { body: { ...values(), token } });
    if (outcome.ok) {
      history.replaceState(null, '', location.pathname);
      return setDone(true);
    }
    await showErrors(outcome.fields);
    notify('warning', outcome.message || texts.unreached, null);
  };
  const relation = bind('relation');
  const agree = bind('agree');
  if (isDone) return <Notice notice={{ kind: 'success', text: texts.done }} />;
  return (
    <>
      <p className="mb-4">
        The student / <span lang="hi">छात्र</span>: <b>{studentname}</b>
      </p>
      <AccountForm
        form={{ ...form, Toaster: null }}
        onSubmit={submitWith(send)}
        labelledBy="parent-consent"
        send="I agree / मैं सहमत हूँ"
        sending="Sending"
        next={null}
      >
        <TextField {...bind('name')} label="Your name / आपका नाम" autoComplete="name" />
        <Field id="relation" label="You are the student’s / छात्र से आपका संबंध" error={relation.error}>
          {(control) => (
            <select {...control} {...relation.field} defaultValue="" required>
              <option value="" disabled>
                Choose / चुनें
              </option>
              {Object.entries(parentRelations).map(([value, { en, hi }]) => (
                <option key={value} value={value}>
                  {en} / {hi}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <label className="agree">
            <input type="checkbox" {...agree.field} aria-invalid={Boolean(agree.error)} />
            <span>
              <Both text={parentTick} />
            </span>
          </label>
          {agree.error && <p className="field-error">{agree.error}</p>}
        </div>
      </AccountForm>
    </>
  );
}
