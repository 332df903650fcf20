'use client';

import { useState } from 'react';
import { Choices, Line, Tick } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import { roleChoices } from '@/content/staff-roles';
import { GivenPassword } from './given-password';

const loadSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.newStaffSchema);

/** An account for somebody new; after it the form is there for the next. */
export function NewAccount() {
  const [count, setCount] = useState(0);
  return (
    <div className="new-account">
      <Opened summary="Make an account">
        <Fields key={count} onNext={() => setCount(count + 1)} />
      </Opened>
    </div>
  );
}

function Fields({ onNext }: { onNext: () => void }) {
  const form = useOfficeForm<Record<string, string>, { password: string }>({
    url: '/api/admin/staff',
    loadSchema,
    blank: { name: '', email: '', role: 'counsellor', totpRequired: '' },
    told: () => 'The account is there.',
  });
  const { bind, bindChoice, done } = form;
  return (
    <>
      <OfficeForm
        form={form}
        label="Make an account"
        send="Make the account"
        sending="Making it"
        next={done && <GivenPassword password={done.password} />}
      >
        <Line {...bind('name')} of="new" label="Name" required />
        <Line {...bind('email')} of="new" label="Email" type="email" inputMode="email" required />
        <Choices
          {...bindChoice('role')}
          of="new"
          label="What they may do"
          choices={roleChoices}
          start="counsellor"
        />
        <Tick {...bind('totpRequired')} of="new" label="One-time codes are required" />
      </OfficeForm>
      {done && (
        <button type="button" className="link-button" onClick={onNext}>
          Make another account
        </button>
      )}
    </>
  );
}
