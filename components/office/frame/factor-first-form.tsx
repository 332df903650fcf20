'use client';

import type { ComponentPropsWithoutRef, FormEvent } from 'react';
import { officeCall } from './office-call';

/** A plain form for a download that asks for a fresh second factor before it is sent. */
export function FactorFirstForm(props: ComponentPropsWithoutRef<'form'>) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await officeCall('/api/admin/account/factor/needed', {});
    if (outcome.ok && outcome.data.needed) {
      const { askFactor } = await import('./factor-dialog');
      if (!(await askFactor())) return;
    }
    form.submit();
  };
  return <form {...props} onSubmit={(event) => void submit(event)} />;
}
