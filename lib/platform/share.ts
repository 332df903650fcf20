import cluster from 'node:cluster';
import { env } from './env';

/**
 * The share of a limit that this process counts: the workers of one copy of the site divide it. At least
 * one.
 */
export function shareOf(limit: number): number {
  return cluster.isWorker ? Math.max(1, Math.ceil(limit / env.WORKERS)) : limit;
}
