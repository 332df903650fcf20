import { contentSecurityPolicy } from '@/lib/server/content-security-policy';
import { securityHeaders } from '@/lib/server/security-headers';

test('HSTS is promised for a site that is reached by https, and only there', () => {
  const promised = securityHeaders('https://www.example.in')['Strict-Transport-Security'];
  expect(Number(/^max-age=(\d+)/.exec(promised ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
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
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const sources of directives.values()) {
    expect(sources.join(' ')).not.toMatch(/unsafe|\*|http:/);
  }
});
