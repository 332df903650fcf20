import 'server-only';
import { lifetimes } from '@/lib/accounts/sessions';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import type { AccountPerson } from './access';
import type { ShownLogIn } from './listed-staff';

const LIST = `
  select id, "staffId", device, "createdAt" as since, "lastSeenAt" as "lastSeen" from sessions
  where "staffId" = any($1::uuid[]) and "createdAt" > now() - $2::float8 * interval '1 ms'
    and "lastSeenAt" > now() - $3::float8 * interval '1 ms'
  order by "lastSeenAt" desc, id`;

type Row = { id: string; staffId: string; device: string; since: Date; lastSeen: Date };

/** Last used first, by the account. */
export async function logInsByAccount(
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, ShownLogIn[]>> {
  const { wholeMs, idleMs } = lifetimes.staff;
  const { rows } = await pool.query<Row>(LIST, [staffIds, wholeMs, idleMs]);
  const found = new Map<string, ShownLogIn[]>(staffIds.map((id) => [id, []]));
  for (const { staffId, since, lastSeen, ...shown } of rows) {
    const moments = { since: since.toISOString(), lastSeen: lastSeen.toISOString() };
    found.get(staffId)?.push({ ...shown, ...moments });
  }
  return found;
}

/** Of whoever asks: last used first. */
export async function ownLogIns({ staffId }: AccountPerson): Promise<ShownLogIn[]> {
  return (await logInsByAccount([staffId])).get(staffId) ?? [];
}

const END = `
  delete from sessions where "staffId" = $1 and ($2::uuid is null or id = $2)
    and ($3::uuid is null or id <> $3)`;

interface Which {
  staffId: string;
  /** This one alone. */
  one?: string | null;
  /** All but this one. */
  but?: string | null;
}

/** @returns how many it ended */
export async function endLogIns(
  client: Transaction,
  { staffId, one = null, but = null }: Which,
): Promise<number> {
  return (await client.query(END, [staffId, one, but])).rowCount ?? 0;
}

/** Ends one of one's own log-ins, or all others than the one that asks. */
export async function endOwnLogIns(
  { staffId, sessionId }: AccountPerson,
  one: string | null,
): Promise<{ ended: number }> {
  return inTransaction(async (client) => {
    const ended = await endLogIns(client, one ? { staffId, one } : { staffId, but: sessionId });
    if (ended > 0) {
      const act = { action: 'staff.endSession', subject: 'staff', subjectId: staffId } as const;
      await noteAct(client, { staffId }, { ...act, detail: { ended } });
    }
    return { ended };
  });
}
