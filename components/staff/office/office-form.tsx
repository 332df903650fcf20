import { useEffect, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { useScripted } from '@/components/form/use-scripted';
import { buttonClass } from '@/components/ui/button';
import { isFocusFree } from './is-focus-free';

interface OfficeFormProps {
  /** What `useOfficeForm` gives. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    submit: (event: FormEvent) => void;
    sending: boolean;
    notice: FormNotice | null;
    done: unknown;
  };
  /** Names the form. */
  label: string;
  /** What the button says: at rest, and while the call is made. */
  send: string;
  sending: string;
  /** What there is to do next, beside the notice that it is done. */
  next?: ReactNode;
  children: ReactNode;
}

/**
 * Fields, button, and what came of it. What is done stands there instead of the fields. Nothing is sent
 * before React is there: the browser would put it into the address.
 */
export function OfficeForm({ form, label, send, sending, next, children }: OfficeFormProps) {
  const { ref, submit, notice, done } = form;
  const scripted = useScripted();
  useEffect(() => {
    if (notice?.kind !== 'warning' || !isFocusFree(ref.current)) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [notice, ref]);
  return (
    <form ref={ref} className="office-form" noValidate onSubmit={submit} aria-label={label}>
      {done === null && (
        <>
          {children}
          <button
            type="submit"
            className={buttonClass('primary')}
            disabled={!scripted}
            aria-disabled={form.sending}
          >
            {form.sending && <span className="spinner" aria-hidden />}
            {form.sending ? sending : send}
          </button>
        </>
      )}
      <Notice notice={notice}>{done !== null && next}</Notice>
    </form>
  );
}
