'use client';

import type { FormSchema } from './form-checks';
import type { Typed } from './typed';
import { useCheckedForm } from './use-checked-form';
import { useDelivery } from './use-delivery';

interface Options<Values extends Typed> {
  url: string;
  loadSchema: () => Promise<FormSchema>;
  /** The fields and what stands in them at first. */
  blank: Values;
  successText: string;
}

/** One form, one call: checks with the call's own schema and sends what was typed (see `useDelivery`). */
export function useApiForm<Values extends Typed>(options: Options<Values>) {
  const { url, loadSchema, blank, successText } = options;
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter All fields' });
  const { ref, notice, tell, submitWith, sending, bind, typed, complain, clear, Toaster } = form;
  const send = useDelivery({
    url,
    typed,
    tell,
    succeed: () => {
      tell('success', successText);
      clear();
    },
    complain: (wrong) => void complain(wrong),
  });
  return { ref, notice, submit: submitWith(send), sending, bind, Toaster };
}
