import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { DEFAULT_LIMIT, lockSettings } from '@/lib/refunds/refund-limit';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { DuesSettingsInput } from './dues-forms';

export interface DuesSettings {
  /** How many days after its submission the fee of a registration without instalments is due. */
  dueDays: number;
  /** When reminders were switched on; null while they are off. */
  remindersSince: Date | null;
}

const DEFAULT_DAYS = 7;

const FIND = statement(
  'dues-settings',
  { dueDays: 'int4', remindersSince: 'timestamptz?' },
  'select "dueDays", "remindersSince" from office_settings',
);

/** When fees are due and whether reminders are sent, as the owner set it. */
export async function duesSettings(on: Queryable = pool): Promise<DuesSettings> {
  return (await FIND.first(on)) ?? { dueDays: DEFAULT_DAYS, remindersSince: new Date() };
}

const BEGIN = statement(
  'begin-office-settings',
  {},
  `insert into office_settings (id, "refundLimitPaise", "earlierLimitPaise")
   values (1, ${DEFAULT_LIMIT}, ${DEFAULT_LIMIT}) on conflict do nothing`,
);

/** Writes the defaults down: reminders are on from then, and for nothing that was due before. */
export async function beginSettings(on: Queryable): Promise<void> {
  await BEGIN.run(on);
}

const SET = statement(
  'set-dues-settings',
  {},
  `update office_settings set "dueDays" = $1,
     "remindersSince" = case when $2::bool then coalesce("remindersSince", now()) end`,
);

export async function setDuesSettings(
  owner: Staff<'settings.change'>,
  { dueDays, reminders }: DuesSettingsInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx);
    const before = await duesSettings(tx);
    const [was, on] = [before.remindersSince !== null, reminders === 'on'];
    if (before.dueDays === dueDays && was === on) return;
    await SET.run(tx, [dueDays, on]);
    const detail = {
      ...(before.dueDays !== dueDays && { dueDays: { from: before.dueDays, to: dueDays } }),
      ...(was !== on && { reminders: { from: was, to: on } }),
    };
    await noteAct(tx, owner, { action: 'settings.change', subject: 'settings', detail });
  });
}
