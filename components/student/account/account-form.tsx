import type { ComponentType, FormEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '@/components/form/notice';
import { useScripted } from '@/components/form/typed';
import type { FormNotice } from '@/components/form/use-checked-form';
import { buttonClass } from '@/components/ui/button';

interface AccountFormProps {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    sending: boolean;
    notice: FormNotice | null;
    Toaster: ComponentType | null;
  };
  onSubmit: (event: FormEvent) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the button says: at rest, and while the call is made. */
  send: string;
  sending: string;
  /** Where it goes on after a success, in two seconds or now. */
  next: { href: string; label: string } | null;
  /** Stands after the notice of what went wrong. */
  help?: ReactNode;
  children: ReactNode;
}

/** What the forms about an account have around their fields. Nothing works before the script is there. */
export function AccountForm(props: AccountFormProps) {
  const { form, onSubmit, onInput, labelledBy, send, sending, next, help, children } = props;
  const { ref, notice, Toaster } = form;
  const scripted = useScripted();
  return (
    <form
      ref={ref}
      className="lead-form"
      method="post"
      noValidate={scripted}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby={labelledBy}
    >
      {children}
      {!next && (
        <button
          type="submit"
          className={buttonClass('primary')}
          disabled={!scripted}
          aria-disabled={form.sending}
        >
          {form.sending && <span className="spinner" aria-hidden />}
          {!scripted ? 'One moment' : form.sending ? sending : send}
        </button>
      )}
      <Notice notice={notice}>
        {next ? (
          <a ref={(link) => link?.focus()} href={next.href} className="continue-now">
            {next.label}
          </a>
        ) : (
          help
        )}
      </Notice>
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}
