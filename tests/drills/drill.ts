import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/commands/run';
import { stopAll } from './drill-site';

/** What a drill found. */
export interface Finding {
  isGood: boolean;
  /** Ends the report, such as "1,000 answers, 1,000 rows, none lost". */
  words: string;
}

export interface Drill {
  /** An empty folder for its data, deleted when everything was as it should be. */
  folder: string;
  /** What follows the name on the command line. */
  args: readonly string[];
  say: (words: string) => void;
}

// Each is loaded when it is asked for.
const drills: Record<string, () => Promise<(drill: Drill) => Promise<Finding>>> = {
  restore: async () => (await import('./restore')).restoreBackup,
  upgrade: async () => (await import('./upgrade')).upgrade,
  'disk-full': async () => (await import('./disk-full')).diskFull,
  'database-gone': async () => (await import('./database-gone')).databaseGone,
  clock: async () => (await import('./clock')).wrongClock,
  'mail-away': async () => (await import('./mail-away')).mailAway,
  kills: async () => (await import('./kills')).kills,
};

/** `npm run drill -- <name>`: breaks a site of its own on purpose and says what became of it. */
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
