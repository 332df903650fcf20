import type { ComponentType, FormEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass, type ButtonVariant } from '@/components/ui/button';
import type { FieldWiring } from './fields';
import { useHydrated } from './form-values';
import { Notice } from './notice';
import type { FormNotice } from './use-checked-form';

interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  sending: boolean;
  notice: FormNotice | null;
  Toaster: ComponentType | null;
}

interface FormFrameProps {
  form: FormState;
  /** Where the browser posts by itself until the script has arrived. */
  action?: string;
  onSubmit: (event: FormEvent) => void;
  onInput?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Stands after the notice of what went wrong. */
  help?: ReactNode;
  /** Fields and button. */
  children: ReactNode;
}

/** A form with its notice and its toasts. */
export function FormFrame(props: FormFrameProps) {
  const { form, action, onSubmit, onInput, labelledBy, help, children } = props;
  const { ref, notice, Toaster } = form;
  const hydrated = useHydrated();
  return (
    <form
      ref={ref}
      className="lead-form"
      action={action}
      method="post"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby={labelledBy}
    >
      {children}
      <Notice notice={notice}>{help}</Notice>
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}

interface SubmitButtonProps {
  /** The form is being sent. */
  busy: boolean;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Sends the form; a spinner turns while that takes. */
export function SubmitButton({ busy, variant, disabled, onClick, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass(variant)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {busy && <span className="spinner" aria-hidden />}
      {children}
    </button>
  );
}

interface LeadFormProps {
  /** What `useApiForm` returns for a form that has the field `website`. */
  form: FormState & {
    submit: (event: FormEvent) => void;
    bind: (name: 'website') => { field: FieldWiring };
  };
  /** The call; the browser posts there by itself until the script has arrived. */
  url: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the button says. */
  send: string;
  children: ReactNode;
}

/** A form for visitors. People do not see `website`: only programs fill it in. */
export function LeadForm({ form, url, labelledBy, send, children }: LeadFormProps) {
  const { submit, sending, bind } = form;
  return (
    <FormFrame form={form} action={url} onSubmit={submit} labelledBy={labelledBy}>
      {children}
      <input
        {...bind('website').field}
        className="trap"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
      />
      <SubmitButton busy={sending} onClick={ignoreSecondClick}>
        {sending ? 'Sending' : send}
      </SubmitButton>
    </FormFrame>
  );
}

/** By the second click of a double click the form may have been sent, and be empty again. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
