import {
  useEffect,
  useId,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isAnswered, type CallAddress, type CallBody, type CallData } from '@/components/form/call';
import { Field, type FieldWiring } from '@/components/form/fields';
import type { FormSchema } from '@/components/form/form-checks';
import { useHydrated, type FormValues } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { useCheckedForm, type FormNotice } from '@/components/form/use-checked-form';
import { officeCall } from '@/components/office/frame/office-call';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { useHasBeenTrue, useOffice } from './office-context';

interface Options<Address extends CallAddress, Values extends FormValues> {
  url: Address;
  loadSchema: () => Promise<FormSchema>;
  /** Initial values, including those sent without a field. */
  blank: Values;
  /** Success message. */
  doneText: (data: CallData<Address>) => string;
  /** Maps the values to the body; by default all are sent. */
  toBody?: (typed: Record<keyof Values, string>) => CallBody<Address>;
  /** Called with the current version after a concurrent change. */
  onConflict?: (version: number) => void;
}

const UNREACHED =
  'No answer from the server. Press the button again: nothing is done twice, and what you typed is kept.';

/** Label of a reason that is kept after the person is erased. */
export const AUDITED_REASON = 'Reason (kept in the audit log: no names or phone numbers)';

const FIELDS_MARKED = 'Not saved. Please correct the marked fields.';

/**
 * An office form: validates, posts with the signed-in person's token, and succeeds once. Input is kept until
 * then; `done` holds the answer, and the lists are reloaded.
 */
export function useOfficeForm<Address extends CallAddress, Values extends FormValues>(
  options: Options<Address, Values>,
) {
  const { url, loadSchema, blank, doneText, toBody, onConflict } = options;
  const { refresh } = useOffice();
  const formId = useId();
  const [done, setDone] = useState<CallData<Address> | null>(null);
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { ref, notice, sending, values, showErrors, notify, submitWith, load } = form;

  const bind = (name: Extract<keyof Values, string>): BoundField => ({
    id: `${name}-${formId}`,
    ...form.bind(name),
  });

  /** For radio buttons: registering them would reset a choice made before the checks loaded. */
  const bindChoice = (name: Extract<keyof Values, string>) => {
    const onChange = async ({ target }: { target: { value: string } }) =>
      (await load())?.set(name, target.value);
    return { ...bind(name), field: { name, onChange } };
  };

  /** Sets a field from a button. */
  const fill = async (name: Extract<keyof Values, string>, value: string) => {
    (await load())?.set(name, value);
    const control = ref.current?.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  };

  const send = async () => {
    const outcome = await officeCall(url, toBody ? toBody(values()) : values());
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
      if (!isAnswered(outcome)) return notify('warning', UNREACHED, null);
      if (outcome.version !== undefined) onConflict?.(outcome.version);
      await showErrors(outcome.fields);
      const marked = Object.keys(outcome.fields).length > 0;
      return notify('warning', marked ? FIELDS_MARKED : outcome.message || UNREACHED, null);
    }
    const text = doneText(outcome.data);
    notify('success', text, null);
    setDone(outcome.data);
    refresh(text);
  };
  return { ref, notice, sending, bind, bindChoice, fill, done, submit: submitWith(send) };
}

interface OfficeFormProps {
  /** The result of `useOfficeForm`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    submit: (event: FormEvent) => void;
    sending: boolean;
    notice: FormNotice | null;
    done: unknown;
  };
  /** Accessible name of the form. */
  label: string;
  /** Labels of the submit button: idle, and while the call runs. */
  send: string;
  sending: string;
  variant?: 'primary' | 'outline';
  /** Next steps, beside the success message. */
  next?: ReactNode;
  children?: ReactNode;
}

/**
 * Fields, button and result; success replaces the fields. Nothing is sent before hydration: the browser would
 * put the values into the URL.
 */
export function OfficeForm(props: OfficeFormProps) {
  const { form, label, send, sending, variant = 'primary', next, children } = props;
  const { ref, submit, notice, done } = form;
  const scripted = useHydrated();
  useEffect(() => {
    if (notice?.kind !== 'warning' || !canMoveFocus(ref.current)) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [notice, ref]);
  return (
    <form ref={ref} className="office-form" noValidate onSubmit={submit} aria-label={label}>
      {done === null && (
        <>
          {children}
          <button
            type="submit"
            className={buttonClass(variant)}
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

/**
 * Whether a form may move the focus after its answer: only if the focus is in the form or was lost with a
 * removed element. Otherwise it would interrupt typing elsewhere.
 */
export function canMoveFocus(form: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || form?.contains(activeElement) === true;
}

/** Props of a field from its form. */
export interface BoundField {
  /** Unique on the page. */
  id: string;
  field: FieldWiring;
  error: string | undefined;
}

interface OfficeFieldProps extends BoundField {
  label: string;
}

type TextFieldProps = OfficeFieldProps & { hint?: string } & Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'inputMode' | 'defaultValue' | 'max' | 'required' | 'autoComplete'
  >;

export function TextField({ id, field, error, label, hint, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...field} autoComplete="off" {...input} />}
    </Field>
  );
}

interface TextAreaFieldProps extends OfficeFieldProps {
  initial?: string;
  required?: boolean;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, initial = '', required = false, ...labelled } = props;
  return (
    <Field {...labelled}>
      {(control) => (
        <textarea {...control} {...field} rows={2} defaultValue={initial} required={required} />
      )}
    </Field>
  );
}

interface SelectFieldProps extends OfficeFieldProps {
  /** Value and label. */
  choices: readonly (readonly [string, string])[];
  initial: string;
}

export function SelectField({ field, choices, initial, ...labelled }: SelectFieldProps) {
  return (
    <Field {...labelled}>
      {(control) => (
        <select {...control} {...field} defaultValue={initial}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface RadioFieldProps extends Omit<SelectFieldProps, 'field'> {
  field: { name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void> };
}

/** Radio buttons with large tap targets. */
export function RadioField({ id, field, error, label, choices, initial }: RadioFieldProps) {
  return (
    <fieldset
      className={`field office-choices ${error ? 'field-wrong' : ''}`}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{label}</legend>
      <FieldError id={id} error={error} />
      <div>
        {choices.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === initial}
              onChange={(event) => void field.onChange(event)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FieldError({ id, error }: Pick<BoundField, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    )
  );
}

interface CheckboxFieldProps extends OfficeFieldProps {
  /** Value sent when ticked; 'on' by default. */
  value?: string;
  /** Initially checked. */
  initial?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { id, field, error, label, value, initial = false } = props;
  return (
    <div className={`field ${error ? 'field-wrong' : ''}`}>
      <FieldError id={id} error={error} />
      <label className="office-tick" htmlFor={id}>
        <input
          {...field}
          id={id}
          type="checkbox"
          value={value}
          defaultChecked={initial}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        />
        {label}
      </label>
    </div>
  );
}

/** A checkbox that appears once the form asks for a confirmation. */
export function ConfirmField(props: CheckboxFieldProps) {
  const wasAsked = useHasBeenTrue(Boolean(props.error));
  return wasAsked && <CheckboxField {...props} />;
}

interface ActionFormProps<Address extends CallAddress> extends Options<Address, FormValues> {
  /** Accessible name of the form. */
  label: string;
  /** Labels of the submit button: idle, and while the call runs. */
  send: string;
  sending: string;
  variant?: OfficeFormProps['variant'];
  /** Label of the field `reason`; without it there is none. */
  reason?: string;
  /** Next steps, beside the success message. */
  next?: (data: CallData<Address>) => ReactNode;
  /** Above the reason. */
  children?: ReactNode;
}

/** A form with a single field at most, the reason. */
export function ActionForm<Address extends CallAddress>(props: ActionFormProps<Address>) {
  const {
    label,
    send,
    sending,
    variant = 'primary',
    reason,
    next,
    children,
    blank,
    ...options
  } = props;
  const form = useOfficeForm({ ...options, blank: reason ? { reason: '', ...blank } : blank });
  const { bind, done } = form;
  return (
    <OfficeForm
      form={form}
      label={label}
      send={send}
      sending={sending}
      variant={variant}
      next={done !== null && next?.(done)}
    >
      {children}
      {reason && <TextAreaField {...bind('reason')} label={reason} required />}
    </OfficeForm>
  );
}
