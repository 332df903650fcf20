import type { IncomingMessage } from 'node:http';
import { contentSecurityPolicy } from '@/lib/delivery/security-headers';
import { cameOverTls } from '@/lib/platform/client-address';

test.each([
  ['https', '127.0.0.1', true],
  ['http', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
  ['https', '::ffff:10.1.2.3', true],
  ['https', '203.0.113.9', false],
  ['https', undefined, false],
])('X-Forwarded-Proto: %s from %s means TLS: %s', (protocol, remoteAddress, expected) => {
  const request = {
    headers: { 'x-forwarded-proto': protocol },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
  expect(cameOverTls(request, ['127.0.0.1', '10.0.0.0/8'])).toBe(expected);
});

test('a policy allows nothing that it does not name', () => {
  const directives = new Map(
    contentSecurityPolicy({ scripts: ["'nonce-x'"], styles: ["'sha256-y'"] })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", "'nonce-x'"]);
  expect(directives.get('style-src')).toEqual(["'self'", "'sha256-y'"]);
  // Unlisted directives follow default-src: nothing.
  expect(directives.has('object-src')).toBe(false);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const sources of directives.values()) {
    expect(sources.join(' ')).not.toMatch(/unsafe|\*|http:/);
  }
});
