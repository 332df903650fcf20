import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { withDatabase } from '@/prisma/database';
import { brokenRules } from '@/prisma/migration-rules';
import { schemaFile, withSchemaEngine } from '@/prisma/schema-engine';
import { run } from './run';

const migrations = 'prisma/migrations';

/**
 * `npm run migration -- add-students` writes the SQL that leads from the committed schema to the
 * edited one.
 */
run(async () => {
  const name = process.argv[2];
  if (!name || !/^[a-z0-9-]+$/.test(name)) {
    throw new Error('Give the migration a name: npm run migration -- add-students');
  }
  const edited = { path: schemaFile, content: await readFile(schemaFile, 'utf8') };
  // The engine requires a connection, although comparing two files does not use it.
  const compare = (url: string) =>
    withSchemaEngine(url, (engine) =>
      engine.diff({
        from: committedSchema(),
        to: { tag: 'schemaDatamodel', files: [edited] },
        script: true,
        exitCode: null,
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
  const { stdout } = await withDatabase(env, compare, { create: true });
  if (!stdout?.trim() || stdout.includes('This is an empty migration')) {
    throw new Error('The schema has not changed since the last commit.');
  }
  const folder = path.join(migrations, `${await nextStamp()}_${name.replaceAll('-', '_')}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), stdout);
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
  const broken = await brokenRules(folder);
  if (broken.length === 0) return;
  console.log(
    'These statements would hang a running site or break the version before (docs/operations.md):',
  );
  for (const sentence of broken) console.log(`- ${sentence}`);
});

/** The time in seconds, or a second after the newest migration: they are applied in the order of their names. */
async function nextStamp(): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const stamps = (await readdir(migrations)).map((name) => /^\d{14}/.exec(name)?.[0] ?? '');
  const newest = stamps.sort().at(-1) ?? '';
  return now > newest ? now : String(Number(newest) + 1);
}

function committedSchema() {
  try {
    const content = execFileSync('git', ['show', `HEAD:${schemaFile}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { tag: 'schemaDatamodel' as const, files: [{ path: schemaFile, content }] };
  } catch {
    return { tag: 'empty' as const };
  }
}
