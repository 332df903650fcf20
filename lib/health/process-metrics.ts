import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  Counter,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import { openPools } from '@/lib/platform/database-connection';

/** A registry as one process sends it to another. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

const NANOSECONDS = 1e9;
/** Several readers in one window see the same delay. */
const WINDOW_MS = 9_000;

/**
 * Adds the process's memory, delay and database connections.
 * @param process its name; prom-client adds up or compares the processes by the `aggregator`
 */
export function addProcessMetrics(registry: Registry, process: string): void {
  const registers = [registry];
  addMemory(registers, process);
  addLoopDelay(registers, process);
  addPools(registers);
}

function addMemory(registers: Registry[], name: string): void {
  const labels = { process: name };
  new Gauge({
    name: 'site_memory_bytes',
    help: 'Resident memory of each process.',
    labelNames: ['process'],
    // A new worker takes the number of the one that it replaces.
    aggregator: 'max',
    registers,
    collect() {
      this.set(labels, process.memoryUsage.rss());
    },
  });
  let counted = 0;
  new Counter({
    name: 'site_processor_seconds_total',
    help: 'Processor time of each process.',
    labelNames: ['process'],
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      const seconds = (user + system) / 1e6;
      this.inc(labels, seconds - counted);
      counted = seconds;
    },
  });
}

function addLoopDelay(registers: Registry[], name: string): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let began = performance.now();
  let last = { 0.5: 0, 0.99: 0, 1: 0 };
  new Gauge({
    name: 'site_event_loop_delay_seconds',
    help: 'Delay of the event loop in the last ten seconds or more, by quantile.',
    labelNames: ['process', 'quantile'],
    aggregator: 'max',
    registers,
    collect() {
      if (performance.now() - began > WINDOW_MS || last[1] === 0) {
        last = { 0.5: delay.percentile(50), 0.99: delay.percentile(99), 1: delay.max };
        delay.reset();
        began = performance.now();
      }
      for (const [quantile, nanoseconds] of Object.entries(last)) {
        this.set({ process: name, quantile }, nanoseconds / NANOSECONDS);
      }
    },
  });
}

function addPools(registers: Registry[]): void {
  new Gauge({
    name: 'site_pool_connections',
    help: 'Open connections of the pools to PostgreSQL.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset();
      for (const { where, totalCount } of openPools()) this.inc({ pool: where }, totalCount);
    },
  });
  new Gauge({
    name: 'site_pool_waiting',
    help: 'Requests that wait for a connection of a pool now.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset();
      for (const { where, waitingCount } of openPools()) this.inc({ pool: where }, waitingCount);
    },
  });
  const counted = new WeakMap<object, number>();
  new Counter({
    name: 'site_pool_waits_total',
    help: 'Times that all connections of a pool were in use when one was wanted.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const pool of openPools()) {
        this.inc({ pool: pool.where }, pool.waits - (counted.get(pool) ?? 0));
        counted.set(pool, pool.waits);
      }
    },
  });
}
