/** What the primary tells a worker. */
export type Order =
  | { is: 'listen' }
  /** Serve the hashed files of this version too, because its pages are about to be sent by others. */
  | { is: 'alsoServe'; folder: string }
  /** Accept no more connections and end with those that are open; the site goes on. */
  | { is: 'retire' }
  /** The site ends. */
  | { is: 'stop' };

/** What a worker tells the primary. */
export type Report =
  | { is: 'prepared' }
  | { is: 'listening'; port: number }
  | { is: 'alsoServing' }
  | { is: 'retiring' }
  /** It is about to end because of this. */
  | { is: 'failed'; why: string };

export function fromPrimary(obey: (order: Order) => void): void {
  process.on('message', (order) => obey(order as Order));
}

export function toPrimary(report: Report): void {
  // The primary may be gone; the worker notices by its `disconnect`.
  if (process.connected) process.send?.(report, undefined, undefined, () => undefined);
}
