import 'server-only';
import type { Queryable } from './database-connection';
import { hasTable } from './database-locks';
import { env } from './env';
import { fingerprintOf, knownSecret } from './secrets';
import { statement, type RowOf } from './statement';

const FIND = statement(
  'server-secret',
  {},
  { fingerprint: 'text', siteHost: 'text' },
  'select fingerprint, "siteHost" from server_secrets',
);

const NOTE = statement(
  'note-server-secret',
  { fingerprint: 'text', siteHost: 'text' },
  {},
  `insert into server_secrets (fingerprint, "siteHost") values ($fingerprint, $siteHost)
   on conflict (id) do update set fingerprint = excluded.fingerprint,
     "siteHost" = excluded."siteHost", "notedAt" = now()
   where (server_secrets.fingerprint, server_secrets."siteHost")
     is distinct from (excluded.fingerprint, excluded."siteHost")`,
);

/** The secret and the host that the database was last used with. */
export async function lastServerSecret(on: Queryable): Promise<RowOf<typeof FIND> | null> {
  return (await hasTable(on, 'server_secrets')) ? FIND.first(on) : null;
}

export async function noteServerSecret(on: Queryable, fingerprint: string): Promise<void> {
  await NOTE.run(on, { fingerprint, siteHost: siteHost() });
}

/** Host name to which passkeys belong. */
export const siteHost = () => new URL(env.SITE_URL).hostname;

/**
 * The secret to keep with a backup of this database; null where it is not known, as on a machine that
 * reaches the database without the site's settings.
 */
export async function secretOfDatabase(on: Queryable): Promise<string | null> {
  const secret = knownSecret();
  const last = await lastServerSecret(on);
  return secret && (!last || last.fingerprint === fingerprintOf(secret)) ? secret : null;
}
