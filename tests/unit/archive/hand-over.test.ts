import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { handedOver, targetFolder, targetNames } from '../../../prisma/archive/archive-files';
import { archiveSettings, chainSince } from '../../../prisma/archive/write-archive';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "orbital's data "));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const segment = '000000010000000000000007';

/** What PostgreSQL runs for a segment; resolves with whether it counts as handed over. */
async function handOver(content: string): Promise<boolean> {
  const file = path.join(dataDir, 'segment');
  await writeFile(file, content);
  const settings = await archiveSettings(dataDir);
  const [command = ''] = settings.flatMap((setting) =>
    setting.startsWith('archive_command=') ? [setting.slice('archive_command='.length)] : [],
  );
  const line = command.replaceAll('%p', 'segment').replaceAll('%f', segment).replaceAll('%%', '%');
  return promisify(execFile)('sh', ['-c', line], { cwd: dataDir }).then(
    () => true,
    () => false,
  );
}

const chains = () => targetNames.map((name) => path.join(targetFolder(dataDir, name), 'chain'));

test('a segment is handed over once, and another one of its name is not', async () => {
  expect(await handOver('one')).toBe(true);
  expect(await readdir(handedOver(dataDir))).toEqual([segment]);
  expect(await readFile(path.join(handedOver(dataDir), segment), 'utf8')).toBe('one');
  expect([await handOver('one'), await handOver('two')]).toEqual([true, false]);
  expect(await readFile(path.join(handedOver(dataDir), segment), 'utf8')).toBe('one');
});

test('where too much waits, PostgreSQL goes on, and the next base backups are due', async () => {
  await handOver('first');
  await rm(path.join(handedOver(dataDir), segment));
  for (const chain of chains()) {
    await mkdir(path.dirname(chain), { recursive: true });
    await writeFile(chain, '');
  }
  for (let other = 0; other < 64; other += 1) {
    await writeFile(path.join(handedOver(dataDir), `other-${other}`), '');
  }
  const all = () => Promise.all(targetNames.map((name) => chainSince(dataDir, name)));
  expect(await all()).toEqual([expect.any(Date), expect.any(Date)]);
  expect(await handOver('too much')).toBe(true);
  expect(await readdir(handedOver(dataDir))).toHaveLength(64);
  expect(await all()).toEqual([null, null]);
});
