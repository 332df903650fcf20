import { institute } from '@/content/facts/institute';
import { routes } from '@/content/pages/routes';
import { pngSize } from '../support/browser/image-size';
import { sharedSite, SITE_URL } from '../support/process/site';

const site = sharedSite();

const ask = (path: string, headers = {}) => fetch(site.url + path, { headers });

test('the sitemap lists every page that may be found, and nothing else', async () => {
  const response = await ask('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([SITE_URL]));
  const indexable = routes.filter((route) => route.indexable).map(({ path }) => path);
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual(indexable.sort());
  // No frequency or priority that nobody keeps.
  expect(xml).not.toMatch(/<(changefreq|priority)>/);
});

test('robots.txt lets everybody in and names the sitemap', async () => {
  const response = await ask('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').map((line) => line.trim());
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  // A crawler cannot read noindex on a page it may not fetch.
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test('the web manifest can be installed from', async () => {
  const response = await ask('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: institute.name,
    short_name: expect.stringMatching(/^.{2,12}$/),
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  });
  expect((await ask(manifest.start_url)).status).toBe(200);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds.sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await ask(src);
    const size = pngSize(Buffer.from(await icon.arrayBuffer())).join('x');
    expect([src, icon.headers.get('content-type'), size]).toEqual([src, type, sizes]);
  }
});

test('a page that fails is a whole page with its styles, not listed, without the cause', async () => {
  // A request that claims to come from a page that never existed makes Next itself throw.
  const failed = await ask('/searchuser', { RSC: '1', 'Next-Router-State-Tree': 'none' });
  expect(failed.status).toBe(500);
  expect(failed.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(failed.headers.get('cache-control')).toBe('no-store');
  const html = await failed.text();
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(html).not.toMatch(/\bat \S+ \(|node_modules|\.next\/|router state|digest/i);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(styles.length).toBeGreaterThan(0);
  for (const [, href = ''] of styles) {
    const style = await ask(href);
    expect([href, style.status, style.headers.get('content-type')]).toEqual([
      href,
      200,
      'text/css; charset=utf-8',
    ]);
  }
});
