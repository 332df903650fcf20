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
  /** Id by which `useEarlyFields` finds the form. */
  id?: string;
  /** Action of the form before the script has loaded. */
  action?: string;
  onSubmit: (event: FormEvent) => void;
  onInput?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  /** Shown after the error notice. */
  help?: ReactNode;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const { form, id, action, onSubmit, onInput, labelledBy, help, children } = props;
  const { ref, notice, Toaster } = form;
  const hydrated = useHydrated();
  return (
    <form
      ref={ref}
      id={id}
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
  busy: boolean;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Submits the form and shows a spinner meanwhile. */
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
  /** The result of `useApiForm` for a form with the field `website`. */
  form: FormState & {
    submit: (event: FormEvent) => void;
    bind: (name: 'website') => { field: FieldWiring };
  };
  /** Path of the call, and the form's action before the script has loaded. */
  url: string;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  send: string;
  /** Hash of the data notice beside the form. */
  noticeHash: string;
  children: ReactNode;
}

/** A form for visitors. `website` is a honeypot: it is hidden from people. */
export function LeadForm({ form, url, labelledBy, send, noticeHash, children }: LeadFormProps) {
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
      <input type="hidden" name="notice" value={noticeHash} />
      <SubmitButton busy={sending} onClick={ignoreSecondClick}>
        {sending ? 'Sending' : send}
      </SubmitButton>
    </FormFrame>
  );
}

/** The second click of a double click may come after the form has been sent and cleared. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
