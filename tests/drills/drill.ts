import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/commands/run';
import { stopAll } from './drill-site';

/** Result of a drill. */
export interface Finding {
  isGood: boolean;
  /** Last words of the report, such as "1,000 answers, 1,000 rows, none lost". */
  words: string;
}

export interface Drill {
  /** An empty folder for its data, deleted if the drill passes. */
  folder: string;
  /** Arguments after the name on the command line. */
  args: readonly string[];
  say: (words: string) => void;
}

// Loaded on demand.
const drills: Record<string, () => Promise<(drill: Drill) => Promise<Finding>>> = {
  restore: async () => (await import('./restore')).restoreBackup,
  'any-second': async () => (await import('./any-second')).anySecond,
  upgrade: async () => (await import('./upgrade')).upgrade,
  'upgrade-under-load': async () => (await import('./upgrade-under-load')).upgradeUnderLoad,
  major: async () => (await import('./major')).major,
  'disk-full': async () => (await import('./disk-full')).diskFull,
  'database-gone': async () => (await import('./database-gone')).databaseGone,
  clock: async () => (await import('./clock')).wrongClock,
  standby: async () => (await import('./standby')).standby,
  'mail-away': async () => (await import('./mail-away')).mailAway,
  kills: async () => (await import('./kills')).kills,
  exam: async () => (await import('./exam')).exam,
};

/** `npm run drill -- <name>`: breaks a site of its own on purpose and reports the result. */
run(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (!load) throw new Error(`Say which drill: ${Object.keys(drills).join(', ')}.`);
  const folder = path.resolve('.data/drills', name);
  await rm(folder, { recursive: true, force: true });
  const drill = await load();
  try {
    const { isGood, words } = await drill({ folder, args, say: (line) => console.log(line) });
    console.log(`\n${isGood ? 'Good' : 'NOT GOOD'}: ${words}`);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await stopAll();
  }
  if (process.exitCode === 0) await rm(folder, { recursive: true, force: true });
  else console.log(`What is left of it is in ${folder}.`);
});
