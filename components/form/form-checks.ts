import { zodResolver } from '@hookform/resolvers/zod';
import {
  createFormControl,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { canBeCalled } from '@/lib/platform/phone-number';

// zod's compiled parser needs eval, which a strict Content-Security-Policy does not allow.
z.config({ jitless: true });

/** The schema of a call. Its input type may be wider than the values of the form. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** Error messages by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * - `passed`: may be sent
 * - `incomplete`: a required field is empty
 * - `wrong`: everything is filled in, and something has to be corrected
 * - `asked`: valid, with a phone number that cannot be called; it passes the next time
 */
export type CheckResult = 'passed' | 'incomplete' | 'wrong' | 'asked';

/** Checks for a form that is already on the page. */
export type FormChecks = {
  register: (name: string) => UseFormRegisterReturn;
  /** Unless the form passes, focuses the first field to correct. */
  pass: (form: HTMLFormElement | null) => Promise<CheckResult>;
  showErrors: (messages: FieldMessages) => void;
  /** For values that are derived from others or filled in by the browser. */
  set: (name: string, value: string) => void;
  reset: (values: FieldValues) => void;
};

/**
 * @param values the current values
 * @param onErrors called whenever the errors change
 */
export function checkForm<Values extends FieldValues>(
  schema: FormSchema,
  values: Values,
  onErrors: (errors: FieldMessages) => void,
): FormChecks {
  const { register, handleSubmit, setError, setValue, getValues, reset, subscribe } =
    createFormControl<Values>({
      resolver: withUnreadDates(zodResolver(schema as z.ZodMiniType<Values, Values>)),
      defaultValues: values as DefaultValues<Values>,
    });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(messagesOf(errors)),
  });
  const isAnyEmpty = (errors: FieldErrors) =>
    Object.entries(errors).some(
      ([name, error]) => error?.type !== UNREAD && isEmpty(getValues(name as Path<Values>)),
    );
  const asked = new Set<string>();
  /** Asks about each number once. */
  const askAboutPhones = (form: HTMLFormElement | null): CheckResult => {
    const doubtful = phonesIn(form).filter(({ value }) => !canBeCalled(value) && !asked.has(value));
    for (const { name, value } of doubtful) {
      asked.add(value);
      setError(name as Path<Values>, { message: PHONE_QUESTION });
    }
    doubtful[0]?.focus();
    return doubtful.length > 0 ? 'asked' : 'passed';
  };
  return {
    register: (name) => register(name as Path<Values>),
    pass: (form) =>
      new Promise((resolve, reject) => {
        handleSubmit(
          () => resolve(askAboutPhones(form)),
          (errors) => resolve(isAnyEmpty(errors) ? 'incomplete' : 'wrong'),
        )().catch(reject);
      }),
    showErrors: (messages) => {
      for (const [name, message] of Object.entries(messages)) {
        if (name in values) setError(name as Path<Values>, { message });
      }
    },
    set: (name, value) => setValue(name as Path<Values>, value as Values[Path<Values>]),
    reset: (blank) => reset(blank as Values),
  };
}

/** Only a question, because the contract's calls decide which numbers are accepted (D18). */
const PHONE_QUESTION =
  'Is this number complete? A mobile number has ten digits; a landline starts with its area code, such as 011 2653 1234. If it is right, press the button again.';

/** Type of the error at a date that the browser could not parse. */
const UNREAD = 'unread';
const NO_DATE = 'This date does not exist or is not complete. Enter day, month and year.';

const phonesIn = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=tel][name]') ?? [])].filter(
    ({ value }) => value.trim() !== '',
  );

/** For the schema a browser's date field is empty while it shows a date that does not exist. */
function withUnreadDates<Values extends FieldValues>(resolver: Resolver<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const unread = Object.entries(options.fields).filter(([, { ref }]) => isUnread(ref));
    if (unread.length === 0) return result;
    const errors = unread.map(([name, { ref }]) => [name, { type: UNREAD, message: NO_DATE, ref }]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
}

const isUnread = (field: unknown) =>
  field instanceof HTMLInputElement && field.type === 'date' && field.validity.badInput;

function isEmpty(value: unknown): boolean {
  return value instanceof FileList ? value.length === 0 : !value;
}

function messagesOf(errors: FieldErrors): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
}
