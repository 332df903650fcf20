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
  complain: (complaints: FieldMessages) => void;
  /** For what no key was pressed for: answers that follow from others, or that the browser filled in. */
  set: (name: string, value: string) => void;
  reset: (values: FieldValues) => void;
};

/**
 * @param typed what stands in the fields now
 * @param onComplaints told whenever what is wrong changes
 */
export function checkForm<Values extends FieldValues>(
  schema: FormSchema,
  typed: Values,
  onComplaints: (complaints: FieldMessages) => void,
): FormChecks {
  const { register, handleSubmit, setError, setValue, reset, subscribe } =
    createFormControl<Values>({
      resolver: zodResolver(schema as z.ZodMiniType<Values, Values>),
      defaultValues: typed as DefaultValues<Values>,
    });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onComplaints(textsOf(errors)),
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
    complain: (complaints) => {
      for (const [name, message] of Object.entries(complaints)) {
        if (name in typed) setError(name as Path<Values>, { message });
      }
    },
    set: (name, value) => setValue(name as Path<Values>, value as Values[Path<Values>]),
    reset: (values) => reset(values as Values),
  };
}

function textsOf(errors: FieldErrors): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
}
