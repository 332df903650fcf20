// `npm start`. Plain JavaScript, because nothing is built yet: bundles `server.ts` (about 0.1 s)
// and runs it in this process.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { publishedAlias } from '../../next.config.mjs';
import { generateClient } from '../../prisma/generate-client.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'production' });

// The server imports the database client, so the client has to exist before the server is bundled.
generateClient();

const outdir = path.resolve(`dist/server-${process.pid}`);
await build({
  entryPoints: {
    server: 'server.ts',
    'starting-worker': 'lib/platform/process/starting-worker.ts',
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // `server-only` throws outside Next's bundles.
  alias: { 'server-only': './node_modules/server-only/empty.js', ...publishedAlias() },
  logLevel: 'warning',
});
await stop();
// Atomic, because another process may be reading the files.
for (const name of ['server.mjs', 'starting-worker.mjs']) {
  await rename(path.join(outdir, name), path.resolve('dist', name));
}
await rm(outdir, { recursive: true });
await import(pathToFileURL(path.resolve('dist/server.mjs')).href);
