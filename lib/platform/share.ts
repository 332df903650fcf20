import cluster from 'node:cluster';
import { env } from './env';

/**
 * The part of a limit that counts in this process: where several workers serve one copy of the site,
 * they have the limit together. At least one.
 */
export function shareOf(limit: number): number {
  return cluster.isWorker ? Math.max(1, Math.ceil(limit / env.WORKERS)) : limit;
}
