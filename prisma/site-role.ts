import pg from 'pg';
import { withClient } from '../lib/platform/database-connection';

const SCHEMAS = ['public', 'search', 'pgboss'];
/** Append-only tables. */
const ONLY_ADDED = ['audit_entries', 'audit_seals', 'audit_heads'];

/**
 * Grants the role that the site runs as the rights it needs, and no others: it reads and writes rows,
 * changes no table, trigger or role, and only adds to the audit. Creates the role when it is missing.
 * @param ownerUrl the role that the tables belong to
 * @param siteUrl its user is the site's role, its password that of a role to be created
 */
export async function grantSiteRole(ownerUrl: string, siteUrl: string): Promise<void> {
  const { username, password } = new URL(siteUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  await withClient(ownerUrl, async (client) => {
    await client.query('begin');
    // Two processes that grant at the same time would fail on each other's rows.
    await client.query(`select pg_advisory_xact_lock(hashtext('grant site role'))`);
    const { rows } = await client.query<{ exists: boolean; own: boolean }>(
      'select exists (select from pg_roles where rolname = $1), current_user = $1 as own',
      [name],
    );
    if (rows[0]?.own) throw new Error('DATABASE_URL has to name another role than the owner.');
    if (!rows[0]?.exists) {
      const secret = password ? `password ${pg.escapeLiteral(decodeURIComponent(password))}` : '';
      await client.query(`create role ${role} login ${secret}`);
    }
    const schemas = SCHEMAS.join(', ');
    await client.query(`
      revoke create on schema ${schemas} from public;
      revoke all on all tables in schema ${schemas} from ${role};
      grant usage on schema ${schemas} to ${role};
      grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
      grant usage, select on all sequences in schema ${schemas} to ${role};
      revoke insert, update, delete on _prisma_migrations from ${role};
      revoke update, delete on ${ONLY_ADDED.join(', ')} from ${role};`);
    await client.query('commit');
  });
}

/**
 * Lets the site's role see the size of the log and times of statements, for the gauges. Does nothing where the owner is
 * no superuser, as it is in the built-in PostgreSQL: nobody else may grant it.
 */
export async function grantGauges(ownerUrl: string, siteUrl: string): Promise<void> {
  const role = pg.escapeIdentifier(decodeURIComponent(new URL(siteUrl).username));
  await withClient(ownerUrl, (client) =>
    client.query(`do $$ begin
      perform pg_advisory_xact_lock(hashtext('grant site role'));
      if (select rolsuper from pg_roles where rolname = current_user) then
        grant execute on function pg_ls_waldir() to ${role};
        if current_setting('shared_preload_libraries') ~ 'pg_stat_statements' then
          create extension if not exists pg_stat_statements;
        end if;
      end if;
    end $$`),
  );
}

/** Whether the role of this URL could change the audit: it owns the table or is a superuser. */
export function mayChangeAudit(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select pg_has_role(relowner, 'usage') as may from pg_class where oid = 'audit_entries'::regclass`,
    );
    return rows[0]?.may ?? false;
  });
}
