import { statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash, sitemapFiles, withDays, writeSitemap } from '@/lib/delivery/sitemap';

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
  expect(sitemapFiles.map((file) => statSync(file).size)).toEqual([0, 0]);
});

test('a build with both files succeeds', async () => {
  await writeSitemap(async () => {
    for (const file of sitemapFiles) await writeFile(file, 'new');
  });
  expect(sitemapFiles.map((file) => statSync(file).size)).toEqual([3, 3]);
});

const page = ({ title = 'Fees', price = '₹499', link = '/form', className = 'a' }) =>
  `<html><head><title>${title}</title><meta name="description" content="All fees"/>
  <link rel="stylesheet" href="/_next/static/${className}.css"></head><body><header>${className}</header>
  <main class="${className}"><svg><path d="${className}"/></svg><p class="${className}">Tests cost <b>${price}</b></p>
  <p>As of <time dateTime="${className}" data-as-of="">${className}</time></p>
  <section class="band" data-only-day="2026-11-28"><div>${className}</div></section>
  <a class="${className}" href="${link}">Enroll</a><script>${className}</script></main></body></html>`;

test('a page changes with its words, prices and links, and not with scripts, styles, markup, the day of the build or its question', () => {
  const hash = contentHash(page({}));
  expect(contentHash(page({ className: 'b' }))).toBe(hash);
  for (const change of [{ title: 'Fee' }, { price: '₹599' }, { link: 'https://pay.example/1' }]) {
    expect(contentHash(page(change))).not.toBe(hash);
  }
});

test('the sitemap has the day of a page where it is known', () => {
  const entry = (place: string) => `<url><loc>https://www.example.in${place}</loc></url>`;
  const dated = withDays(entry('/') + entry('/fees'), new Map([['/fees', '2026-11-23']]));
  expect(dated).toBe(
    `${entry('/')}<url><loc>https://www.example.in/fees</loc><lastmod>2026-11-23</lastmod></url>`,
  );
});
