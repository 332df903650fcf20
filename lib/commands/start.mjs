// `npm start`. Plain JavaScript, because nothing has been built yet: it bundles `server.ts`
// (about a tenth of a second) and runs it in this process.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'production' });

const server = path.resolve('dist/server.mjs');
const outfile = path.resolve(`dist/server-${process.pid}.mjs`);
await build({
  entryPoints: ['server.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // It throws outside a bundle of Next; here, too, nothing reaches a browser.
  alias: { 'server-only': './node_modules/server-only/empty.js' },
  logLevel: 'warning',
});
await stop();
// In one step, because another start may be reading it.
await rename(outfile, server);
await import(pathToFileURL(server).href);
