/**
 * Whether a form that has its answer may move the focus: it is in the form, or was lost with what had it.
 * Anywhere else somebody works meanwhile, and must not go on typing into another field.
 */
export function isFocusFree(form: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || form?.contains(activeElement) === true;
}
