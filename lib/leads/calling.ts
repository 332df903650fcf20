import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { Staff } from '@/lib/staff/access';
import { shortNameOf } from './lead-rows';
import { isInScope, leadScope } from './lead-scope';

/** Longer than most calls; whoever talks on is shown no more. */
const SHOWN = `interval '5 minutes'`;

/** All leads of the phone, whichever of them a list shows. Whoever is calling already stays. */
const MARK = statement(
  'mark-lead-as-called',
  { id: 'uuid', staffId: 'uuid', scope: 'uuid?' },
  {},
  `update leads l set "callingId" = $staffId, "callingUntil" = now() + ${SHOWN}
  where l."foldKey" = (select "foldKey" from leads where id = $id) and ${isInScope('l', '$scope')}
    and (l."callingId" = $staffId or l."callingUntil" is null or l."callingUntil" <= now())`,
);

const FIND = statement(
  'lead-in-scope',
  { id: 'uuid', scope: 'uuid?' },
  { id: 'uuid' },
  `select l.id from leads l where l.id = $id and ${isInScope('l', '$scope')}`,
);

/**
 * Shows colleagues that the member of staff is calling a lead, until the outcome is recorded or for five minutes. It
 * is a sign, not a lock: a colleague may call all the same.
 * @throws ApiError not_found for a lead that is not seen
 */
export async function markCalling(
  staff: Staff<'leads.change'>,
  { id }: { id: string },
): Promise<void> {
  const { staffId } = staff;
  const scope = leadScope(staff);
  if ((await MARK.run(pool, { id, staffId, scope })) > 0) return;
  if (!(await FIND.first(pool, { id, scope }))) {
    throw new ApiError('not_found', 'This lead no longer exists, or is assigned to a colleague.');
  }
}

const BUSY = statement(
  'leads-in-a-call',
  { staffId: 'uuid', scope: 'uuid?' },
  { lead: 'uuid', name: 'text', email: 'text' },
  `select l.id as lead, s.name, s.email from leads l join staff s on s.id = l."callingId"
  where l."callingUntil" > now() and l."callingId" <> $staffId and ${isInScope('l', '$scope')}
  order by l."callingUntil" desc, l.id limit 200`,
);

/** The leads that colleagues are calling now, of those that are seen. */
export async function leadsInCalls(staff: Staff<'leads.change'>) {
  const { staffId } = staff;
  return (await BUSY.rows(pool, { staffId, scope: leadScope(staff) })).map(
    ({ lead, ...colleague }) => ({ lead, by: shortNameOf(colleague) }),
  );
}
