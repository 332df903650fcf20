'use client';

import { AccountForm } from '../account/account-form';
import { Consents } from './consents';
import { PhotoField } from './photo-field';
import { AddressFields, PersonFields } from './sign-up-fields';
import { useSignUp } from './use-sign-up';

/** "Student Details": a new account. */
export function SignUpForm() {
  const { form, photo, onward, taken, withParent, onInput, send } = useSignUp();
  const { bind, submitWith } = form;
  return (
    <AccountForm
      form={form}
      onSubmit={submitWith(send)}
      onInput={onInput}
      labelledBy="student-details"
      send="Sign Up"
      sending="Sending"
      next={onward}
      help={taken && <a href="/student-login">Sign In with this email</a>}
    >
      <PersonFields bind={bind} />
      <AddressFields bind={bind} />
      <PhotoField bind={bind} preview={photo.preview} onChoose={photo.choose} />
      <Consents bind={bind} withParent={withParent} />
    </AccountForm>
  );
}
