import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { transportHeaders } from '@/lib/delivery/security-headers';
import { rawRequest, type RawAnswer } from '../support/calls/raw-request';
import { sharedSite } from '../support/process/site';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The published rules of the MDN HTTP Observatory that apply to a single answer, with their points
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, 1.4.8). Excludes the redirect from
 * http to https, which the proxy does, and preloading, which depends on browsers.
 */
interface Verdict {
  score: number;
  /** The rules that cost points. */
  faults: string[];
}

/** Grades an answer as the Observatory does over https. */
function observatory(headers: IncomingHttpHeaders, html = ''): Verdict {
  const policy = readPolicy(headers);
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
  const referrer = String(headers['referrer-policy']);
  const cookies = headers['set-cookie'] ?? [];
  const foreignScripts = html.match(/<script[^>]*\bsrc="(https?:)?\/\/[^>]*>/g) ?? [];

  const rules: [points: number, met: boolean, rule: string][] = [
    [-25, !policy, 'no policy'],
    [-20, policy?.anyScript ?? false, 'scripts from anywhere'],
    [-10, policy?.evaluates ?? false, 'eval'],
    [-20, policy?.plain ?? false, 'http in the policy'],
    [-20, age < 0, 'no HSTS'],
    [-10, age >= 0 && age < 15_768_000, 'HSTS for less than six months'],
    [-5, headers['x-content-type-options'] !== 'nosniff', 'types are guessed'],
    [
      -20,
      !policy?.unframed && !/^(DENY|SAMEORIGIN)$/.test(String(headers['x-frame-options'])),
      'framed',
    ],
    [-50, headers['access-control-allow-origin'] !== undefined, 'read by other sites'],
    [-40, cookies.some((one) => !/; *secure/i.test(one)), 'a cookie that is not secure'],
    [-30, cookies.some((one) => !/; *httponly/i.test(one)), 'a cookie that scripts can read'],
    [-5, foreignScripts.some((tag) => !tag.includes(' integrity=')), 'foreign scripts unchecked'],
    [-5, /^(unsafe-url|origin.*|no-referrer-when-downgrade)$/.test(referrer), 'referrer'],
    [5, /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(referrer), ''],
    [10, policy?.closed ?? false, ''],
    [5, policy?.unframed ?? false, ''],
    [10, /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy'])), ''],
  ];
  const applied = rules.filter(([, met]) => met);
  const lost = applied.filter(([points]) => points < 0);
  const sum = (those: typeof rules) => those.reduce((all, [points]) => all + points, 100);
  // Bonus points count only from a score of 90.
  const score = sum(lost) >= 90 ? sum(applied) : sum(lost);
  return { score, faults: lost.map(([, , rule]) => rule) };
}

const broad = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/;
const isBroad = (source: string) => broad.test(source);
const isUnsafe = (source: string) => isBroad(source) || /^('unsafe-inline'|data:)$/.test(source);

/** The properties of a Content-Security-Policy that the rules use; null when it is missing. */
function readPolicy(headers: IncomingHttpHeaders) {
  const text = headers['content-security-policy'];
  if (text === undefined) return null;
  const directives = new Map(
    String(text)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources] as const;
      }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const all = [...directives.values()].flat();
  return {
    anyScript: of('script-src').some(isUnsafe) || of('object-src').some(isBroad),
    evaluates: all.includes("'unsafe-eval'"),
    plain: all.some((source) => /^(http|ftp):/.test(source)),
    unframed: !(directives.get('frame-ancestors') ?? ['*']).some(isBroad),
    closed: of('default-src').join() === "'none'" && !of('style-src').some(isUnsafe),
  };
}

const site = sharedSite();

const page = '/onlinecourses/csir-net';
/** Makes Next throw after it has redirected the request to its preferred URL. */
const breaking = { rsc: '1', 'next-router-state-tree': 'none' };

async function ask(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const answer = await rawRequest(site.url, path, { headers });
  const target = answer.status === 307 && answer.headers.location;
  return target ? rawRequest(site.url, target, { headers }) : answer;
}

const answers: [kind: string, path: string, status: number, headers: Record<string, string>][] = [
  ['a page people read', page, 200, {}],
  ['Home', '/', 200, {}],
  ['a page rendered at request time', '/form', 200, {}],
  ['an unmatched path', '/no/such/page', 404, {}],
  ['the error page', '/searchuser', 500, breaking],
  ['a redirect', '/testseries/GATE', 308, {}],
  ['an answer of a call', '/api/no/such/call', 404, {}],
  ['a call that is refused', '/api/student/free-registration', 405, {}],
  ['a health call', '/api/health/ready', 200, {}],
  ['a photo', '/public/no-such-photo.jpg', 404, {}],
  ['course material', '/shelf/no-such-item', 303, {}],
  ['a download', '/account/download', 303, {}],
];

test.each(answers)('%s has A+, reached by TLS', async (_, path, status, headers) => {
  const answer = await ask(path, { ...headers, 'x-forwarded-proto': 'https' });
  expect(answer.status).toBe(status);
  // 100 is A+, the most without the browsers' preload list.
  expect(observatory(answer.headers, answer.body.toString())).toEqual({ score: 130, faults: [] });
});

test.each(answers)('%s lacks only HSTS without TLS', async (_, path, status, headers) => {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  expect(observatory(answer.headers, answer.body.toString())).toEqual({
    score: 80,
    faults: ['no HSTS'],
  });
});

test('files have the type they say, reached by TLS or not', async () => {
  for (const [path, type] of [
    ['/site.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/images/share/institute.jpg', 'image/jpeg'],
  ] as const) {
    for (const [protocol, transport] of [
      ['https', transportHeaders['Strict-Transport-Security']],
      ['http', undefined],
    ] as const) {
      const { headers } = await ask(path, { 'x-forwarded-proto': protocol });
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': dataPolicy,
      });
      expect(headers['strict-transport-security']).toBe(transport);
    }
  }
});

test('the rules can be broken', () => {
  expect(observatory({}).score).toBe(30);
  const inline = { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" };
  expect(observatory(inline).faults).toContain('scripts from anywhere');
});
