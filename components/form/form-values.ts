import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this page was opened with the browser's Back or Forward. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

/** The text of each field, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** The values of the fields of `blank`; '' for an unselected choice. */
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

/** Restores earlier values. Read-only fields and fields edited since the page loaded are kept. */
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

const isChoice = (field: TextField): field is HTMLInputElement =>
  /^(checkbox|radio)$/.test(field.type);

function isUnchanged(field: TextField): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].every((option) => option.selected === option.defaultSelected);
  }
  if (isChoice(field)) return field.checked === field.defaultChecked;
  return !field.readOnly && field.value === field.defaultValue;
}

/**
 * Text typed before hydration, as the initial state of a controlled field: React would replace it otherwise.
 * @param id id of the field
 * @returns '' if the field is not on the page yet
 */
export function valueBeforeHydration(id: string): string {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  return box && 'value' in box && typeof box.value === 'string' ? box.value : '';
}

/**
 * The named fields of a form that were changed before hydration: React keeps the values of controlled ones,
 * but calls no handler. Read them as initial state, because the next render resets them.
 * @param id id of the form
 */
export function fieldsChangedBeforeHydration(id: string): readonly TextField[] {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return [];
  return [...form.elements].filter(
    (field): field is TextField => isTextField(field) && field.name !== '' && !isUnchanged(field),
  );
}

/** A named field before hydration; `isOn` is false for a box or radio button that is not ticked. */
export interface EarlyField {
  name: string;
  value: string;
  isOn: boolean;
}

/**
 * Calls `adopt` after hydration with the fields of a form that were changed before it, if any.
 * @param id id of the form
 */
export function useEarlyFields(id: string, adopt: (fields: readonly EarlyField[]) => void): void {
  const [early] = useState(() =>
    fieldsChangedBeforeHydration(id).map((field) => ({
      name: field.name,
      value: field.value,
      isOn: !isChoice(field) || field.checked,
    })),
  );
  const adoptEarly = useEffectEvent(adopt);
  useEffect(() => {
    if (early.length > 0) adoptEarly(early);
  }, [early]);
}
