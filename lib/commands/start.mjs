// `npm start`. Plain JavaScript, because nothing is built yet: bundles `server.ts`, unless that was done
// for these sources, and runs it in this process.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publishedAlias } from '../../next.config.mjs';
import { generateClient } from '../../prisma/generate-client.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'production' });

/** Packages left out of the bundle: compiled ones, and large ones that a start does not need. */
const LEFT_OUT = ['@node-rs/argon2', '@prisma/client'];
/** CommonJS packages call `require`, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
const PROGRAMS = ['server.mjs', 'starting-worker.mjs'];
/** Sources of the program in `dist`: `{ files, hash }`. */
const STAMP = path.resolve('dist/server.json');

// The server imports the database client, so the client has to exist before the server is bundled.
generateClient();
if (!isBundled()) await bundle();
await import(pathToFileURL(path.resolve('dist/server.mjs')).href);

function isBundled() {
  try {
    const { files, hash } = JSON.parse(readFileSync(STAMP, 'utf8'));
    const isThere = PROGRAMS.every((name) => existsSync(path.resolve('dist', name)));
    return isThere && hashOf(files) === hash;
  } catch {
    // Nothing was bundled yet, or a file is missing.
    return false;
  }
}

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256').update(JSON.stringify(publishedAlias()));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function bundle() {
  const { build, stop } = await import('esbuild');
  const outdir = path.resolve(`dist/server-${process.pid}`);
  const { metafile } = await build({
    entryPoints: {
      server: 'server.ts',
      'starting-worker': 'lib/delivery/starting-worker.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages included: finding and loading 400 files one by one takes longer than running them.
    external: LEFT_OUT,
    banner: { js: REQUIRE },
    define: { 'process.env.NODE_ENV': '"production"' },
    // `server-only` throws outside Next's bundles.
    alias: { 'server-only': './node_modules/server-only/empty.js', ...publishedAlias() },
    metafile: true,
    logLevel: 'warning',
  });
  await stop();
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const files = [...sources, 'package-lock.json', 'tsconfig.json', 'lib/commands/start.mjs'];
  const stamp = JSON.stringify({ files, hash: hashOf(files) });
  await writeFile(path.join(outdir, 'server.json'), stamp);
  // While the programs are being replaced, there is no stamp.
  await rm(STAMP, { force: true });
  // Atomic, because another process may be reading the files. The stamp comes last.
  for (const name of [...PROGRAMS, 'server.json']) {
    await rename(path.join(outdir, name), path.resolve('dist', name));
  }
  await rm(outdir, { recursive: true });
}
