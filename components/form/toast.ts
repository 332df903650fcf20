export type Toast = { kind: 'success' | 'warning' | 'error'; text: string };

let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];

/** Says it for two seconds; as soon as there is a toaster, when it is still on its way. */
export function showToast(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
}

/** The toaster stands in the page. @returns takes it away again */
export function connectToaster(toaster: (toast: Toast) => void): () => void {
  show = toaster;
  waiting.splice(0).forEach(toaster);
  return () => (show = null);
}
