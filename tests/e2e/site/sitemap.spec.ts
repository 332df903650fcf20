import { routes } from '@/content/pages/routes';
import { pngSize } from '../../support/browser/image-size';
import { expect, test } from '../../support/browser/served-page';
import { SITE_URL } from '../../support/process/site';

const indexable = routes.filter((route) => route.indexable).map(({ path }) => path);

test('the sitemap lists every page that may be found, and nothing else', async ({
  served,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([SITE_URL]));
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual([...indexable].sort());
  expect(xml, 'no frequency or priority that nobody keeps').not.toMatch(/<(changefreq|priority)>/);

  for (const { pathname, href } of listed) {
    const { status, canonicals } = await served(pathname);
    const own = canonicals.map((canonical) => new URL(canonical).href);
    expect.soft([status, ...own], pathname).toEqual([200, href]);
  }
});

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').map((line) => line.trim());
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  // A crawler cannot read noindex on a page it may not fetch.
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test('the web manifest can be installed from', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/\w/),
    short_name: expect.stringMatching(/^.{2,12}$/),
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  });
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds.sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect.soft(icon.headers()['content-type'], src).toBe(type);
    expect.soft(pngSize(await icon.body()).join('x'), src).toBe(sizes);
  }
});
