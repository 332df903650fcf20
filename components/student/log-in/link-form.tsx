'use client';

import { call } from '@/components/form/call';
import { TextField } from '@/components/form/form-fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '@/components/student/account/account-form';

const loadSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.linkRequestSchema);
const blank = { email: '' };

const unreached = 'There is no connection. Try again when it is back.';

/** Asks for a sign-in link. The answer is the same whether the e-mail has an account or not. */
export function LinkForm() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { bind, typed, complain, submitWith, tell } = form;
  const send = async () => {
    const outcome = await call<{ sent: boolean }>('/api/student/sign-in-link', { body: typed() });
    if (outcome.ok) {
      return tell(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    await complain(outcome.fields);
    tell('warning', outcome.message || unreached, null);
  };
  return (
    <AccountForm
      form={{ ...form, Toaster: null }}
      onSubmit={submitWith(send)}
      labelledBy="sign-in-link"
      send="Send me a link"
      sending="Sending"
      next={null}
    >
      <TextField
        {...bind('email')}
        id="link-email"
        label="Email of your account"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </AccountForm>
  );
}
