import path from 'node:path';
import { env } from '@/lib/platform/env';
import { restore } from '@/prisma/backup';
import { migrationsFolder, withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/** `npm run restore -- <folder>`: restores into an empty database only. */
run(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Say which backup: npm run restore -- backups/<folder>');
  const { tables, takenAt } = await withDatabase(
    env,
    (url) => restore(url, path.resolve(folder), migrationsFolder),
    { create: true },
  );
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
  console.log(`Restored what was in the database at ${takenAt}.`);
});
