// Plain JavaScript, because `npm start` runs it before anything is bundled.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'prisma/client/source.sha256';

/**
 * Generates the database client in `prisma/client`, unless it is of this schema and this version
 * of Prisma.
 * @throws Error when Prisma does; its messages are shown
 */
export function generateClient() {
  const source = createHash('sha256')
    .update(readFileSync('prisma/schema.prisma'))
    .update(readFileSync('node_modules/prisma/package.json'))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === source) return;
  const generate = ['node_modules/prisma/build/index.js', 'generate', '--no-hints'];
  // Not on stdout, which is for a command's own output.
  execFileSync(process.execPath, generate, { stdio: ['ignore', 2, 2] });
  writeFileSync(STAMP, source);
}
