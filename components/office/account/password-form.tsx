'use client';

import { OfficeForm, useOfficeForm, useOnceTrue } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import { SecretLine } from './secret-line';

const loadSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.ownPasswordSchema);

interface PasswordFormProps {
  email: string;
  /** It has to be changed, so nobody has to look for the form. */
  open: boolean;
}

/** Another password. */
export function PasswordForm({ email, open }: PasswordFormProps) {
  const asked = useOnceTrue(open);
  if (asked) return <Fields email={email} />;
  return (
    <Opened summary="Change your password">
      <Fields email={email} />
    </Opened>
  );
}

function Fields({ email }: { email: string }) {
  const form = useOfficeForm<Record<string, string>, { ended: number }>({
    url: '/api/admin/account/password',
    loadSchema,
    blank: { password: '', newPassword: '' },
    told: ({ ended }) => `Your password is changed.${endedWords(ended)}`,
  });
  return (
    <OfficeForm
      form={form}
      label="Change your password"
      send="Change the password"
      sending="Changing it"
      next={<a href="/searchuser">Go on to the search</a>}
    >
      {/* So that password managers know whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <SecretLine
        {...form.bind('password')}
        of="own"
        label="Password you have now"
        autoComplete="current-password"
      />
      <SecretLine
        {...form.bind('newPassword')}
        of="own"
        label="New password"
        hint="At least 12 characters. Four or five unusual words are good, and easy to keep in mind."
        autoComplete="new-password"
      />
    </OfficeForm>
  );
}

function endedWords(ended: number): string {
  if (ended === 0) return '';
  return ended === 1 ? ' One other log-in has ended.' : ` ${ended} other log-ins have ended.`;
}
