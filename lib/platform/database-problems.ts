import { withClient } from './database-connection';
import { faultInWords } from './fault-words';

/** PostgreSQL 14, as .env.example says. */
const OLDEST = 14;

/**
 * Why a PostgreSQL cannot be used, in a sentence; null when it can.
 * @param setting that holds the URL
 * @throws any error that has no known remedy
 */
export async function connectionProblem(url: string, setting: string): Promise<string | null> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ version: number; isReadOnly: boolean }>(
        `select current_setting('server_version_num')::int / 10000 as version,
           pg_is_in_recovery() as "isReadOnly"`,
      );
      const { version = OLDEST, isReadOnly = false } = rows[0] ?? {};
      if (version < OLDEST) {
        return `The PostgreSQL of ${setting} is of version ${version}; the site needs ${OLDEST} or newer. Upgrade it, or use another one.`;
      }
      return isReadOnly ? faultInWords({ code: '25006', message: '' }, setting) : null;
    });
  } catch (error) {
    const words = faultInWords(error, setting);
    if (words) return words;
    throw error;
  }
}

interface Rights {
  role: string;
  database: string;
  mayMakeTables: boolean;
  mayMakeSchemas: boolean;
  mayMakeRoles: boolean;
  /** Another role to which tables of the site belong. */
  otherOwner: string | null;
  hasSiteRole: boolean;
}

const RIGHTS = `
  select current_user as role, current_database() as database,
    has_schema_privilege('public', 'create') as "mayMakeTables",
    has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayMakeRoles",
    (select pg_get_userbyid(relowner) from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not pg_has_role(relowner, 'usage') limit 1) as "otherOwner",
    exists (select from pg_roles where rolname = $1) as "hasSiteRole"`;

/**
 * The right that the owner of the tables lacks to prepare them, in a sentence; null when it has all.
 * @param ownerUrl the role that prepares the tables, of MIGRATION_DATABASE_URL or else of DATABASE_URL
 * @param siteUrl the role that the site runs as
 */
export async function ownerRightsProblem(
  ownerUrl: string,
  siteUrl: string,
): Promise<string | null> {
  const setting = ownerUrl === siteUrl ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  const siteRole = decodeURIComponent(new URL(siteUrl).username);
  const rights = await withClient(
    ownerUrl,
    async (client) => (await client.query<Rights>(RIGHTS, [siteRole])).rows[0],
  );
  if (!rights) return null;
  const { role, database, otherOwner } = rights;
  const asAdministrator = 'As the administrator of that PostgreSQL: ';
  if (otherOwner) {
    return (
      `The tables belong to the role ${otherOwner}, so ${role} (${setting}) may not change them. ` +
      `Set MIGRATION_DATABASE_URL to ${otherOwner}, or give them to ${role}. ${asAdministrator}` +
      `reassign owned by "${otherOwner}" to "${role}".`
    );
  }
  if (!rights.mayMakeTables || !rights.mayMakeSchemas) {
    return (
      `The role ${role} (${setting}) may not make tables in the database ${database}. Set MIGRATION_DATABASE_URL ` +
      `to a role that may. ${asAdministrator}alter database "${database}" owner to "${role}", and in that ` +
      `database: grant all on schema public to "${role}".`
    );
  }
  if (!rights.hasSiteRole && !rights.mayMakeRoles) {
    return (
      `The role ${siteRole} of DATABASE_URL does not exist, and ${role} (${setting}) may not make it. ` +
      `${asAdministrator}create role "${siteRole}" login password '…', or alter role "${role}" createrole.`
    );
  }
  return null;
}

/** Why the role that the site runs as may not use the prepared tables, in a sentence; null when it may. */
export async function siteRightsProblem(siteUrl: string): Promise<string | null> {
  const missing = await withClient(siteUrl, async (client) => {
    const { rows } = await client.query<{ role: string; name: string }>(
      `select current_user as role, relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not (has_table_privilege(oid, 'select')
           and (relname = '_prisma_migrations' or has_table_privilege(oid, 'insert')))
       order by 2 limit 1`,
    );
    return rows[0] ?? null;
  });
  return (
    missing &&
    `The role ${missing.role} of DATABASE_URL may not read and write the table ${missing.name}. Set ` +
      'MIGRATION_DATABASE_URL to the owner of the tables and run npm run migrate, which lets it.'
  );
}
