import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and until React runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The text in each field of a form, by its name. */
export type FormValues = Readonly<Record<string, string>>;

/** The values of the fields that `blank` names; a choice that has not been made is empty. */
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
 * Puts earlier values back into a form. A field that is read-only, or has been changed since the page
 * came, stays as it is.
 */
export function restoreValues(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= value !== '';
    } else if (isTextField(field) && isUnchanged(field)) field.value = value;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(field: Element | null): field is TextField {
  if (field instanceof HTMLInputElement) return field.type !== 'file';
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

function isUnchanged(field: TextField): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].every((option) => option.selected === option.defaultSelected);
  }
  return !field.readOnly && field.value === field.defaultValue;
}

/**
 * Text typed before hydration into a field whose value is React state, for the first state: React would
 * replace it otherwise.
 * @param id of the field
 * @returns '' where the field is not on the page yet
 */
export function valueBeforeHydration(id: string): string {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  return box && 'value' in box && typeof box.value === 'string' ? box.value : '';
}
