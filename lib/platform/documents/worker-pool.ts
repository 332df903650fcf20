import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PhotoSize, PictureShape } from '@/content/facts/person-photo';
import { logFailure } from '@/lib/platform/log';
import { shareOf } from '@/lib/platform/share';

const MOST_WORKERS = 2;
const LONGEST_QUEUE = 40;
/** One requester's place in the queue; the other worker stays free for others. */
const WAITING_PER_REQUESTER = 12;
const LONGEST_WAIT_MS = 8_000;
const LONGEST_WORK_MS = 10_000;
export const BUSY_RETRY_SECONDS = 30;

/** The queue is full, or the work took too long; it may be asked for again. */
export class WorkersBusy extends Error {
  override name = 'WorkersBusy';
}

/** Compares the name: Next gives pages and routes separate copies of this module. */
export const isWorkersBusy = (error: unknown) =>
  error instanceof Error && error.name === 'WorkersBusy';

/** Inputs and results of a worker, see worker.mjs. */
interface Work {
  pdf: {
    input: {
      template: string;
      data: unknown;
      qr: string;
      slip?: string | null;
      photo: Uint8Array | null;
    };
    result: Uint8Array<ArrayBuffer>;
  };
  photo: {
    input: Uint8Array<ArrayBuffer>;
    result: { jpeg: Uint8Array<ArrayBuffer> } | { refusal: string };
  };
  portrait: TwoSizes;
  page: TwoSizes;
  drawing: {
    input: Uint8Array<ArrayBuffer>;
    result: { webp: Uint8Array<ArrayBuffer>; width: number; height: number } | { refusal: string };
  };
}

interface TwoSizes {
  input: Uint8Array<ArrayBuffer>;
  result: Record<PhotoSize, Uint8Array<ArrayBuffer>> | { refusal: string };
}

/** The result for a usable photo. */
export type Drawn<Kind extends 'photo' | PictureShape> = Exclude<
  Work[Kind]['result'],
  { refusal: string }
>;

interface Job {
  message: { kind: string; input: unknown };
  requester: string | null;
  until: number;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Pool {
  waiting: Job[];
  running: Set<Job>;
  idle: Worker[];
}

// Next loads this module once per bundle; all copies share the workers.
const shared = globalThis as { documentWorkers?: Pool };
const pool = (shared.documentWorkers ??= { waiting: [], running: new Set(), idle: [] });

/**
 * Makes a PDF or re-encodes a photo in a worker thread: two at once, and for one requester one at a time.
 * @param requester an account or an address; null has no limit of its own
 * @throws WorkersBusy at once when the queue is full, otherwise within eight seconds
 */
export function inWorker<Kind extends keyof Work>(
  kind: Kind,
  input: Work[Kind]['input'],
  requester: string | null,
): Promise<Work[Kind]['result']> {
  return new Promise((resolve, reject) => {
    const own = pool.waiting.filter((job) => job.requester === requester).length;
    const isFull = requester !== null && own >= shareOf(WAITING_PER_REQUESTER);
    if (isFull || pool.waiting.length >= shareOf(LONGEST_QUEUE)) return reject(new WorkersBusy());
    const until = Date.now() + LONGEST_WAIT_MS;
    pool.waiting.push({ message: { kind, input }, requester, until, resolve, reject });
    setTimeout(startNext, LONGEST_WAIT_MS + 1).unref();
    startNext();
  });
}

function startNext(): void {
  for (const late of pool.waiting.filter(({ until }) => until < Date.now())) {
    pool.waiting.splice(pool.waiting.indexOf(late), 1);
    late.reject(new WorkersBusy());
  }
  while (pool.running.size < MOST_WORKERS) {
    const busy = new Set([...pool.running].map(({ requester }) => requester));
    const next = pool.waiting.findIndex(
      ({ requester }) => requester === null || !busy.has(requester),
    );
    const [job] = next < 0 ? [] : pool.waiting.splice(next, 1);
    if (!job) return;
    run(job);
  }
}

function run(job: Job): void {
  pool.running.add(job);
  const worker = pool.idle.pop() ?? newWorker();
  worker.ref();
  const finish = (settle: () => void, isReusable: boolean) => {
    clearTimeout(timeout);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
    if (isReusable) pool.idle.push(worker);
    else void worker.terminate();
    pool.running.delete(job);
    settle();
    startNext();
  };
  const onMessage = ({ result, fault }: { result: never; fault?: string }) =>
    finish(() => (fault === undefined ? job.resolve(result) : job.reject(new Error(fault))), true);
  const onError = (error: Error) => finish(() => job.reject(error), false);
  const onExit = () => finish(() => job.reject(new WorkersBusy()), false);
  const timeout = setTimeout(onExit, LONGEST_WORK_MS);
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  worker.postMessage(job.message);
}

function newWorker(): Worker {
  const file = path.join(process.cwd(), 'lib/platform/documents/worker.mjs');
  // Written so that Next's bundler does not see it and bundle the worker, native modules included.
  const worker = Reflect.construct(Worker, [file, { execArgv: [] }]);
  worker.on('error', (error) => logFailure('document worker', error));
  worker.on('exit', () => (pool.idle = pool.idle.filter((one) => one !== worker)));
  return worker;
}
