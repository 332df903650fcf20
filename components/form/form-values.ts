import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and until React runs: what only a script can do is then left to the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The text in each field of a form, by its name. */
export type FormValues = Readonly<Record<string, string>>;

/** What stands in the fields that `blank` names; a choice that has not been made is empty. */
export function readValues<Blank extends FormValues>(
  form: HTMLFormElement | null,
  blank: Blank,
): Record<keyof Blank, string> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : empty];
    }),
  ) as Record<keyof Blank, string>;
}

/**
 * What stands in a box whose text React keeps, as React takes the page over: typed before, and put back
 * to nothing otherwise. For the first state.
 * @param id of the box
 * @returns '' where the box is not on the page yet
 */
export function valueBeforeHydration(id: string): string {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  return box && 'value' in box && typeof box.value === 'string' ? box.value : '';
}
