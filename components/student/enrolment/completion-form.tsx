'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { Field, TextField } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '@/components/student/accounts/account-form';
import { LINK_UNREACHED, LinkForm, type OpenLink } from '@/components/student/accounts/link-form';
import { genders } from '@/content/catalogue/admission-choices';

const texts = {
  noLink: 'Open the complete link from the message again. If it does not work, call us.',
  done: 'Thank you, your form is complete. Open the e-mail that we have just sent you to log in.',
} as const;

const loadSchema = () =>
  import('@/lib/counter/completion-forms').then((schemas) => schemas.completionSchema);
const blank = {
  token: '',
  email: '',
  fathername: '',
  gender: '',
  address: '',
  city: '',
  pincode: '',
};

/** The fields that the office left empty, and the e-mail. */
export function CompletionForm() {
  return (
    <LinkForm url="/api/complete-enrolment/read" noLink={texts.noLink}>
      {(token, made) => <OpenForm key={token} token={token} {...made} />}
    </LinkForm>
  );
}

function OpenForm(link: OpenLink<'/api/complete-enrolment/read'>) {
  const { token, registrationnumber, what } = link;
  const [isDone, setDone] = useState(false);
  const form = useCheckedForm({ loadSchema, blank: { ...blank, token }, incomplete: null });
  const { bind, values, showErrors, submitWith, notify } = form;
  const send = async () => {
    const outcome = await call('/api/complete-enrolment', { body: { ...values(), token } });
    if (outcome.ok) {
      history.replaceState(null, '', location.pathname);
      return setDone(true);
    }
    await showErrors(outcome.fields);
    notify('warning', outcome.message || LINK_UNREACHED, null);
  };
  const gender = bind('gender');
  if (isDone) return <Notice notice={{ kind: 'success', text: texts.done }} />;
  return (
    <>
      <p className="mb-4">
        <b>{what}</b>, Reg. No {registrationnumber}
      </p>
      <AccountForm
        form={{ ...form, Toaster: null }}
        onSubmit={submitWith(send)}
        labelledBy="complete-enrolment"
        send="Save"
        sending="Saving"
        next={null}
      >
        <TextField {...bind('email')} label="Your e-mail" type="email" autoComplete="email" />
        <TextField {...bind('fathername')} label="Father’s name" autoComplete="off" />
        <Field id="gender" label="Gender" error={gender.error}>
          {(control) => (
            <select {...control} {...gender.field} defaultValue="" required>
              <option value="" disabled>
                Choose
              </option>
              {genders.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <TextField {...bind('address')} label="Address" autoComplete="street-address" />
        <TextField {...bind('city')} label="City" autoComplete="address-level2" />
        <TextField
          {...bind('pincode')}
          label="PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </AccountForm>
      <p className="mt-4">What our office has entered already stays as it is.</p>
    </>
  );
}
