import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !file.startsWith('prisma/client'));
}

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['app', 'components', 'content', 'lib', 'prisma'].flatMap((folder) =>
  filesBelow(folder, /\.(ts|tsx|mjs)$/),
);

/** The files of the project that `file` imports directly, without types. */
function importsOf(file: string): string[] {
  const text = read(file);
  return [
    ...text.matchAll(/^(?:import|export)\b(?! type)[^;]*? from '([@.][^']*)'/gm),
    ...text.matchAll(/\bimport\('([@.][^']*)'\)/g),
  ]
    .map(([, name = '']) =>
      name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
    )
    .flatMap((name) => [`${name}.tsx`, `${name}.ts`])
    .filter((name) => sources.includes(name));
}

/** `files` and everything of the project that they import, directly or not. */
function reachedFrom(files: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

const isServerOnly = (file: string) => read(file).includes("import 'server-only'");

test('code that uses the database is server-only', () => {
  const users = filesBelow('lib', /\.ts$/).filter((file) =>
    /^import (?!type)[^;]*? from '[^']*platform\/db'/m.test(read(file)),
  );
  expect(users).toContain('lib/leads/accept-lead.ts');
  expect(users.filter((file) => !isServerOnly(file))).toEqual([]);
});

test('code that handles secrets is server-only', () => {
  const secret = /next-auth|next\/headers|SESSION_SECRET|get\('cookie'\)/;
  const open = filesBelow('lib', /\.ts$/).filter(
    (file) =>
      /^lib\/(accounts|staff|leads|enrolment|counter|people|data-rights)\//.test(file) &&
      !isServerOnly(file),
  );
  expect(open.filter((file) => secret.test(read(file)))).toEqual([]);
});

/** All sources that run, without comments. */
const running = [...sources, 'server.ts', 'worker.ts', 'next.config.mjs'].map((file) => ({
  file,
  text: read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, ''),
}));
const filesWith = (pattern: RegExp) =>
  running.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('only the calls that are listed in docs/security leave the machine, each over TLS that is checked', () => {
  const callers =
    /\bfetch\((?!['"`]\/)|createTransport\(|\bnew (Pool|Client|pg\.Client|OTLP\w+)\(|'ls-remote'/;
  const ofServer = filesWith(callers).filter((file) => !file.startsWith('components/'));
  expect(ofServer.toSorted()).toEqual([
    'lib/commands/check.ts',
    'lib/commands/probe.mjs',
    'lib/delivery/cache-purge.ts',
    'lib/delivery/traces.ts',
    'lib/health/witness.ts',
    'lib/payments/gateways/gateway-call.ts',
    'lib/platform/database-connection.ts',
    'lib/platform/mail/senders.ts',
    'prisma/archive/s3-target.ts',
    'prisma/embedded.ts',
  ]);
  const raw =
    /import (?!type)\{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from '(node:)?(https?|http2|net|tls|dgram)'|(https?|net|tls)\.(request|get|connect)\(/;
  // It reads the days of a certificate, and sends nothing.
  expect(filesWith(raw)).toEqual(['lib/commands/probe.mjs']);
  const count = (text: string, part: string) => text.split(part).length - 1;
  const follows = running.filter(
    ({ file, text }) =>
      ofServer.includes(file) && count(text, ' fetch(') !== count(text, "redirect: 'error'"),
  );
  expect(follows).toEqual([]);
  expect(filesWith(/rejectUnauthorized|TLS_REJECT|no-verify/)).toEqual([]);
});

test('hashes are SHA-256, the cipher is AES-256-GCM, and random bytes are from the system', () => {
  const used = (call: string) =>
    running.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(`\\b${call}\\(\\s*([^,)]+)`, 'g'))].map(
        ([, first = '']) => `${first} ${first === "'sha256'" ? '' : file}`,
      ),
    );
  const each = (...calls: string[]) => [...new Set(calls.flatMap(used))].map((one) => one.trim());
  expect(each('createHash', 'createHmac', 'hkdfSync').toSorted()).toEqual([
    // S3's sum of what is sent, beside the SHA-256 that is signed.
    "'md5' prisma/archive/s3-target.ts",
    "'sha1' lib/staff/totp.ts",
    "'sha256'",
  ]);
  expect(each('createCipheriv', 'createDecipheriv')).toEqual(['CIPHER lib/platform/secrets.ts']);
  expect(
    each('pbkdf2\\w*', 'scrypt\\w*', 'generateKey\\w*', 'createSign', 'publicEncrypt'),
  ).toEqual([]);
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('commands that read settings or use the database load .env and generate its client first', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const users = Object.entries(scripts).filter(([, command]) => {
    const file = /lib\/commands\/[\w-]+\.ts/.exec(command)?.[0];
    const reached = file ? [...reachedFrom([file])] : [];
    const client = /^import (?!type)[^;]*? from '@\/prisma\/client/m;
    return reached.includes('lib/platform/env.ts') || reached.some((one) => client.test(read(one)));
  });
  expect(users.map(([name]) => name)).toEqual(expect.arrayContaining(['seed:demo', 'check']));
  const early = users.filter(([, command]) =>
    command.includes('--import ./lib/commands/prepare-command.mjs'),
  );
  expect(users).toEqual(early);
});

test('components import no server code', () => {
  const reached = reachedFrom(filesBelow('components', /\.tsx?$/));
  expect(reached).toContain('lib/leads/lead-forms.ts');
  expect([...reached].filter(isServerOnly)).toEqual([]);
});

test('calls go by the token and pages by the cookie; log-ins and log-outs replace what it names', () => {
  const cookieReaders = /next\/headers|get\('cookie'\)|\.cookies\b/;
  const calls = filesBelow('app/api', /route\.ts$/).filter((file) =>
    [...reachedFrom([file])].some((one) => cookieReaders.test(read(one))),
  );
  expect(calls.toSorted()).toEqual([
    'app/api/admin/get-details/route.ts',
    'app/api/admin/passkey/route.ts',
    'app/api/student/login/route.ts',
    'app/api/student/logout/route.ts',
    'app/api/student/sign-in-link/use/route.ts',
  ]);
  const downloads = filesBelow('app/(staff)', /route\.ts$/);
  const pages = [...filesBelow('app', /\.tsx$|pdf\/route\.ts$/), ...downloads];
  expect(pages).toContain('app/(student)/history/page.tsx');
  const reached = reachedFrom(pages);
  expect(reached).toContain('lib/accounts/page-log-in.ts');
  // Gateways sign their notices in a header of this name; pages only need the name of the gateway in use.
  const ours = [...reached].filter((file) => !file.startsWith('lib/payments/gateways/'));
  expect(ours.filter((file) => /'authorization'/i.test(read(file)))).toEqual([]);
});

test('what our workers call without Next imports nothing of it', () => {
  const reached = reachedFrom(filesBelow('app', /route\.ts$/));
  expect(reached).toContain('lib/accounts/session-options.ts');
  const ofNext =
    /^(?:import|export)\b(?! type)[^;]*? from '(?:next|next-auth|next-auth\/next)(?:\/(?!jwt)[^']*)?'/m;
  expect([...reached].filter((file) => ofNext.test(read(file)))).toEqual([]);
});

test('every call serves its declaration, so that every refusal has the one shape', () => {
  const routes = filesBelow('app/api', /route\.ts$/);
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((file) => !/ = serve\w*\(\s*\w+Call,/.test(read(file)))).toEqual([]);
});

test('client components on finished pages are in islands', () => {
  const isClient = (file: string) => /^'use client'/m.test(read(file));
  const drawnOnServer = new Set<string>();
  const visit = (file: string): void => {
    if (drawnOnServer.has(file) || isClient(file)) return;
    drawnOnServer.add(file);
    importsOf(file).forEach(visit);
  };
  filesBelow('app', /^app\/\((islands|static)\)\/.*\.tsx$/).forEach(visit);
  expect(drawnOnServer).toContain('components/student/accounts/account-pages.tsx');
  const own = /^components\/(islands\/|ui\/static-html)/;
  const outside = [...drawnOnServer].filter((file) => {
    if (own.test(file)) return false;
    const text = read(file);
    const imports = [...text.matchAll(/^import (?!type)\{([^}]*)\} from '([@.][^']*)';/gm)];
    return imports.some(([, names = '', from = '']) => {
      const base = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from);
      const [source] = [`${base}.tsx`, `${base}.ts`].filter((name) => sources.includes(name));
      if (!source || !isClient(source)) return false;
      return names.split(',').some((name) => new RegExp(`<${name.trim()}[\\s/>]`).test(text));
    });
  });
  expect(outside).toEqual([]);
});

test('no island asks for an id of React: the page that it was rendered with has others', () => {
  const reached = reachedFrom(['components/islands/registry.ts']);
  expect(reached).toContain('components/student/accounts/sign-up-form.tsx');
  expect([...reached].filter((file) => /\buseId\b/.test(read(file)))).toEqual([
    'components/islands/registry.ts',
  ]);
});

test('pages rendered at request time have no islands: Next hydrates them', () => {
  const reached = reachedFrom(filesBelow('app', /^app\/\((staff|student|answers)\)\/.*\.tsx$/));
  expect(reached).toContain('components/student/enrolment/history-page.tsx');
  expect([...reached].filter((file) => file.startsWith('components/islands/'))).toEqual([]);
});

test('only one module names what Next writes into its build', () => {
  const names = /-manifest\.json'|'server\/(app|pages)|__next_f|data-precedence|next-size-adjust/;
  const delivery = filesBelow('lib', /\.ts$/).filter((file) => names.test(read(file)));
  expect(delivery).toEqual(['lib/delivery/next-output.ts']);
});

test('static pages use neither session nor database', () => {
  const pages = filesBelow('app/(static)', /\.tsx$/);
  const dynamic = pages.filter((file) =>
    /searchParams|force-dynamic|'use client'/.test(read(file)),
  );
  expect(dynamic).toEqual([]);
  const reached = [...reachedFrom(pages)];
  expect(reached).toContain('components/site/page-frame.tsx');
  expect(reached.filter((file) => /next\/headers|platform\/db/.test(read(file)))).toEqual([]);
  expect(reached.filter((file) => /^'use client'/m.test(read(file)))).toEqual([]);
  const open = filesBelow('app/(static)', /\[\w+\]\/page\.tsx$/).filter(
    (file) => !/export const dynamicParams = false/.test(read(file)),
  );
  expect(open).toEqual([]);
});

test('no file has a catch-all name', () => {
  const catchAll = sources.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.|\/)/.test(file),
  );
  expect(catchAll).toEqual([]);
  const odd = sources.filter((file) => !/^[a-z0-9[\].()/-]+$/.test(file));
  expect(odd).toEqual([]);
});

test('no two files import each other', () => {
  const circles: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, trail: string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const next of importsOf(file)) visit(next, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});
