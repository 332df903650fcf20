import { text } from 'node:stream/consumers';
import { env } from '@/lib/platform/env';
import { buildVersion } from '@/lib/delivery/build';
import { makeVersion, type BuildOrder } from '@/lib/delivery/builder';
import { run } from './run';

/**
 * `npm run build`: the site without published facts. With `--locked` it does the build itself, by an order
 * read from stdin (lib/delivery/builder.ts).
 */
run(async () => {
  if (!process.argv.includes('--locked')) {
    await makeVersion({ siteUrl: env.SITE_URL, facts: {} });
    return;
  }
  const { wish, pictures } = JSON.parse(await text(process.stdin)) as BuildOrder;
  const folder = await buildVersion(wish, pictures);
  process.send?.(folder, undefined, undefined, () => process.disconnect());
});
