import type { KeyboardEvent } from 'react';

const RESULTS = 'a.result';

/**
 * Arrow up and down go from result to result and back to the box; Escape goes back to it. What has the
 * focus is what is read out, and Enter opens it as it opens any link.
 */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const at = target as HTMLElement;
  const box = currentTarget.querySelector<HTMLInputElement>('#search');
  const isResult = at.matches(RESULTS);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!isResult && at !== box) return;
  if (key === 'Escape' && isResult) {
    box?.focus();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [box, ...currentTarget.querySelectorAll<HTMLElement>(RESULTS)];
  const next = stops[stops.indexOf(at as HTMLInputElement) + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** To the first of the results. */
export function focusFirstResult(): void {
  document.querySelector<HTMLElement>(RESULTS)?.focus();
}
