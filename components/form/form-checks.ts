import { zodResolver } from '@hookform/resolvers/zod';
import {
  createFormControl,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';

// zod's compiled parser needs eval, which a strict Content-Security-Policy does not allow.
z.config({ jitless: true });

/** The schema of a call. Its input type may be wider than the values of the form. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** Error messages by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Checks for a form that is already on the page. */
export type FormChecks = {
  register: (name: string) => UseFormRegisterReturn;
  /** Returns true if the form is valid; otherwise focuses the first invalid field. */
  pass: () => Promise<boolean>;
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
  const { register, handleSubmit, setError, setValue, reset, subscribe } =
    createFormControl<Values>({
      resolver: zodResolver(schema as z.ZodMiniType<Values, Values>),
      defaultValues: values as DefaultValues<Values>,
    });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(messagesOf(errors)),
  });
  return {
    register: (name) => register(name as Path<Values>),
    pass: () =>
      new Promise((resolve, reject) => {
        handleSubmit(
          () => resolve(true),
          () => resolve(false),
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

function messagesOf(errors: FieldErrors): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
}
