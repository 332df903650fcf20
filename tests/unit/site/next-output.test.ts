import { inlineScriptHashes } from '@/lib/delivery/security-headers';
import { stripFramework } from '@/lib/delivery/next-output';

const body = '<main id="main"><h1>GATE</h1><p>4 <!-- -->hours</p></main>';
const siteScript = '<script src="/site.js" defer=""></script>';
const data = '<script type="application/ld+json">{"@type":"Course"}</script>';
const framework =
  '<script src="/_next/static/chunks/a.js" async=""></script><script id="_R_">(0)</script>' +
  '<script src="/_next/static/chunks/b.js" noModule=""></script>' +
  '<script>self.__next_f.push([1,"x"])</script>';

const page = (inside: string, head = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head>${head}<title>GATE</title></head><body>${inside}</body></html>`;

test('typed text that looks like the framework’s output stays unchanged', () => {
  const typed =
    '<p>self.__next_f.push _R_1a_</p><input id="name" value="_R_1a_ __next_f" aria-label="_R_1a_"/>';
  const island = `<site-island name="form" props="{&quot;a&quot;:&quot;_R_1a_ id=&quot;}">${typed}</site-island>`;
  const inside = `<main id="main"><h1>GATE</h1>${island}</main>${siteScript}`;
  const sent = stripFramework(page(inside), '/form');
  expect(sent).toContain(typed);
  expect(sent).toContain('props="{&quot;a&quot;:&quot;_R_1a_ id=&quot;}"');
});

test('text, structured data and the site script stay, framework and manifest go', () => {
  const head =
    '<link rel="manifest" href="/manifest.webmanifest"/>' +
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const made = page(
    `<div hidden=""><!--$--><!--/$--></div>${body}${data}${siteScript}${framework}`,
    head,
  );
  expect(stripFramework(made, '/gate')).toBe(
    page(
      `<main id="main"><h1>GATE</h1><p>4 hours</p></main>${data}${siteScript}`,
      '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
    ),
  );
});

test('islands keep the comments between their texts, and the script that looks for a log-in stays', () => {
  const kept =
    '<main id="main"><script src="/session.js" data-audience="visitor"></script><h1>Log in</h1>' +
    '<site-island name="logIn" props="{&quot;a&quot;:1}"><p>4 <!-- -->hours</p></site-island>';
  const made = page(`${kept}<p>5 <!-- -->hours</p></main>${siteScript}${framework}`);
  expect(stripFramework(made, '/student-login')).toBe(
    page(`${kept}<p>5 hours</p></main>${siteScript}`),
  );
});

test.each([
  ['no site script', body + framework, /site script stands in it 0 times/],
  ['two site scripts', body + siteScript + siteScript, /2 times/],
  ['a script that never ends', `${body}${siteScript}<script src="/x.js">`, /scripts are left/],
  ['inline style', `${body}${siteScript}<p style="color:red">x</p>`, /inline style/],
  ['no content', `<div>${siteScript}</div>`, /no main or no heading/],
])('output of Next with %s stops the build', (_name, inside, message) => {
  expect(() => stripFramework(page(inside), '/gate')).toThrow(message);
  expect(() => stripFramework(page(inside), '/gate')).toThrow('/gate');
});

test('truncated output stops the build', () => {
  expect(() => stripFramework(page(body + siteScript).slice(0, -7), '/gate')).toThrow(
    /does not end/,
  );
});

test('only scripts that run from the page itself are hashed, each once', () => {
  const run = '<script>a()</script>';
  const hashes = inlineScriptHashes(
    page(run + run + data + siteScript + '<script id="_R_">b()</script>'),
  );
  expect(hashes).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  ]);
});
