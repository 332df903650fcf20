import path from 'node:path';
import { env } from '@/lib/platform/env';
import { backup } from '@/prisma/backup';
import { withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/**
 * `npm run backup [-- folder]`: writes to a new folder under `backups/`, named after the current
 * time, by default.
 */
run(async () => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.resolve(process.argv[2] ?? path.join('backups', stamp));
  const { tables } = await withDatabase(env, (url) => backup(url, folder));
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
  console.log(
    `Backup written to ${folder}. It holds personal data: keep it where only you can read it.`,
  );
});
