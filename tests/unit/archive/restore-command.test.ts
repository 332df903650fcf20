import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreCommand, TOO_LATE } from '../../../prisma/archive/restore-archive';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "orbital's log "));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What PostgreSQL runs for a segment. @returns how it ends */
function asked(stage: string): number | null {
  const line = restoreCommand(stage, TOO_LATE)
    .replaceAll('%p', 'restored')
    .replaceAll('%f', 'segment')
    .replaceAll('%%', '%');
  return spawnSync('sh', ['-c', line], { cwd: folder }).status;
}

test('a file of the log is taken, and one that does not exist is the end of it', async () => {
  await writeFile(path.join(folder, 'segment'), 'written');
  expect(asked(folder)).toBe(0);
  expect(await readFile(path.join(folder, 'restored'), 'utf8')).toBe('written');
  await writeFile(path.join(folder, 'segment.none'), '');
  expect(asked(folder)).toBe(1);
  expect(await readdir(folder)).not.toContain('segment.none');
});

test('a file that does not arrive is not taken for the end', () => {
  // Nobody gives files to a place that is gone: it waits no longer.
  expect(asked(path.join(folder, 'gone'))).toBeGreaterThan(125);
});
