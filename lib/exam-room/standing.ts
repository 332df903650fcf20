import 'server-only';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { FEWEST_SITTERS } from './result-time';

/** Where an attempt lies among the first attempts at its test. */
export interface Standing {
  sitters: number;
  /** 1 is the best; equal marks have the same rank. */
  rank: number;
  /** The share of sitters with the same or fewer marks, in percent. */
  percentile: number;
}

const STANDING = statement(
  'standing-of-marks',
  { paper: 'uuid', marks: 'int4' },
  { sitters: 'int4', better: 'int4' },
  `select count(*)::int4 as sitters, count(*) filter (where marks > $marks)::int4 as better
   from test_attempts where "paperId" = $paper and number = 1 and marks is not null`,
);

/**
 * Rank and percentile of a first attempt with these marks, in sixths.
 * @returns null below the number of sitters from which a rank means something
 */
export async function standingOf(
  paper: string,
  marks: number,
  on: Queryable = pool,
): Promise<Standing | null> {
  const { sitters = 0, better = 0 } = (await STANDING.first(on, { paper, marks })) ?? {};
  if (sitters < FEWEST_SITTERS) return null;
  return { sitters, rank: better + 1, percentile: ((sitters - better) / sitters) * 100 };
}
