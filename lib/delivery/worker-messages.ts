import type { Metrics } from '../health/process-metrics';

/** What the primary tells a worker. */
export type Order =
  | { is: 'listen' }
  /** Serve the hashed files of this version too, because its pages are about to be sent by others. */
  | { is: 'alsoServe'; folder: string }
  /** Accept no more connections and end with those that are open; the site goes on. */
  | { is: 'retire' }
  /** Say what you have counted. */
  | { is: 'measure' }
  /** The site ends. */
  | { is: 'stop' };

/** What a worker tells the primary. */
export type Report =
  | { is: 'prepared' }
  | { is: 'listening'; port: number }
  | { is: 'alsoServing' }
  | { is: 'retiring' }
  | { is: 'measured'; metrics: Metrics }
  /** It is about to end because of this. */
  | { is: 'failed'; why: string };

export function fromPrimary(obey: (order: Order) => void): void {
  process.on('message', (order) => obey(order as Order));
}

export function toPrimary(report: Report): void {
  void told(report);
}

/** Resolves when the report is on its way, or the primary is gone; node:cluster then ends the worker. */
export function told(report: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(report, undefined, undefined, () => resolve());
    else resolve();
  });
}
