import {
  useEffect,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { buttonClass } from '@/components/ui/button';

const PAUSE_MS = 2_000;

export type NextPage = { href: string; label: string };

/** After a success: where it goes on, two seconds later or at once by a link. */
export function useNextPage() {
  const [onward, setOnward] = useState<NextPage | null>(null);
  useEffect(() => {
    if (!onward) return;
    const timer = setTimeout(() => location.replace(onward.href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onward]);
  return { onward, goOn: setOnward };
}

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
  const scripted = useHydrated();
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
