import path from 'node:path';
import { pathToFileURL } from 'node:url';
import next from 'next';
import { env } from '@/lib/platform/env';
import type { devPipeline } from './dev-pipeline';
import { watchHealth } from './pipeline';
import { listen, type Serve } from './web-server';

// Program of `npm run dev`: Next follows changes itself, and the pipeline is reloaded when its bundle
// changes.

const health = watchHealth(env.DATABASE_URL ?? '');
let ready = () => {};
const isReady = new Promise<void>((resolve) => (ready = resolve));
let serve: Serve = async (request, response) => {
  await isReady;
  return serve(request, response);
};

const server = await listen(env, (request, response) => serve(request, response));
const app = next({
  dev: true,
  dir: process.cwd(),
  hostname: env.HOST,
  port: env.PORT,
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
let loaded = 0;

async function loadPipeline(): Promise<void> {
  loaded += 1;
  const file = pathToFileURL(path.resolve('dist/dev-pipeline.mjs'));
  const made = (await import(`${file}?${loaded}`)) as { devPipeline: typeof devPipeline };
  serve = made.devPipeline(handle, health);
}

await loadPipeline();
ready();
console.log(`Ready on http://localhost:${env.PORT}`);
process.on('message', () => void loadPipeline().catch((error: unknown) => console.error(error)));
