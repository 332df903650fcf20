import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import type { LaunchPoint } from '@/content/facts/launch-points';
import type { SiteFacts } from '@/content/facts/site-facts';
import { checklist, type Checklist, type Decided } from '@/lib/publishing/checklist';
import { liveFacts } from '@/lib/publishing/draft';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { publishedModules } from '@/lib/publishing/published-parts';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

const titles: Record<LaunchPoint['kind'], string> = {
  placeholder: 'Placeholders: replace them',
  assumption: 'Assumptions: confirm or correct them',
  'past date': 'Dates that have passed: renew them, or decide to keep them',
  contradiction: 'Contradictions: decide which holds',
  setting: 'Settings of this installation',
};

/** Folder for content with the published facts in place of the defaults. */
const FOLDER = 'dist/launch';

/**
 * `npm run check:launch`: lists the points that the owner has to settle before the site goes public. With a
 * database, published facts and decisions of the office count. Fails while any point is open.
 */
run(async () => {
  const found = await fromDatabase();
  const isPublished = Object.keys(found?.facts ?? {}).length > 0;
  if (isPublished && !process.env.TSX_TSCONFIG_PATH) return again(found?.facts ?? {});
  printPoints(found?.points ?? (await checklist(null)));
});

async function fromDatabase(): Promise<{ facts: SiteFacts; points: Checklist } | null> {
  try {
    return await withDatabase(env, (url) =>
      withPool(url, (pool) =>
        pool.transaction(async (tx) => ({
          facts: await liveFacts(tx),
          points: await checklist(tx.db),
        })),
      ),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`Without what was published in the office: ${why}`);
    return null;
  }
}

async function again(facts: SiteFacts): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const paths: Record<string, string[]> = { '@/*': ['../../*'] };
  for (const [part, source] of publishedModules(facts)) {
    await writeFile(`${FOLDER}/${part}.ts`, source);
    paths[`@published/${part}`] = [`./${part}.ts`];
  }
  const config = { extends: '../../tsconfig.json', compilerOptions: { paths } };
  await writeFile(`${FOLDER}/tsconfig.json`, JSON.stringify(config));
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: `${FOLDER}/tsconfig.json` },
  });
  process.exitCode = status ?? 1;
}

function printPoints({ open, decided, unknown }: Checklist): void {
  for (const [kind, heading] of Object.entries(titles)) {
    const points = open.filter((point) => point.kind === kind);
    if (points.length > 0) console.log(`\n${heading}`);
    for (const { id, what, where, asked } of points) {
      console.log(`  ${id} (${where})\n    ${what.replaceAll('\n', '\n      ')}`);
      if (asked) console.log(`    To say, ${byline(asked)}: ${asked.decision}`);
    }
  }
  for (const point of decided) {
    console.log(`\nDecided ${byline(point)}: ${point.id}: ${point.decision}`);
  }
  for (const id of unknown) {
    console.log(`\nA decision names ${id}, which no longer exists: delete it.`);
  }
  console.log(`\n${open.length} open, ${decided.length} decided.`);
  if (open.length === 0 && unknown.length === 0) return;
  console.log('Settle them at /searchuser/site, or in the file named beside each.');
  process.exitCode = 1;
}

function byline({ by, decidedOn }: Decided): string {
  return `on ${decidedOn}${by ? ` by ${by}` : ''}`;
}
