import 'server-only';
import { rupees } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';

/** The amount above which refunds need a second person, until the owner sets one. */
export const DEFAULT_REFUND_LIMIT = rupees(10_000);

/** Locks the settings until the end of the transaction. */
export const lockSettings = (tx: Transaction) => lockNames(tx, 'office settings');

/** Stores the defaults: reminders are on from then, and only for later due days. */
export async function beginSettings(client: Transaction['db'] = db): Promise<void> {
  const limit = DEFAULT_REFUND_LIMIT;
  await client.officeSettings.createMany({
    data: [{ id: 1, refundLimitPaise: limit, earlierLimitPaise: limit }],
    skipDuplicates: true,
  });
}
