import { createContext, useContext } from 'react';
import type { FieldWiring } from '@/components/form/form-fields';

/** One answer's wiring, what stands in it at first, and what is wrong with it. */
export type Binding = {
  field: FieldWiring;
  start: string;
  error: string | undefined;
  /** True for what the chosen plan says. */
  fixed: boolean;
};

const Bindings = createContext<(name: string) => Binding>((name) => ({
  field: { name },
  start: '',
  error: undefined,
  fixed: false,
}));

export const BindingsProvider = Bindings.Provider;

export function useBinding(name: string): Binding {
  return useContext(Bindings)(name);
}
