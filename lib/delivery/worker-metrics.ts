import type { ServerResponse } from 'node:http';
import { Counter, Histogram, Registry } from 'prom-client';
import { addProcessMetrics, type Metrics } from '../health/process-metrics';
import { isApi, isOffice } from './request-rules';
import type { Serve } from './web-server';

type Kind = 'file' | 'page' | 'office' | 'call' | 'health';
const TIMED: readonly Kind[] = ['page', 'office', 'call'];

/** Metrics of this worker: answers and resource use. */
export interface WorkerMetrics {
  /** Counts and times answers. */
  measured(serve: Serve): Serve;
  read(): Promise<Metrics>;
}

/** @param slot number of the worker, which its replacement inherits */
export function workerMetrics(slot: string): WorkerMetrics {
  const registry = new Registry();
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind (file: sent from memory; page: of students; office; call; health) and class of status; "broken off" where the client left before the whole answer was sent.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From a request to the end of its answer; files from memory are not timed.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  // A series that starts with its first fault would show no increase.
  for (const kind of TIMED) {
    for (const outcome of ['2xx', '4xx', '5xx']) requests.inc({ kind, outcome }, 0);
    durations.zero({ kind });
  }
  addProcessMetrics(registry, `worker ${slot}`);
  // Thousands a second, which prom-client's own counting would slow down.
  const files = new Map<number, number>();
  const note = (kind: Kind, began: number, response: ServerResponse) => {
    const outcome = response.writableFinished ? classOf(response.statusCode) : 'broken off';
    requests.inc({ kind, outcome });
    if (TIMED.includes(kind)) durations.observe({ kind }, (performance.now() - began) / 1_000);
  };
  return {
    measured: (serve) => (request, response) => {
      const { url = '/' } = request;
      const began = performance.now();
      const answering = serve(request, response);
      if (response.writableEnded && !isApi(url)) {
        files.set(response.statusCode, (files.get(response.statusCode) ?? 0) + 1);
      } else {
        response.once('close', () => note(kindOf(url), began, response));
      }
      return answering;
    },
    read: () => {
      for (const [status, count] of files) {
        requests.inc({ kind: 'file', outcome: classOf(status) }, count);
      }
      files.clear();
      return registry.getMetricsAsJSON();
    },
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Kind of a URL without a finished file. */
export function kindOf(url: string): Kind {
  if (url.startsWith('/api/health/')) return 'health';
  if (isApi(url)) return 'call';
  return isOffice(url) || /^\/admin([/?]|$)/.test(url) ? 'office' : 'page';
}
