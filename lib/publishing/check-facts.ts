import 'server-only';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { IsoDay } from '@/content/day';
import type { SiteFacts } from '@/content/facts/site-facts';
import type { contentPoints } from '@/content/facts/launch-points';
import type { contentFaults } from '@/content/facts/site-facts-rules';
import type { Fault } from '@/content/facts/site-facts';
import { publishedParts } from './published-parts';
import { dayAfter, today as currentDay } from '@/lib/site/days';
import { readSiteFacts } from '@/content/facts/site-facts';

type Rules = { contentFaults: typeof contentFaults; contentPoints: typeof contentPoints };

const ENTRY = `export { contentFaults } from './content/facts/site-facts-rules';
export { contentPoints } from './content/facts/launch-points';`;

/** The content with its rules as one script that takes the facts from `require`. */
async function bundleContent(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['@published/*'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The content was not bundled');
  return script.text;
}

type Run = (
  module: { exports: Partial<Rules> },
  require: () => ReturnType<typeof publishedParts>,
) => void;

let compiled: Promise<Run> | undefined;

/** Once in a process, which serves one version of the content. */
async function compileContent(): Promise<Run> {
  compiled ??= bundleContent().then(
    (script) => compileFunction(script, ['module', 'require']) as Run,
  );
  return compiled.catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
}

async function evaluate(facts: SiteFacts): Promise<Partial<Rules>> {
  const exported: { exports: Partial<Rules> } = { exports: {} };
  const run = await compileContent();
  run(exported, () => publishedParts(facts));
  return exported.exports;
}

/**
 * Ids of the open points of the setup checklist with these facts, except settings of the server.
 * @returns null for facts that can no longer be read
 */
export async function openPoints(value: unknown, today: Date): Promise<ReadonlySet<string> | null> {
  const { facts } = readSiteFacts(value);
  if (!facts) return null;
  const { contentPoints: points } = await evaluate(facts);
  return new Set(points?.(today).map(({ id }) => id));
}

/**
 * Checks facts before they are published: each field, then all content evaluated with them.
 * @param value the facts as they come from a form
 * @param live the facts on the site now, whose past batches and notices may stay
 * @returns the facts in canonical form, or what to change at which field
 */
export async function checkFacts(
  value: unknown,
  { live = {}, today = currentDay() }: { live?: SiteFacts; today?: IsoDay } = {},
): Promise<ReturnType<typeof readSiteFacts>> {
  const read = readSiteFacts(value);
  if (read.faults) return read;
  const { contentFaults: rules } = await evaluate(read.facts);
  const faults = [
    ...pastDays(read.facts, live, today),
    ...futureConsent(read.facts, today),
    ...(rules?.() ?? []),
  ];
  return faults.length > 0 ? { faults } : read;
}

/* A policy is announced at most this long before it applies. */
const MOST_DAYS_AHEAD = 366;

/** New batches and notices whose day is over, and policies of a day far off. */
function pastDays(facts: SiteFacts, live: SiteFacts, today: IsoDay): readonly Fault[] {
  const known = new Set([...(live.batches ?? []), ...(live.notices ?? [])].map((one) => key(one)));
  const past = (
    entries: readonly object[] | undefined,
    list: string,
    field: string,
    what: string,
  ) =>
    (entries ?? []).flatMap((entry, index) =>
      String(entry[field as keyof typeof entry]) < today && !known.has(key(entry))
        ? [{ field: `${list}.${index}.${field}`, message: `${what} Enter today or a later day` }]
        : [],
    );
  return [
    ...past(facts.batches, 'batches', 'start', 'This batch has already started.'),
    ...past(facts.notices, 'notices', 'lastDay', 'This day is over.'),
    ...Object.entries(facts.policyDates ?? {}).flatMap(([policy, day]) =>
      day > dayAfter(today, MOST_DAYS_AHEAD)
        ? [{ field: `policyDates.${policy}`, message: 'Enter a day within a year from today' }]
        : [],
    ),
  ];
}

/** Consent is given, or withdrawn, before its day is entered. */
function futureConsent({ teachers = [], toppers = [] }: SiteFacts, today: IsoDay): Fault[] {
  return Object.entries({ teachers, toppers }).flatMap(([list, people]) =>
    people.flatMap((person, index) =>
      (['consentDate', 'withdrawnDate'] as const)
        .filter((name) => (person[name] ?? '') > today)
        .map((name) => ({
          field: `${list}.${index}.${name}`,
          message: 'This day is still to come. Enter today or an earlier day',
        })),
    ),
  );
}

/** Equal for equal entries, in any order of keys. */
function key(entry: object): string {
  return JSON.stringify(Object.entries(entry).sort(([one], [other]) => one.localeCompare(other)));
}
