// Reads one upload in a separate process (see check-material.ts), whose memory is freed when it ends.
import os from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import { checkMaterial } from './stamp-pdf.mjs';

/** Enough for a PDF of 50 MB. The heap has a limit of its own; this limits the whole process. */
const MOST_MEMORY = 640 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const LONGEST_MS = 60_000;

/** Ends the process when it exceeds its limits or its parent has ended, even while it is busy. */
function watch() {
  const [parent, until] = [process.ppid, Date.now() + LONGEST_MS];
  setInterval(() => {
    const isOver = process.memoryUsage.rss() > MOST_MEMORY || Date.now() > until;
    if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
}

async function answer() {
  const watcher = new Worker(new URL(import.meta.url));
  watcher.unref();
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const upload = new Uint8Array(Buffer.concat(chunks));
  const stampLength = Number(process.argv[2]);
  const { bytes = new Uint8Array(), ...checked } = {
    .../** @type {{ bytes?: Uint8Array }} */ (await checkMaterial({ bytes: upload, stampLength })),
  };
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  process.stdout.write(bytes, () => process.exit(0));
}

if (isMainThread) {
  try {
    os.setPriority(10);
  } catch {
    // Not allowed here.
  }
  await answer();
} else watch();
