import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { hashSources } from './source-hash';
import { isComplete, versionFolder, versionHash, type Wish } from '../publishing/version-folders';

const LOCK = 'dist/building.lock';
/** Of what a failed build said last, for whoever asked for it. */
const KEPT_OUTPUT = 8_000;
const MOST_QUOTED = 300;
/** Below that of the site, which is answering meanwhile. */
const LOW_PRIORITY = 5;
/** The kernel ends the build before the site when the memory is not enough for both. */
const FIRST_TO_END = '800';

/** One that hangs would keep every later version waiting. */
const LONGEST_MINUTES = 20;

/** A photo that a version of the site shows; the bytes as base64. */
export interface Picture {
  hash: string;
  small: string;
  large: string;
}

/** What the program of a build reads from stdin. */
export interface BuildOrder {
  wish: Wish;
  pictures: readonly Picture[];
}

interface Making {
  /** Whether the site is running meanwhile: the build then leaves it processor and memory. */
  isBeside?: boolean;
  signal?: AbortSignal;
  /** The photos of the people whom the version shows. */
  pictures?: readonly Picture[];
  /** Shows a line of what the build says. */
  show?: (line: string) => void;
}

type CommandLine = [file: string, ...args: string[]];

/** On Linux, the kernel ends the program as soon as the process that started it is gone. */
export function diesWithParent(line: CommandLine): CommandLine {
  return process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--', ...line] : line;
}

/** What a build says of a part of it that was killed. */
export const BUILD_KILLED =
  'Error: it was ended from outside, perhaps because this machine has too little memory. ' +
  'Try once more.';

/** What is said where a photo of the facts is not in the database. */
export const PHOTO_MISSING = 'A photo of a teacher or a student is missing.';

/** A build that did not succeed; the message quotes what it said. */
export class BuildFailed extends Error {
  constructor(output: string) {
    const lines = stripVTControlCharacters(output)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const said = lines.find((line) => /^(⨯ )?(\w*Error\b|Failed)/.test(line)) ?? lines.at(-1);
    const quoted = said?.replace(/^Error: /, '') ?? 'it said nothing';
    super(`The site could not be built: ${quoted.slice(0, MOST_QUOTED)}`);
  }
}

/**
 * Builds a version, unless there is one, in a process of its own and after any other build in this
 * folder.
 * @returns the folder of the version
 * @throws BuildFailed
 */
export async function makeVersion(
  wish: Wish,
  { isBeside = false, signal, pictures = [], show = console.log }: Making = {},
): Promise<string> {
  const there = versionFolder(versionHash(hashSources(), wish));
  if (isComplete(there)) return there;
  await mkdir(path.dirname(LOCK), { recursive: true });
  const program = [process.execPath, '--conditions=react-server', '--import', 'tsx'] as const;
  const command: CommandLine = [...program, 'lib/commands/build.ts', '--locked'];
  // The lock is the program's open file, so it ends with the program, however that ends.
  const locked: CommandLine =
    process.platform === 'linux' ? ['flock', '--no-fork', LOCK, ...command] : command;
  const [file, ...args] = diesWithParent(locked);
  const tooLong = AbortSignal.timeout(LONGEST_MINUTES * 60_000);
  const child = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    // Its own process group, so that its children can be killed with it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream.on('data', keep)).on('line', show);
  }
  let folder: string | undefined;
  child.on('message', (message) => (folder = String(message)));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      keep(Buffer.from(error.message));
      if (!child.pid) resolve();
    });
    child.once('exit', (_code, how) => {
      endGroup(child.pid);
      if (tooLong.aborted) output = `Error: it took more than ${LONGEST_MINUTES} minutes.`;
      else if (how) output = BUILD_KILLED;
    });
    child.once('close', () => resolve());
  });
  if (isBeside && child.pid) await leaveRoom(child.pid);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify({ wish, pictures } satisfies BuildOrder));
  await ended;
  if (folder === undefined) throw new BuildFailed(output.trim());
  return folder;
}

/** What outlives a build that was killed would keep its memory, and the pipes open that we read. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/** Leaves processor and memory to the site while another program runs beside it. */
export async function leaveRoom(pid: number, priority = LOW_PRIORITY): Promise<void> {
  try {
    setPriority(pid, priority);
    if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_END);
  } catch {
    // It has ended already, and says why itself.
  }
}
