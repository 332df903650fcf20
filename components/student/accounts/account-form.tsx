import { useEffect, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';

const PAUSE_MS = 2_000;

export type NextPage = { href: string; label: string };

/** The page that opens after a success: two seconds later, or at once through a link. */
export function useNextPage() {
  const [nextPage, openNext] = useState<NextPage | null>(null);
  useEffect(() => {
    if (!nextPage) return;
    const timer = setTimeout(() => location.replace(nextPage.href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [nextPage]);
  return { nextPage, openNext };
}

interface AccountFormProps {
  form: ComponentProps<typeof FormFrame>['form'];
  /** Id by which `useEarlyFields` finds the form. */
  id?: string;
  onSubmit: (event: FormEvent) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  /** Labels of the submit button: idle, and while the call runs. */
  send: string;
  sending: string;
  /** Until the script has loaded. */
  waiting?: string;
  /** The page that opens after a success; its link replaces the button. */
  next: NextPage | null;
  /** Shown after the error notice. */
  help?: ReactNode;
  children: ReactNode;
}

/** A sign-up or log-in form. It cannot be submitted before the script has loaded. */
export function AccountForm(props: AccountFormProps) {
  const { form, id, onSubmit, onInput, labelledBy, send, sending, next, help, children } = props;
  const { waiting = 'One moment' } = props;
  const hydrated = useHydrated();
  return (
    <FormFrame
      form={form}
      id={id}
      onSubmit={onSubmit}
      onInput={onInput}
      labelledBy={labelledBy}
      help={
        next ? (
          <a ref={(link) => link?.focus()} href={next.href} className="student-link continue-now">
            {next.label}
          </a>
        ) : (
          help
        )
      }
    >
      {children}
      {!next && (
        <SubmitButton busy={form.sending} disabled={!hydrated}>
          {!hydrated ? waiting : form.sending ? sending : send}
        </SubmitButton>
      )}
    </FormFrame>
  );
}
