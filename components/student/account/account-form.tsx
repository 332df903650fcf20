import { useEffect, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';

const PAUSE_MS = 2_000;

export type NextPage = { href: string; label: string };

/** The page that opens after a success: two seconds later, or at once by a link. */
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
  onSubmit: (event: FormEvent) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the button says: at rest, and while the call is made. */
  send: string;
  sending: string;
  /** The page that opens after a success; it takes the place of the button. */
  next: NextPage | null;
  /** Stands after the notice of what went wrong. */
  help?: ReactNode;
  children: ReactNode;
}

/** A form about an account. It cannot be sent before the script has arrived. */
export function AccountForm(props: AccountFormProps) {
  const { form, onSubmit, onInput, labelledBy, send, sending, next, help, children } = props;
  const hydrated = useHydrated();
  return (
    <FormFrame
      form={form}
      onSubmit={onSubmit}
      onInput={onInput}
      labelledBy={labelledBy}
      help={
        next ? (
          <a ref={(link) => link?.focus()} href={next.href} className="continue-now">
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
          {!hydrated ? 'One moment' : form.sending ? sending : send}
        </SubmitButton>
      )}
    </FormFrame>
  );
}
