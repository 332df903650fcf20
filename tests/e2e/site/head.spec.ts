import { routes } from '@/content/pages/routes';
import { shareImageSize } from '@/content/pages/share-images';
import { jpegSize } from '../../support/browser/image-size';
import { expect, test, type ServedPage } from '../../support/browser/served-page';
import { SITE_URL } from '../../support/process/site';

/** Longer ones are cut off in search results. */
const longestTitle = 65;
const shortestTitle = 30;
const shortestDescription = 70;
const longestDescription = 160;

const only = (values: readonly string[] = []) => (values.length === 1 ? (values[0] ?? '') : values);

function checkTexts(path: string, { lang, headings, titles, meta, text, images }: ServedPage) {
  expect.soft(lang, `${path}: language`).toBe('en-IN');
  expect.soft(headings, `${path}: one h1`).toEqual([expect.stringMatching(/\w{3}/)]);
  expect.soft(titles, `${path}: one title`).toHaveLength(1);
  expect.soft(text, `${path}: text`).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
  expect
    .soft(meta.viewport, `${path}: viewport`)
    .toEqual([expect.stringContaining('width=device-width')]);
  for (const { source, alt, width, height } of images) {
    expect.soft(alt, `${path}: alt of ${source}`).not.toBeNull();
    expect
      .soft([width, height], `${path}: size of ${source}`)
      .toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  }
}

function checkPreview(path: string, { titles, meta, canonicals }: ServedPage) {
  const address = new URL(path, SITE_URL).href;
  const description = only(meta.description);
  expect
    .soft(
      canonicals.map((href) => new URL(href).href),
      `${path}: canonical`,
    )
    .toEqual([address]);
  expect.soft(new URL(String(only(meta['og:url']))).href, `${path}: og:url`).toBe(address);
  expect.soft(meta['og:title'], `${path}: og:title`).toEqual(titles);
  expect.soft(meta['twitter:title'], `${path}: twitter:title`).toEqual(titles);
  expect.soft(only(meta['og:description']), `${path}: og:description`).toBe(description);
  expect.soft(only(meta['twitter:description']), `${path}: twitter:description`).toBe(description);
  expect.soft(meta, path).toMatchObject({
    'og:type': ['website'],
    'og:locale': ['en_IN'],
    'og:site_name': [expect.stringMatching(/\w/)],
    'og:image:width': [String(shareImageSize.width)],
    'og:image:height': [String(shareImageSize.height)],
    'og:image:type': ['image/jpeg'],
    'og:image:alt': [expect.stringMatching(/\w{3}/)],
    'twitter:card': ['summary_large_image'],
    'twitter:image': meta['og:image'],
    'twitter:image:alt': meta['og:image:alt'],
  });
}

for (const { path, indexable } of routes) {
  test(`${path}: what search engines and link previews read in its HTML`, async ({
    served,
    request,
  }) => {
    const read = await served(path);
    expect(read.status).toBe(200);
    checkTexts(path, read);
    expect
      .soft(read.meta.robots, `${path}: robots`)
      .toEqual([indexable ? 'index, follow' : expect.stringContaining('noindex')]);
    if (!indexable) return;

    const [title = ''] = read.titles;
    expect.soft(title.length, title).toBeGreaterThanOrEqual(shortestTitle);
    expect.soft(title.length, title).toBeLessThanOrEqual(longestTitle);
    expect.soft(title, path).toMatch(/^[^|]+ \| Orbital$/);
    const [description = ''] = read.meta.description ?? [];
    expect.soft(description.length, description).toBeGreaterThanOrEqual(shortestDescription);
    expect.soft(description.length, description).toBeLessThanOrEqual(longestDescription);
    checkPreview(path, read);
    const image = new URL(String(only(read.meta['og:image'])));
    expect(image.origin).toBe(SITE_URL);
    const picture = await request.get(image.pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect(jpegSize(await picture.body())).toEqual([shareImageSize.width, shareImageSize.height]);
  });
}

test('no two pages share a title, a description or a first heading', async ({ served }) => {
  const pages = new Map<string, string[]>();
  for (const { path, indexable } of routes) {
    const { titles, meta, headings } = await served(path);
    const described = indexable ? (meta.description ?? []) : [];
    for (const words of [...titles, ...described, ...headings.map((heading) => `h1: ${heading}`)]) {
      pages.set(words, [...(pages.get(words) ?? []), path]);
    }
  }
  const shared = [...pages].filter(([, paths]) => paths.length > 1);
  expect(shared).toEqual([]);
});

test('catalogue pages name their keywords', async ({ served }) => {
  const catalogue =
    /^\/(onlinecourses|offlinecourses|testseries|studymaterial|iit-jam|csir-net-jrf|gate)/;
  for (const { path } of routes.filter((route) => catalogue.test(route.path))) {
    const { meta } = await served(path);
    const keywords = meta.keywords?.join().split(',') ?? [];
    expect.soft(keywords.length, path).toBeGreaterThanOrEqual(3);
  }
});

test('an unknown address is not found, not listed and not another page', async ({ served }) => {
  const { status, meta, canonicals, jsonLd } = await served('/no-such-page');
  expect(status).toBe(404);
  expect(meta.robots).toEqual([expect.stringContaining('noindex')]);
  expect(canonicals).toEqual([]);
  expect(jsonLd).toEqual([]);
});
