import type { ProcessGauges } from '@/lib/health/site-state';
import { env } from '@/lib/platform/env';
import { freeBytes } from '../platform/disk-space';
import type { ProcessMetrics } from './metrics';
import type { Metrics } from '../health/process-metrics';

/** The pools of lib/platform/db.ts. Background work has a pool of its own, which its queues share. */
const REQUESTS: unknown[] = ['database pool', 'search pool'];
const WINDOW_MS = 5 * 60_000;

/** @returns a function that reads them, to be called every few seconds */
export function readGauges(metrics: ProcessMetrics): () => Promise<ProcessGauges> {
  let history: { at: number; answered: number; failed: number }[] = [];
  return async () => {
    const read = await metrics.read();
    const isDynamic = ({ kind }: Labels) => kind !== 'file' && kind !== 'health';
    const counted = {
      at: performance.now(),
      answered: sumOf(valuesOf(read, 'site_requests_total', isDynamic)),
      failed: sumOf(
        valuesOf(read, 'site_requests_total', (one) => isDynamic(one) && one.outcome === '5xx'),
      ),
    };
    history = [...history, counted].filter(({ at }) => at > counted.at - WINDOW_MS);
    const [first = counted] = history;
    const delays = valuesOf(
      read,
      'site_event_loop_delay_seconds',
      (one) => one.quantile === '0.99',
    );
    return {
      answered: counted.answered - first.answered,
      failed: counted.failed - first.failed,
      delaySeconds: Math.max(0, ...delays),
      waiting: sumOf(valuesOf(read, 'site_pool_waiting', ({ pool }) => REQUESTS.includes(pool))),
      memoryBytes: Math.max(0, ...valuesOf(read, 'site_memory_bytes')),
      diskFreeBytes: await freeBytes(env.DATA_DIR),
    };
  };
}

type Labels = Readonly<Record<string, unknown>>;

function valuesOf(
  metrics: Metrics,
  name: string,
  fits: (labels: Labels) => boolean = () => true,
): number[] {
  const metric = metrics.find((one) => one.name === name);
  return (metric?.values ?? []).filter(({ labels }) => fits(labels)).map(({ value }) => value);
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
