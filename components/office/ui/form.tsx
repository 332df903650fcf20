import {
  createContext,
  useContext,
  useEffect,
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
import { leaveExpiredSession } from '@/components/student/session/log-out';
import { buttonClass } from '@/components/ui/button';
import type { StaffAction } from '@/lib/office/staff/permissions';

/** Who sits before the screen, and how to tell the page that money has moved. */
interface Office {
  /** Whether the role of the person logged in allows an action. */
  may: (action: StaffAction) => boolean;
  /** Loads the lists again. `told`: what a form has said that may go with its row. */
  refresh: (told?: string) => void;
}

const OfficeContext = createContext<Office>({ may: () => false, refresh: () => {} });

export const OfficeProvider = OfficeContext.Provider;
export const useOffice = () => useContext(OfficeContext);

interface Options<Address extends CallAddress, Values extends FormValues> {
  url: Address;
  loadSchema: () => Promise<FormSchema>;
  /** What stands in the fields at first, and what is sent without a field. */
  blank: Values;
  /** What to say when it is done. */
  doneText: (data: CallData<Address>) => string;
  /** What is sent of what was typed; without it, all. */
  toBody?: (typed: Record<keyof Values, string>) => CallBody<Address>;
  /** Somebody else changed it meanwhile: it has this version now. */
  onConflict?: (version: number) => void;
}

const UNREACHED =
  'No answer came, so it may have been done or not. Nothing you typed is lost: press the button again, it is done once only.';

const FIELDS_MARKED = 'Not done yet. Please look at what is marked.';

/**
 * A form of the office: checked here, sent in the name of whoever is logged in, and done once. What was
 * typed stays until it is done; then `done` has the answer, and the lists are loaded again.
 */
export function useOfficeForm<Address extends CallAddress, Values extends FormValues>(
  options: Options<Address, Values>,
) {
  const { url, loadSchema, blank, doneText, toBody, onConflict } = options;
  const { refresh } = useOffice();
  const [done, setDone] = useState<CallData<Address> | null>(null);
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { ref, notice, sending, bind, values, showErrors, notify, submitWith, load } = form;

  /** For radio buttons: wired as others are, those chosen before the checks came would be taken back. */
  const bindChoice = (name: Extract<keyof Values, string>) => {
    const onChange = async ({ target }: { target: { value: string } }) =>
      (await load())?.set(name, target.value);
    return { error: bind(name).error, field: { name, onChange } };
  };

  /** Puts something into a field for whoever pressed a button that says so. */
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

/** Whether it is true, or was at some time: what has appeared is not taken from under anybody's hands. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeen, setWas] = useState(condition);
  if (condition && !hasBeen) setWas(true);
  return hasBeen || condition;
}

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

/**
 * Whether a form that has its answer may move the focus: it is in the form, or was lost with what had it.
 * Anywhere else somebody works meanwhile, and must not go on typing into another field.
 */
export function canMoveFocus(form: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || form?.contains(activeElement) === true;
}

interface OfficeFieldProps {
  /** Of the form: the same field stands on a page more than once. */
  idSuffix: string;
  field: FieldWiring;
  error: string | undefined;
  label: string;
}

type TextFieldProps = OfficeFieldProps & { hint?: string } & Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'inputMode' | 'defaultValue' | 'max' | 'required' | 'autoComplete'
  >;

/** One line. */
export function TextField({ idSuffix, field, error, label, hint, ...input }: TextFieldProps) {
  return (
    <Field id={`${field.name}-${idSuffix}`} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...field} autoComplete="off" {...input} />}
    </Field>
  );
}

/** Why it is done: two lines, or more. */
export function TextAreaField({
  idSuffix,
  field,
  error,
  label,
  initial = '',
  required = false,
}: OfficeFieldProps & { initial?: string; required?: boolean }) {
  return (
    <Field id={`${field.name}-${idSuffix}`} label={label} error={error}>
      {(control) => (
        <textarea {...control} {...field} rows={2} defaultValue={initial} required={required} />
      )}
    </Field>
  );
}

interface RadioFieldProps extends Omit<OfficeFieldProps, 'field'> {
  field: { name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void> };
  /** Value and words. */
  choices: readonly (readonly [string, string])[];
  initial: string;
}

/** One of a few: all stand there, large enough for a thumb. */
export function RadioField({ idSuffix, field, error, label, choices, initial }: RadioFieldProps) {
  const errorId = `${field.name}-${idSuffix}-error`;
  return (
    <fieldset
      className={`field office-choices ${error ? 'field-wrong' : ''}`}
      aria-describedby={error && errorId}
    >
      <legend>{label}</legend>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <div>
        {choices.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === initial}
              onChange={(event) => void field.onChange(event)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For what is unusual: there as soon as it was asked for. `start`: ticked at first. */
export function CheckboxField({
  idSuffix,
  field,
  error,
  label,
  initial = false,
}: OfficeFieldProps & { initial?: boolean }) {
  const id = `${field.name}-${idSuffix}`;
  return (
    <div className={`field ${error ? 'field-wrong' : ''}`}>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <label className="office-tick" htmlFor={id}>
        <input
          {...field}
          id={id}
          type="checkbox"
          defaultChecked={initial}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        />
        {label}
      </label>
    </div>
  );
}
