import 'server-only';
import type { Paise } from '@/content/money';
import { rupees } from '@/content/money';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';

/** Before the owner sets one. */
export const DEFAULT_LIMIT = rupees(10_000);

const LIMIT = statement(
  'refund-limit',
  { set: narrow<Paise>('int4'), now: narrow<Paise>('int4') },
  `select "refundLimitPaise" as set,
     case when "changedAt" > now() - interval '1 day'
       then least("refundLimitPaise", "earlierLimitPaise") else "refundLimitPaise" end as now
   from office_settings`,
);

/**
 * The amount in paise above which refunds need a second person: as set, and as it counts now. A raised
 * one counts a day later, so that whoever raises it cannot use it at once.
 */
export async function refundLimit(on: Queryable = pool): Promise<{ set: Paise; now: Paise }> {
  return (await LIMIT.first(on)) ?? { set: DEFAULT_LIMIT, now: DEFAULT_LIMIT };
}

const SET_LIMIT = statement(
  'set-refund-limit',
  {},
  `insert into office_settings (id, "refundLimitPaise", "earlierLimitPaise") values (1, $1, $2)
   on conflict (id) do update set "refundLimitPaise" = excluded."refundLimitPaise",
     "earlierLimitPaise" = excluded."earlierLimitPaise", "changedAt" = now()`,
);

const LOCK = statement(
  'lock-office-settings',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended('office settings', 0)) as locked`,
);

/** Until the end of the transaction nobody else changes the settings. */
export const lockSettings = (tx: Transaction) => LOCK.run(tx);

/** @param limit in paise */
export async function setRefundLimit(owner: Staff<'settings.change'>, limit: Paise): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    const { set, now } = await refundLimit(tx);
    if (limit === set) return;
    await SET_LIMIT.run(tx, [limit, now]);
    const act = { action: 'settings.change', subject: 'settings' } as const;
    await noteAct(tx, owner, { ...act, detail: { refundLimit: { from: set, to: limit } } });
  });
}
