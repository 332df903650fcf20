import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Names that `.env` may hold for others: Node itself, its libraries, and `compose.yaml`. */
const OF_OTHERS = /^(NODE_|NPM_|npm_|OTEL_|TZ$|LANG$|LC_|(HTTPS?|NO)_PROXY$)/i;
const OF_COMPOSE = [
  'SITE_CPUS',
  'SITE_MEMORY',
  'DATABASE_CPUS',
  'NODE_IMAGE',
  'DEBIAN_IMAGE',
  'POSTGRES_IMAGE',
];
const OF_COMMANDS = ['STAFF_PASSWORD'];

interface Source {
  /** Names of every setting that the program reads. */
  known: readonly string[];
  /** Contents of `.env`. */
  file: Readonly<Record<string, string | undefined>>;
  /** The environment of the process, with much that is not ours. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The settings in `.env`; none without the file. */
export function settingsInFile(file = '.env'): Source['file'] {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * Names that look like settings and have no effect: all unknown ones in `.env`, and in the environment those
 * that nearly match a setting.
 * @returns a sentence for each, with the setting that was probably meant
 */
export function unknownSettings({ known, file, environment }: Source): string[] {
  const all = new Set([...known, ...OF_COMPOSE, ...OF_COMMANDS]);
  // Each setting may be read from a file (lib/platform/env.ts).
  const isUnknown = (name: string) => !all.has(name.replace(/_FILE$/, '')) && !OF_OTHERS.test(name);
  const meantBy = (name: string) => known.find((one) => isNearly(name, one));
  const inFile = Object.keys(file).filter(isUnknown);
  const around = Object.keys(environment).filter(
    (name) => isUnknown(name) && !inFile.includes(name) && meantBy(name),
  );
  return [...inFile, ...around].map((name) => {
    const meant = meantBy(name);
    const hint = meant ? `Did you mean ${meant}?` : '.env.example lists all of them.';
    return `${name} is not a setting of this site and has no effect. ${hint}`;
  });
}

/** Whether a few letters are wrong, missing or too many; in short names, one. */
function isNearly(name: string, setting: string): boolean {
  const most = Math.floor(Math.min(name.length, setting.length) / 5) + 1;
  return name.length > 4 && distance(name.toUpperCase(), setting) <= Math.min(most, 3);
}

/** Levenshtein's: letters to change, add or take away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const changed = (row[j] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
