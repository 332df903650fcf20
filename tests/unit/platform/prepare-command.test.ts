import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'prepare-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command has the settings of .env from its first import on; the environment overrides them', () => {
  for (const one of ['node_modules', 'prisma']) symlinkSync(path.resolve(one), `${folder}/${one}`);
  writeFileSync(`${folder}/.env`, 'DATA_DIR=/from/file\nPORT=3001\n');
  const preload = ['--import', path.resolve('lib/commands/prepare-command.mjs')];
  const print = ['--print', 'process.env.DATA_DIR + process.env.PORT'];
  const env = { ...process.env, DATA_DIR: undefined, PORT: '3002' };
  const printed = execFileSync(process.execPath, [...preload, ...print], { cwd: folder, env });
  expect(String(printed)).toBe('/from/file3002\n');
});
