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

/** A call's own schema; what it takes for a field may be wider than what the form holds. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** What is wrong, in words, by the name of the field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Checks a form that stands in the page already. */
export type FormChecks = {
  register: (name: string) => UseFormRegisterReturn;
  /** True when nothing is wrong; otherwise the first wrong field has the focus. */
  pass: () => Promise<boolean>;
  showErrors: (messages: FieldMessages) => void;
  /** For values that nobody typed: those that follow from others, or that the browser filled in. */
  set: (name: string, value: string) => void;
  reset: (values: FieldValues) => void;
};

/**
 * @param values what the fields hold now
 * @param onErrors called whenever what is wrong changes
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
