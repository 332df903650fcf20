import type { FormValues } from '@/components/form/form-values';

/**
 * Puts kept answers back into a form. What the plan or the server has written for good stays, and so does
 * what was typed before the script had arrived.
 */
export function fillIn(form: HTMLFormElement, answers: FormValues): void {
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = answer;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = answer !== '';
    } else if (isText(field) && !field.readOnly && field.value === field.defaultValue) {
      field.value = answer;
    }
  }
}

/** Writes an answer that follows from others. */
export function writeAnswer(form: HTMLFormElement, name: string, answer: string): void {
  const field = form.elements.namedItem(name);
  if (isText(field)) field.value = answer;
}

/** Moves to the first field, in the order of the page, that `names` names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (names.includes(field.getAttribute('name') ?? '')) {
      return (field as HTMLElement).focus();
    }
  }
}

function isText(field: Element | RadioNodeList | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
