import type { ComponentType, FormEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import type { FieldWiring } from './fields';
import { useHydrated } from './form-values';
import { Notice } from './notice';
import type { FormNotice } from './use-checked-form';

interface LeadFormProps {
  /** What `useApiForm` gives for a form that has the field `website`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    submit: (event: FormEvent) => void;
    sending: boolean;
    notice: FormNotice | null;
    bind: (name: 'website') => { field: FieldWiring };
    Toaster: ComponentType | null;
  };
  /** The call; the browser posts there itself until the script has arrived. */
  url: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the button says. */
  send: string;
  children: ReactNode;
}

/**
 * What every form for visitors has around its fields, the trap included: people do not see `website`,
 * so whoever fills it in is a program.
 */
export function LeadForm({ form, url, labelledBy, send, children }: LeadFormProps) {
  const { ref, submit, sending, notice, bind, Toaster } = form;
  const scripted = useHydrated();
  return (
    <form
      ref={ref}
      className="lead-form"
      action={url}
      method="post"
      noValidate={scripted}
      onSubmit={submit}
      aria-labelledby={labelledBy}
    >
      {children}
      <input
        {...bind('website').field}
        className="trap"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
      />
      <button
        type="submit"
        className={buttonClass('primary')}
        aria-disabled={sending}
        onClick={leaveOutSecond}
      >
        {sending ? <span className="spinner" aria-hidden /> : null}
        {sending ? 'Sending' : send}
      </button>
      <Notice notice={notice} />
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}

/** By the second click of a double click the form may have been sent, and stand empty again. */
function leaveOutSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
