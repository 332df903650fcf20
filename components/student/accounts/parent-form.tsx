'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { Field, TextField } from '@/components/form/fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Notice } from '@/components/form/notice';
import { AccountForm } from './account-form';
import { LINK_UNREACHED, LinkForm, type OpenLink } from './link-form';
import { parentTick, type TwoLanguages } from '@/lib/accounts/parent-consent-words';
import { parentRelations } from '@/lib/accounts/parent-relations';

const texts = {
  noLink:
    'Open the complete link from the e-mail or message again. If it does not work, ask the student to send a new one, or call us.',
  done: 'Thank you. Your consent is recorded, and the student can now save the form and pay. धन्यवाद। आपकी सहमति दर्ज हो गई है।',
} as const;

const loadSchema = () =>
  import('@/lib/accounts/parent-forms').then((schemas) => schemas.parentAnswerSchema);
const blank = { token: '', name: '', relation: '', agree: '' };

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
  return (
    <LinkForm url="/api/parent-consent/read" noLink={texts.noLink}>
      {(token, made) => <OpenForm key={token} token={token} {...made} />}
    </LinkForm>
  );
}

function OpenForm({ token, studentname }: OpenLink<'/api/parent-consent/read'>) {
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
    notify('warning', outcome.message || LINK_UNREACHED, null);
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
