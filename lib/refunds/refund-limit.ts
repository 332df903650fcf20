import 'server-only';
import type { Paise } from '@/content/money';
import type { Staff } from '@/lib/staff/access';
import { DEFAULT_REFUND_LIMIT, lockSettings } from '@/lib/staff/office-settings';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';

const DAY_MS = 86_400_000;

/**
 * The limit in paise above which refunds need a second person: as set, and as in force. A raised limit takes
 * effect a day later, so that it cannot be raised and used at once.
 */
export async function refundLimit(
  client: Transaction['db'] = db,
): Promise<{ set: Paise; now: Paise }> {
  const settings = await client.officeSettings.findUnique({
    where: { id: 1 },
    select: { refundLimitPaise: true, earlierLimitPaise: true, changedAt: true },
  });
  if (!settings) return { set: DEFAULT_REFUND_LIMIT, now: DEFAULT_REFUND_LIMIT };
  const set = settings.refundLimitPaise as Paise;
  const isNew = settings.changedAt.getTime() > Date.now() - DAY_MS;
  return { set, now: isNew ? (Math.min(set, settings.earlierLimitPaise) as Paise) : set };
}

/** @param limit in paise */
export async function setRefundLimit(owner: Staff<'settings.change'>, limit: Paise): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    const { set, now } = await refundLimit(tx.db);
    if (limit === set) return;
    const limits = { refundLimitPaise: limit, earlierLimitPaise: now, changedAt: new Date() };
    await tx.db.officeSettings.upsert({
      where: { id: 1 },
      create: { id: 1, ...limits },
      update: limits,
    });
    const act = { action: 'settings.change', subject: 'settings' } as const;
    await noteAct(tx, owner, { ...act, detail: { refundLimit: { from: set, to: limit } } });
  });
}
