import type { IncomingHttpHeaders } from 'node:http';

/**
 * The published rules of the MDN HTTP Observatory that apply to a single answer, with their points
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, 1.4.8). Excludes the redirect from
 * http to https, which the proxy does, and preloading, which depends on browsers.
 */
export interface Verdict {
  score: number;
  /** The rules that cost points. */
  faults: string[];
}

/** Grades an answer as the Observatory does over https. */
export function observatory(headers: IncomingHttpHeaders, html = ''): Verdict {
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
