import 'server-only';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import type { Changes } from '@/lib/schemas/correction';
import { noteAct } from './audit';

interface CorrectedRow {
  table: 'students' | 'registrations';
  id: string;
}

/** What is in the audit about each of the tables. */
const subjects = { students: 'student', registrations: 'registration' } as const;
const owners = { students: 'studentId', registrations: 'registrationId' } as const;

/**
 * Writes what is new, how it was, and who says why. A repeat finds it done already and writes nothing.
 * @param changes names of columns: only those of a schema
 * @returns the names of the fields that were changed
 * @throws ApiError not_found; conflict when a field is neither what it was nor what it is to be
 */
export async function applyChanges(
  client: Transaction,
  staff: { staffId: string },
  { table, id }: CorrectedRow,
  { changes, reason }: { changes: Changes; reason: string },
): Promise<string[]> {
  const asked = Object.entries(changes).flatMap(([name, change]) =>
    change ? [{ name, ...change }] : [],
  );
  const now = await lockedRow(client, table, id, asked);
  const wanted = asked.filter(({ name, to }) => now[name] !== to);
  refuseStale(wanted, now);
  if (wanted.length === 0) return [];
  const names = wanted.map(({ name }) => name);
  await write(client, table, id, wanted);
  const subject = subjects[table];
  const act = { action: `${subject}.correct`, subject, subjectId: id, reason } as const;
  const auditId = await noteAct(client, staff, { ...act, detail: { fields: names } });
  await client.query(
    `insert into corrections ("auditId", "${owners[table]}", field, before, after)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[])`,
    [auditId, id, names, wanted.map(({ name }) => now[name]), wanted.map(({ to }) => to)],
  );
  return names;
}

type Asked = { name: string; from: string; to: string };

async function lockedRow(
  client: Transaction,
  table: CorrectedRow['table'],
  id: string,
  asked: readonly Asked[],
): Promise<Record<string, string>> {
  const columns = asked.map(({ name }) => `"${name}"::text`).join(', ');
  const { rows } = await client.query<Record<string, string>>(
    `select ${columns} from ${table} where id = $1 for no key update`,
    [id],
  );
  if (!rows[0]) throw new ApiError('not_found', 'It is not there any more. Search again.');
  return rows[0];
}

/** Somebody else was here in the meantime: they are not written over unseen. */
function refuseStale(wanted: readonly Asked[], now: Record<string, string>): void {
  const stale = wanted.filter(({ name, from }) => now[name] !== from);
  if (stale.length === 0) return;
  const fields = Object.fromEntries(
    stale.map(({ name }) => [
      name,
      `Somebody else has changed this. Now it is “${now[name]}”. Load the page again, and correct it then.`,
    ]),
  );
  throw new ApiError('conflict', 'Somebody else has changed this in the meantime.', { fields });
}

async function write(
  client: Transaction,
  table: CorrectedRow['table'],
  id: string,
  wanted: readonly Asked[],
): Promise<void> {
  const set = wanted.map(({ name }, index) =>
    name === 'dateofbirth' ? `"${name}" = $${index + 2}::date` : `"${name}" = $${index + 2}`,
  );
  if (table === 'registrations') set.push('"updatedAt" = now()');
  await client.query(`update ${table} set ${set.join(', ')} where id = $1`, [
    id,
    ...wanted.map(({ to }) => to),
  ]);
}
