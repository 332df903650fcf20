import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { transportHeaders } from '@/lib/delivery/security-headers';
import { rawRequest, type RawAnswer } from '../support/calls/raw-request';
import { observatory } from '../support/process/observatory';
import { sharedSite } from '../support/process/site';

const site = sharedSite();

const page = '/onlinecourses/csir-net';
/** Next itself throws on this, once it has sent the request to where it wants to have it. */
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
  // 100 is A+; this is all there is to have without being on the browsers' own list.
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
