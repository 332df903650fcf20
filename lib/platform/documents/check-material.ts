import 'server-only';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { WorkersBusy } from './worker-pool';

const LONGEST_QUEUE = 8;
const LONGEST_WAIT_MS = 8_000;
/** Limit of JavaScript's heap, in MiB; material-process.mjs limits the whole process. */
const HEAP_MB = 384;

const TOO_MUCH =
  'This PDF takes too much memory or time to prepare. Open it, print it into a new PDF or split it, then choose that one.';

/** The checked upload; `stampAt`: see stamp-pdf.mjs, null for a picture. */
export type CheckedMaterial =
  | { type: string; bytes: Uint8Array<ArrayBuffer>; stampAt: number | null }
  | { refusal: string };

// Next loads this module once per bundle; all copies share the queue.
const shared = globalThis as { materialQueue?: { busy: boolean; waiting: (() => void)[] } };
const queue = (shared.materialQueue ??= { busy: false, waiting: [] });

/**
 * Checks course material in a separate process: one at a time, with limits of memory and time.
 * @param read is called when it is the upload's turn, so that waiting uploads take no memory
 * @throws WorkersBusy at once when the queue is full, otherwise within eight seconds
 */
export async function checkInProcess(
  read: () => Promise<Uint8Array>,
  stampLength: number,
): Promise<CheckedMaterial> {
  await turn();
  try {
    return await check(await read(), stampLength);
  } finally {
    queue.busy = false;
    queue.waiting.shift()?.();
  }
}

function turn(): Promise<void> {
  if (!queue.busy) {
    queue.busy = true;
    return Promise.resolve();
  }
  if (queue.waiting.length >= LONGEST_QUEUE) return Promise.reject(new WorkersBusy());
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timeout);
      queue.busy = true;
      resolve();
    };
    const timeout = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(start), 1);
      reject(new WorkersBusy());
    }, LONGEST_WAIT_MS);
    queue.waiting.push(start);
  });
}

/** The answer is a line of JSON, then the bytes. A process that ends without one took too much. */
function check(bytes: Uint8Array, stampLength: number): Promise<CheckedMaterial> {
  const file = path.join(process.cwd(), 'lib/platform/documents/material-process.mjs');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, file, `${stampLength}`],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // The process needs no setting, and so no secret.
      env: { NODE_ENV: 'production' },
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The process may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return resolve({ refusal: TOO_MUCH });
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\n');
      const checked = JSON.parse(answer.toString('utf8', 0, end)) as CheckedMaterial;
      const rest = new Uint8Array(answer.subarray(end + 1));
      resolve('refusal' in checked ? checked : { ...checked, bytes: rest });
    });
  });
}
