import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from '../support/process/site';

/** A server under measurement. */
export interface Server {
  url: string;
  pid: number;
  stop(): Promise<unknown>;
}

/** Starts a program that serves `url` and waits until it answers. */
export async function startServer(
  url: string,
  file: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Server> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk));
  child.once('error', (error) => (complaint += error.message));
  await answers(url, child, () => complaint);
  return { url, pid: child.pid ?? 0, stop: () => ended(child, 'SIGTERM') };
}

async function answers(url: string, child: ChildProcess, complaint: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (await fetch(url).catch(() => null)) return;
    const gone = child.pid === undefined || child.exitCode !== null;
    if (gone || Date.now() > deadline) throw new Error(`${url} does not answer: ${complaint()}`);
    await pause(100);
  }
}

/** Memory that a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const TICKS_PER_SECOND = 100;

/** User and system time of a process, then those of its children that have ended, in ticks. */
function processorTicks(pid: number): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Processor time a process has used so far, in seconds. */
export function processorSeconds(pid: number): number {
  const [user = 0, system = 0] = processorTicks(pid);
  return (user + system) / TICKS_PER_SECOND;
}

/** The same with its children, those that have ended too. */
export function processorSecondsOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const own = processorTicks(pid).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own);
}
