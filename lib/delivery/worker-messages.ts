import type { Metrics } from '../health/process-metrics';

/** Messages from the primary to a worker. */
export type Order =
  | { is: 'listen' }
  /** Serve the hashed files of this version too, because workers of it are about to send its pages. */
  | { is: 'alsoServe'; folder: string }
  /** Accept no more connections and exit with the open ones; the site continues. */
  | { is: 'retire' }
  /** Report the counters. */
  | { is: 'measure' }
  /** Answer, unless you hang. */
  | { is: 'ping' }
  /** The site ends. */
  | { is: 'stop' };

/** Messages from a worker to the primary. */
export type Report =
  | { is: 'prepared' }
  | { is: 'listening'; port: number }
  | { is: 'alsoServing' }
  | { is: 'retiring' }
  | { is: 'measured'; metrics: Metrics }
  | { is: 'alive' }
  /** It is about to exit for this reason. */
  | { is: 'failed'; why: string };

export function fromPrimary(obey: (order: Order) => void): void {
  process.on('message', (order) => obey(order as Order));
}

export function toPrimary(report: Report): void {
  void sendReport(report);
}

/** Resolves when the report is sent, or the primary is gone; node:cluster then ends the worker. */
export function sendReport(report: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(report, undefined, undefined, () => resolve());
    else resolve();
  });
}
