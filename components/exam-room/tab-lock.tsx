import { buttonClass } from '@/components/ui/button';
import { Standing } from './standing';

const nameOf = (attempt: string) => `test:${attempt}`;

/**
 * Takes an attempt for this tab, until the page is left.
 * @param onLost another tab has taken it
 * @returns false while another tab of this browser has it
 */
export function takeTab(attempt: string, onLost: () => void): Promise<boolean> {
  // Missing on pages without TLS and in old browsers: there, the device alone counts.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(attempt), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => undefined);
      })
      .catch(onLost);
  });
}

/** Takes an attempt away from another tab of this browser. */
async function stealTab(attempt: string): Promise<void> {
  await navigator.locks.request(nameOf(attempt), { steal: true }, () => undefined);
}

/** Shown in the tab that does not have the attempt. */
export function InAnotherTab({ attempt }: { attempt: string }) {
  return (
    <Standing heading="Open in another tab">
      <p>This test is open in another tab of this browser.</p>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => void stealTab(attempt).then(() => location.reload())}
      >
        Continue in this tab
      </button>
    </Standing>
  );
}
