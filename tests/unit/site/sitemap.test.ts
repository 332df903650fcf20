import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitemapFiles, writeSitemap } from '@/lib/platform/finished-site/sitemap';

const project = process.cwd();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-sitemap-'));
  await mkdir(path.join(folder, 'public'));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

test('a build without its sitemap fails and leaves no older one', async () => {
  for (const file of sitemapFiles) await writeFile(file, 'from the last build');
  await expect(writeSitemap(async () => {})).rejects.toThrow(
    'next-sitemap did not write public/sitemap.xml, public/robots.txt.',
  );
  expect(sitemapFiles.filter((file) => existsSync(file))).toEqual([]);
});

test('a build with both files succeeds', async () => {
  await writeSitemap(async () => {
    for (const file of sitemapFiles) await writeFile(file, 'new');
  });
  expect(sitemapFiles.every((file) => existsSync(file))).toBe(true);
});
