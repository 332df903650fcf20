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
  expect.soft(headings, `${path}: one h1`).toEqual([expect.stringMatching(/[\p{L}\p{M}]{3}/u)]);
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
    'og:locale': [path.startsWith('/hi/') ? 'hi_IN' : 'en_IN'],
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

function checkLengths(path: string, { titles, meta }: ServedPage) {
  const [title = ''] = titles;
  expect.soft(title.length, title).toBeGreaterThanOrEqual(shortestTitle);
  expect.soft(title.length, title).toBeLessThanOrEqual(longestTitle);
  expect.soft(title, path).toMatch(/^[^|]+ \| Orbital$/);
  const [description = ''] = meta.description ?? [];
  expect.soft(description.length, description).toBeGreaterThanOrEqual(shortestDescription);
  expect.soft(description.length, description).toBeLessThanOrEqual(longestDescription);
}

const catalogue =
  /^\/(onlinecourses|offlinecourses|testseries|studymaterial|iit-jam|csir-net-jrf|gate)/;

test('search engines and link previews read in every page what it is, each in words of its own', async ({
  served,
  request,
}) => {
  const images = new Set<string>();
  const pages = new Map<string, string[]>();
  for (const { path, indexable } of routes) {
    const read = await served(path);
    const { status, titles, meta, headings } = read;
    expect.soft(status, path).toBe(200);
    checkTexts(path, read);
    expect
      .soft(meta.robots, `${path}: robots`)
      .toEqual([indexable ? 'index, follow' : expect.stringContaining('noindex')]);
    if (indexable) {
      checkLengths(path, read);
      checkPreview(path, read);
      images.add(String(only(meta['og:image'])));
    }
    const keywords = meta.keywords?.join().split(',') ?? [];
    if (catalogue.test(path)) expect.soft(keywords.length, path).toBeGreaterThanOrEqual(3);
    const described = indexable ? (meta.description ?? []) : [];
    for (const words of [...titles, ...described, ...headings.map((heading) => `h1: ${heading}`)]) {
      pages.set(words, [...(pages.get(words) ?? []), path]);
    }
  }

  await test.step('no two share a title, a description or a first heading', () => {
    expect([...pages].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  await test.step('the pictures of the previews are there', async () => {
    for (const image of images) {
      const { origin, pathname } = new URL(image);
      expect(origin).toBe(SITE_URL);
      const picture = await request.get(pathname);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      expect(jpegSize(await picture.body())).toEqual([shareImageSize.width, shareImageSize.height]);
    }
  });

  await test.step('an unknown address is not found, not listed and not another page', async () => {
    const { status, meta, canonicals, jsonLd } = await served('/no-such-page');
    expect(status).toBe(404);
    expect(meta.robots).toEqual([expect.stringContaining('noindex')]);
    expect(canonicals).toEqual([]);
    expect(jsonLd).toEqual([]);
  });
});

test('an unknown address shows Home in the styles of Home', async ({ request }) => {
  const styles = async (path: string) => {
    const html = await (await request.get(path)).text();
    return html.match(/<link rel="stylesheet" href="[^"]+"/g);
  };
  expect(await styles('/no-such-page')).toEqual(await styles('/'));
});
