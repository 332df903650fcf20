import { tabStorage } from '@/components/form/storage';
import type { Typed } from '@/components/form/typed';

const KEY = 'sign-up';

/** Keeps what is typed until the tab is closed. The photo is not among it. */
export function keepTyping(typed: Typed): void {
  tabStorage.writeJson(KEY, typed);
}

export function forgetTyping(): void {
  tabStorage.remove(KEY);
}

/** Puts what was kept into the fields of `form` that are as they were in the beginning. */
export function restoreTyping(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(tabStorage.readJson(KEY) ?? {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= value === 'on';
    } else if (isText(field) && field.value === '' && typeof value === 'string') {
      field.value = value;
    }
  }
}

function isText(
  field: unknown,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    (field instanceof HTMLInputElement && field.type !== 'file') ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
