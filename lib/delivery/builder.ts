import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { PictureShape } from '@/content/facts/person-photo';
import { hashSources } from './source-hash';
import { isComplete, versionFolder, versionHash, type Wish } from '../publishing/version-folders';

const LOCK = 'dist/building.lock';
/** Characters kept of a failed build's output. */
const KEPT_OUTPUT = 8_000;
const MOST_QUOTED = 300;
/** Below the priority of the site, which answers meanwhile; for builds that nobody waits for. */
const LOW_PRIORITY = 5;
/** The kernel ends the build before the site when memory runs out. */
const FIRST_TO_END = '800';

/** Limit of a build: one that hangs would hold up every later version. */
const LONGEST_MINUTES = 20;

/** A picture that a version of the site shows; the bytes as base64. */
export interface Picture {
  hash: string;
  shape: PictureShape;
  small: string;
  large: string;
}

/** Input of the build program, on stdin. */
export interface BuildOrder {
  wish: Wish;
  pictures: readonly Picture[];
}

interface Making {
  /** Whether the site is running meanwhile: the build then leaves it memory, and processor unless awaited. */
  isBeside?: boolean;
  /** Whether somebody waits for it: at low priority, two busy programs would make it four times as long. */
  isAwaited?: boolean;
  signal?: AbortSignal;
  /** The photos of the people whom the version shows. */
  pictures?: readonly Picture[];
  /** Shows a line of the build's output. */
  show?: (line: string) => void;
}

type CommandLine = [file: string, ...args: string[]];

/** On Linux, the kernel ends the program as soon as its parent process is gone. */
export function diesWithParent(line: CommandLine): CommandLine {
  return process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--', ...line] : line;
}

/** Message of a build of which a part was killed. */
export const BUILD_KILLED =
  'Error: it was ended from outside, perhaps because this machine has too little memory. ' +
  'Try once more.';

/** Message when a photo of the facts is not in the database. */
export const PHOTO_MISSING = 'A photo of a teacher or a student is missing.';

/** A failed build; the message quotes its output. */
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
 * Builds a version, unless there is one, in a separate process and after any other build in this folder.
 * @returns the folder of the version
 * @throws BuildFailed
 */
export async function makeVersion(
  wish: Wish,
  { isBeside = false, isAwaited = false, signal, pictures = [], show = console.log }: Making = {},
): Promise<string> {
  const there = versionFolder(versionHash(hashSources(), wish));
  if (isComplete(there)) return there;
  await mkdir(path.dirname(LOCK), { recursive: true });
  const program = [process.execPath, '--conditions=react-server', '--import', 'tsx'] as const;
  const command: CommandLine = [...program, 'lib/commands/build.ts', '--locked'];
  // The lock is a file held open by the program, so it ends with it in any case.
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
  if (isBeside && child.pid) await lowerPriority(child.pid, isAwaited ? 0 : LOW_PRIORITY);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify({ wish, pictures } satisfies BuildOrder));
  await ended;
  if (folder === undefined) throw new BuildFailed(output.trim());
  return folder;
}

/** Leftover processes of a killed build would keep memory and our pipes open. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

/** The lowest priority of a process. */
const LOWEST_PRIORITY = 19;

/**
 * Starts a command of lib/commands as npm does, at the lowest priority; it ends with this process.
 * @param args its file and arguments
 */
export function startCommand(args: readonly string[], options: SpawnOptions): ChildProcess {
  const [file, ...line] = diesWithParent([
    process.execPath,
    '--conditions=react-server',
    '--import',
    'tsx',
    '--import',
    './lib/commands/prepare-command.mjs',
    ...args,
  ]);
  const child = spawn(file, line, options);
  if (child.pid) void lowerPriority(child.pid, LOWEST_PRIORITY);
  return child;
}

/** Leaves processor and memory to the site while another program runs beside it. */
async function lowerPriority(pid: number, priority: number): Promise<void> {
  try {
    setPriority(pid, priority);
    if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_END);
  } catch {
    // It has ended already, and reports the reason itself.
  }
}
