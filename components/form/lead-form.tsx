import type { FormEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from './notice';
import type { FormNotice } from './use-api-form';
import { useScripted } from './use-scripted';

interface LeadFormProps {
  /** The call; the browser posts there itself until the script has arrived. */
  url: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: (event: FormEvent) => void;
  sending: boolean;
  notice: FormNotice | null;
  /** The field that people do not see: whoever fills it in is a program. */
  trap: UseFormRegisterReturn;
  /** What the button says. */
  send: string;
  children: ReactNode;
}

/** What every form for visitors has around its fields. */
export function LeadForm(props: LeadFormProps) {
  const { url, labelledBy, submit, sending, notice, trap, send, children } = props;
  const scripted = useScripted();
  return (
    <form
      className="lead-form"
      action={url}
      method="post"
      noValidate={scripted}
      onSubmit={submit}
      aria-labelledby={labelledBy}
    >
      {children}
      <input {...trap} className="trap" tabIndex={-1} autoComplete="off" aria-hidden />
      <button type="submit" className={buttonClass('primary')} aria-disabled={sending}>
        {sending ? <span className="spinner" aria-hidden /> : null}
        {sending ? 'Sending' : send}
      </button>
      <Notice notice={notice} />
    </form>
  );
}
