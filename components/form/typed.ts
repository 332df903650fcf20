/** The text in each field of a form, by its name. */
export type Typed = Readonly<Record<string, string>>;

/** What stands in the fields that `blank` names; a choice that has not been made is empty. */
export function typedIn(form: HTMLFormElement | null, blank: Typed): Typed {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : empty];
    }),
  );
}
