import 'server-only';
import { relativeTime } from '@/lib/site/delhi-time';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement } from '@/lib/platform/statement';

/** Time for which an account is not independent after somebody else has handled it. */
const HOLD = `interval '1 day'`;

const touches = {
  made: (account: string) => `Somebody added ${account}`,
  'staff.create': (account: string) => `A colleague added ${account}`,
  'staff.change': (account: string) => `A colleague changed the role of ${account}`,
  'staff.enable': (account: string) => `A colleague reopened ${account}`,
  'staff.code': (account: string) => `A colleague turned off two-step verification for ${account}`,
  'staff.password': (account: string) => `A colleague set the password of ${account}`,
  replaced: (account: string) => `The temporary password of ${account} was replaced`,
} as const;

/** Latest change of an account by somebody else, and the end of its effect. */
export interface Touch {
  what: keyof typeof touches;
  until: Date;
}

/**
 * Read from the audit, which is append-only. A colleague who set a temporary password could use it until it
 * was replaced, so the day begins again then.
 */
const LAST = statement(
  'last-touch-of-staff',
  { staffId: 'uuid', orMade: 'bool', asOf: 'timestamptz?' },
  { what: narrow<Touch['what']>('text'), until: 'timestamptz' },
  `select what, at + ${HOLD} as until from (
     select 'made' as what, "createdAt" as at from staff where id = $staffId and $orMade
     union all
     select case when "staffId" = $staffId then 'replaced' else action end, at from audit_entries
     where subject = 'staff' and "subjectId" = $staffId::text
       and case when "staffId" = $staffId then action = 'staff.password' and detail @> '{"given": true}'
           and exists (select from audit_entries where subject = 'staff' and "subjectId" = $staffId::text
             and "staffId" <> $staffId and action in ('staff.create', 'staff.password'))
         when action = 'staff.change' then detail -> 'fields' ? 'role'
         else "staffId" is not null and action in
           ('staff.create', 'staff.enable', 'staff.code', 'staff.password') end
   ) touch where at > coalesce($asOf::timestamptz, now()) - ${HOLD} and at <= coalesce($asOf, now())
   order by at desc limit 1`,
);

interface Asked {
  /** Also counts the creation of the account, by anybody. */
  orMade?: boolean;
  /** Null for now. */
  asOf?: Date | null;
}

/**
 * The last change of an account by somebody else within a day: created or reopened it, set its password or
 * role, turned off its second factor.
 */
export async function lastOutsideChange(
  on: Queryable,
  staffId: string,
  { orMade = false, asOf = null }: Asked = {},
): Promise<Touch | null> {
  return LAST.first(on, { staffId, orMade, asOf });
}

/** The touch as a sentence; `account` as "your account". */
export const touchedText = ({ what }: Touch, account: string): string =>
  `${touches[what](account)} less than a day ago.`;

/** "tomorrow 14:05": the minute in Delhi from which the account counts again. */
export function countsFrom({ until }: Touch): string {
  return relativeTime(new Date(until.getTime() + 60_000).toISOString(), new Date().toISOString());
}
