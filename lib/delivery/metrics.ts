import cluster, { type Worker } from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, Registry } from 'prom-client';
import { logFailure } from '@/lib/platform/log';
import { addProcessMetrics, type Metrics } from '../health/process-metrics';
import type { Report } from './worker-messages';

/** After this time a worker is shown with its last report. */
const ANSWER_MS = 1_000;

/**
 * Counters of all processes of this copy of the site. Those of ended workers are kept, so that counters
 * never fall.
 */
export class ProcessMetrics {
  readonly #own = new Registry();
  readonly #last = new Map<Worker, Metrics>();
  #ended: Metrics = [];
  #keeping: Promise<unknown> = Promise.resolve();
  #reading: Promise<Metrics> | undefined;

  constructor() {
    addProcessMetrics(this.#own, 'primary');
    cluster.on('message', (worker, report: Report) => {
      if (report.is === 'measured') this.#last.set(worker, report.metrics);
    });
    // Its last report may arrive after its end.
    cluster.on('exit', (worker) => {
      if (!worker.isConnected()) this.#keep(worker);
    });
    cluster.on('disconnect', (worker) => {
      if (worker.isDead()) this.#keep(worker);
    });
  }

  #keep(worker: Worker): void {
    const counted = (this.#last.get(worker) ?? []).filter(({ type }) =>
      ['counter', 'histogram'].includes(String(type)),
    );
    const kept = this.#keeping.then(async () => {
      const sum = await added([this.#ended, counted]);
      if (this.#last.delete(worker)) this.#ended = sum;
    });
    this.#keeping = kept.catch((error: unknown) => logFailure('metrics', error));
  }

  /** Concurrent readers share an answer. */
  read(): Promise<Metrics> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<Metrics> {
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(workers.map(reportOf));
    const own = await this.#own.getMetricsAsJSON();
    return added([this.#ended, own, ...this.#last.values()]);
  }
}

function added(metrics: Metrics[]): Promise<Metrics> {
  return AggregatorRegistry.aggregate(metrics).getMetricsAsJSON();
}

/** Resolves when the worker has reported or ended, or after a second. */
function reportOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late);
      worker.off('message', onMessage).off('exit', end);
      resolve();
    };
    const onMessage = (report: Report) => {
      if (report.is === 'measured') end();
    };
    const late = setTimeout(end, ANSWER_MS);
    worker.on('message', onMessage).on('exit', end);
    if (worker.isConnected()) worker.send({ is: 'measure' }, () => undefined);
    else end();
  });
}

/**
 * Serves `GET /metrics` to this machine only.
 * @param read reads metrics beyond those of the processes
 * @throws Error when the port is taken
 */
export async function serveMetrics(
  port: number,
  processes: ProcessMetrics,
  read: () => Promise<Metrics>,
): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    Promise.all([processes.read(), read()])
      .then((all) => AggregatorRegistry.aggregate(all).metrics())
      .then((text) =>
        response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      )
      .catch((error: unknown) => {
        logFailure('metrics', error);
        response.writeHead(500).end();
      });
  });
  await listening(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `METRICS_PORT ${port} is taken by another program. Stop it, or set another number.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
