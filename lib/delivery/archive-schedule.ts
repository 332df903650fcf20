import { env } from '@/lib/platform/env';
import { errorSentence } from '@/lib/platform/fault-words';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log } from '@/lib/platform/log';
import {
  isArchived,
  noteArchiveProblem,
  shipErasures,
  siteArchive,
  siteTarget,
} from '@/prisma/archive/site-archive';
import { isBaseDue, shipLog, type ArchiveWork } from '@/prisma/archive/write-archive';
import { startCommand } from './builder';

const LOOK_MS = 5_000;
/** After a base backup that failed. */
const RETRY_MS = 10 * 60_000;

/**
 * Copies what the built-in PostgreSQL writes into the archive, and makes a base backup every day. A target that
 * cannot be reached is a problem that is told, and no reason to stop.
 * @param url of the owner of the tables
 */
export function startArchive(url: string, signal: AbortSignal): Loop | null {
  if (!isArchived()) {
    if (env.ARCHIVE_FOLDER) log.warn({ where: 'archive', hint: NOT_OURS });
    return null;
  }
  let work: ArchiveWork | null = null;
  let told: string | null = null;
  let retryAt = 0;
  const look = async () => {
    const problem = await (async () => {
      // Looked at each time: a folder whose disk is gone must not be filled.
      work = work ? { ...work, target: await siteTarget() } : await siteArchive(url);
      await shipLog(work);
      await shipErasures(work);
      if (Date.now() > retryAt && (await isBaseDue(env.DATA_DIR))) {
        retryAt = Date.now() + RETRY_MS;
        await runBase(signal);
      }
      return null;
    })().catch((error: unknown) => errorSentence(error, 'ARCHIVE_FOLDER'));
    if (signal.aborted) return LOOK_MS;
    await noteArchiveProblem(problem);
    if (problem !== told) {
      if (problem) log.error({ where: 'archive', hint: problem });
      else log.info({ where: 'archive', hint: 'It can be written again.' });
    }
    told = problem;
    return LOOK_MS;
  };
  return startLoop('archive', look, LOOK_MS);
}

const NOT_OURS =
  'ARCHIVE_FOLDER is for the built-in PostgreSQL. Archive your own with its tools, such as pgBackRest.';

/** @throws Error when there is no new base backup */
async function runBase(signal: AbortSignal): Promise<void> {
  const child = startCommand(['lib/commands/archive.ts'], {
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
  if (code !== 0 && !signal.aborted) {
    throw new Error(`No base backup was written. ${said.trim().split('\n').at(-1) ?? ''}`);
  }
}
