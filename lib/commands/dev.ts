import { spawn } from 'node:child_process';
import { context } from 'esbuild';
import { queues, startBackgroundWork } from '@/lib/background-work';
import { makeFirstOwner } from '@/lib/staff/first-owner';
import { env } from '@/lib/platform/env';
import { devServerOptions } from '@/lib/delivery/bundle-server';
import { siteScriptOptions } from '@/lib/delivery/site-script';
import { chooseSender } from '@/lib/platform/mail/senders';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { embeddedFolder } from '@/prisma/database';
import { embeddedUrl, startEmbedded } from '@/prisma/embedded';
import { run } from './run';

/**
 * `npm run dev`: starts the database, mail, the site script and Next behind the pipeline, each reloading on
 * changes.
 */
run(async () => {
  const database = env.DATABASE_URL
    ? undefined
    : await startEmbedded(embeddedFolder(env.DATA_DIR), (reason) => console.error(reason));
  const url = env.DATABASE_URL ?? embeddedUrl(embeddedFolder(env.DATA_DIR), 'site');
  await prepareDatabase(env.MIGRATION_DATABASE_URL ?? database?.url ?? url, queues, url);
  const firstOwner = await makeFirstOwner(url, env.PORT);
  if (firstOwner) console.log(firstOwner);
  // Mails ask by the client, which connects by the setting.
  env.DATABASE_URL = url;
  const work = await startBackgroundWork(url, chooseSender(env));
  const script = await context(siteScriptOptions());
  await script.watch();

  // next-auth reads NEXTAUTH_URL from the environment only.
  const settings = { DATABASE_URL: url, SITE_URL: env.SITE_URL, NEXTAUTH_URL: env.SITE_URL };
  let onChange = () => {};
  const pipeline = await context(devServerOptions(() => onChange()));
  await pipeline.rebuild();
  await pipeline.watch();
  const server = spawn(process.execPath, ['dist/dev-server.mjs'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, NODE_ENV: 'development' },
  });
  onChange = () => void server.send('changed');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  await pipeline.dispose();
  await script.dispose();
  await work.stop();
  await database?.stop();
  process.exit(code ?? 0);
});
