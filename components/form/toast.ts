export type Toast = { kind: 'success' | 'warning' | 'error'; text: string };

/** Title of a toast when nothing could be sent, which no form shows as a refusal. */
export const NO_CONNECTION = 'No connection';

let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];

/** Shows a toast for two seconds, or queues it until the toaster has loaded. */
export function showToast(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
}

/**
 * Registers the toaster.
 * @returns unregisters it
 */
export function connectToaster(toaster: (toast: Toast) => void): () => void {
  show = toaster;
  waiting.splice(0).forEach(toaster);
  return () => (show = null);
}
