import { env } from '@/lib/platform/env';
import { errorSentence } from '@/lib/platform/fault-words';
import { MINUTE_MS, startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log } from '@/lib/platform/log';
import type { TargetName } from '@/prisma/archive/archive-files';
import {
  archiveState,
  archiveTargets,
  isArchived,
  noteTargetProblem,
  openTarget,
  shipErasures,
  siteArchive,
  type TargetState,
} from '@/prisma/archive/site-archive';
import {
  chainSince,
  encryptLog,
  isBaseDue,
  shipLog,
  switchSegment,
  type ArchiveWork,
} from '@/prisma/archive/write-archive';
import { startCommand } from './builder';

const LOOK_MS = 5_000;
/** How long what was written may stay in a segment that is not full. */
const SWITCH_MS = 30_000;
/** After a base backup that failed. */
const RETRY_MS = 10 * MINUTE_MS;
/** From a base backup to the rehearsal of a restore, so that something was written in between. */
const REHEARSAL_DELAY_MS = 10 * MINUTE_MS;
/** After a rehearsal that failed. */
const REHEARSAL_RETRY_MS = 60 * MINUTE_MS;

/**
 * Copies what the built-in PostgreSQL writes into each target of the archive, makes a base backup every night, and
 * rehearses a restore from it. A target that cannot be reached is a problem that is told: it stops neither the site
 * nor the others.
 * @param url of the owner of the tables
 */
export function startArchive(url: string, signal: AbortSignal): Loop | null {
  if (!isArchived()) {
    if (archiveTargets().length > 0) log.warn({ where: 'archive', hint: NOT_OURS });
    return null;
  }
  const names = archiveTargets();
  let work: Promise<ArchiveWork> | null = null;
  /** Known once PostgreSQL has said which cluster this is. */
  const working = () => {
    work ??= siteArchive(url).catch((error: unknown) => {
      work = null;
      throw error;
    });
    return work;
  };
  const encrypting = async () => {
    await encryptLog(await working(), names);
    return LOOK_MS;
  };
  const switching = async () => {
    await switchSegment(url);
    return SWITCH_MS;
  };
  const loops = [
    startLoop('archive', encrypting, LOOK_MS),
    startLoop('archive segments', switching, LOOK_MS),
  ];
  const making: (() => Promise<void>)[] = [];
  for (const name of names) {
    const base: BaseProblem = { problem: null };
    loops.push(startLoop(`archive ${name}`, shipping(name, working, base, signal), LOOK_MS));
    making.push(makingBases(name, base, signal));
  }
  const makingAll = async () => {
    await working();
    // One after the other: each needs room on the disk that it has found before.
    for (const make of making) await make();
    return LOOK_MS;
  };
  loops.push(startLoop('base backups', makingAll, LOOK_MS));
  return { stop: () => Promise.all(loops.map((loop) => loop.stop())).then(() => undefined) };
}

const NOT_OURS =
  'ARCHIVE_FOLDER and ARCHIVE_S3_URL are for the built-in PostgreSQL. Archive your own with its tools, such as pgBackRest.';

/** Why the last base backup failed, in a sentence. */
interface BaseProblem {
  problem: string | null;
}

type Working = () => Promise<ArchiveWork>;

function shipping(name: TargetName, working: Working, base: BaseProblem, signal: AbortSignal) {
  const where = `archive ${name}`;
  let told: string | null = null;
  return async () => {
    const problem = await (async () => {
      // Opened each time: a folder whose disk is gone must not be filled.
      const [work, target] = [await working(), await openTarget(name)];
      await shipLog(work, target);
      await shipErasures(work, target);
      return base.problem;
    })().catch((error: unknown) => errorSentence(error, 'ARCHIVE_FOLDER'));
    if (signal.aborted) return LOOK_MS;
    await noteTargetProblem(name, problem);
    if (problem !== told) {
      if (problem) log.error({ where, hint: problem });
      else log.info({ where, hint: 'It can be written again.' });
    }
    told = problem;
    return LOOK_MS;
  };
}

function makingBases(name: TargetName, base: BaseProblem, signal: AbortSignal) {
  const isDue = async () => isBaseDue(await chainSince(env.DATA_DIR, name));
  let retryAt = 0;
  return async () => {
    if (Date.now() > retryAt && (await isDue())) {
      retryAt = Date.now() + RETRY_MS;
      const fault = await runLow(['lib/commands/archive.ts', name], signal);
      const isMissing = fault !== null && (await isDue());
      base.problem = isMissing ? `No base backup was written. ${fault}` : fault;
    }
    const state = (await archiveState()).find((one) => one.name === name);
    if (state && isRehearsalDue(state)) {
      // It notes by itself what became of it.
      const fault = await runLow(['lib/commands/rehearse.ts', name], signal);
      if (fault !== null) log.error({ where: `rehearsal ${name}`, hint: fault });
    }
  };
}

/** Whether the newest base backup is followed by no rehearsal yet, or the last one failed an hour ago. */
export function isRehearsalDue(
  { baseAt, rehearsals }: Pick<TargetState, 'baseAt' | 'rehearsals'>,
  now = Date.now(),
): boolean {
  if (!baseAt || baseAt.getTime() > now - REHEARSAL_DELAY_MS) return false;
  if (!rehearsals) return true;
  const triedAt = Date.parse(rehearsals.triedAt);
  if (rehearsals.problem !== null) return triedAt < now - REHEARSAL_RETRY_MS;
  return triedAt < baseAt.getTime();
}

/**
 * Runs a command at the lowest priority.
 * @returns the end of what it complained of when it failed; null for a success
 */
async function runLow(args: readonly string[], signal: AbortSignal): Promise<string | null> {
  const child = startCommand(args, {
    // As its owner, not as the role that the site runs as: that may not read PostgreSQL's log.
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = `${said}${text}`.slice(-2_000)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', resolve);
  });
  if (code === 0 || signal.aborted) return null;
  return said.trim().split('\n').at(-1) ?? 'Its process was ended.';
}
