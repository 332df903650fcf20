import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { beginSettings, lockSettings } from '@/lib/staff/office-settings';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import type { DuesSettingsInput } from './dues-forms';

export interface DuesSettings {
  /** Days from submission until the fee of a registration without instalments is due. */
  dueDays: number;
  /** When reminders were switched on; null while they are off. */
  remindersSince: Date | null;
}

const DEFAULT_DAYS = 7;

/** The owner's settings: when fees are due, and whether reminders are sent. */
export async function duesSettings(client: Transaction['db'] = db): Promise<DuesSettings> {
  const settings = await client.officeSettings.findUnique({
    where: { id: 1 },
    select: { dueDays: true, remindersSince: true },
  });
  return settings ?? { dueDays: DEFAULT_DAYS, remindersSince: new Date() };
}

export async function setDuesSettings(
  owner: Staff<'settings.change'>,
  { dueDays, reminders }: DuesSettingsInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx.db);
    const before = await duesSettings(tx.db);
    const [was, on] = [before.remindersSince !== null, reminders === 'on'];
    if (before.dueDays === dueDays && was === on) return;
    const remindersSince = on ? (before.remindersSince ?? new Date()) : null;
    await tx.db.officeSettings.updateMany({ where: { id: 1 }, data: { dueDays, remindersSince } });
    const detail = {
      ...(before.dueDays !== dueDays && { dueDays: { from: before.dueDays, to: dueDays } }),
      ...(was !== on && { reminders: { from: was, to: on } }),
    };
    await noteAct(tx, owner, { action: 'settings.change', subject: 'settings', detail });
  });
}
