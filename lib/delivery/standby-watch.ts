import { openPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log } from '@/lib/platform/log';
import { confirmWith, noteStandby, readStandby, STANDBY } from '@/prisma/standby/first-machine';

const LOOK_MS = 1_000;
/** Leads and money wait no longer for a standby that is away. */
const AWAY_MS = 3_000;
const NOTE_MS = 15_000;

/**
 * Looks after the standby of the built-in PostgreSQL. With STANDBY_CONFIRMS, leads and money wait for its word while
 * it follows; while it is away they do not, which is told.
 * @param url of the owner of the tables
 */
export function watchStandby(url: string): Loop | null {
  if (!env.STANDBY_LISTEN) return null;
  if (env.DATABASE_URL) {
    log.warn({ where: 'standby', hint: NOT_OURS });
    return null;
  }
  const pool = openPool(url, 'standby', { max: 1, query_timeout: 5_000 });
  let seenAt = 0;
  let notedAt = 0;
  let told: boolean | null = null;
  const look = async () => {
    const state = await readStandby(pool);
    const isHere = state.lagSeconds !== null;
    if (isHere) seenAt = Date.now();
    const isAway = Date.now() - seenAt > AWAY_MS;
    if (env.STANDBY_CONFIRMS && (isHere ? !state.confirms : state.confirms && isAway)) {
      await confirmWith(pool, isHere ? STANDBY : '');
      state.confirms = isHere;
    }
    if (told !== isHere && (isHere || isAway)) {
      if (isHere) log.info({ where: 'standby', hint: 'It follows.' });
      else
        log.error({
          where: 'standby',
          hint: 'It is away: what is written now is on this machine only.',
        });
      told = isHere;
      notedAt = 0;
    }
    if (Date.now() - notedAt > NOTE_MS) {
      await noteStandby(env.DATA_DIR, state);
      notedAt = Date.now();
    }
    return LOOK_MS;
  };
  const loop = startLoop('standby', look, LOOK_MS);
  return { stop: () => loop.stop().then(() => pool.end()) };
}

const NOT_OURS =
  'STANDBY_LISTEN is for the built-in PostgreSQL. Your own has settings of its own for this (docs/operations.md, "A second machine").';
