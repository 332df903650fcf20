import 'server-only';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import type { Staff } from './access';
import { beginSettings, lockSettings } from './office-settings';
import type { LeadVisibility } from './staff-forms';

/** Whether counsellors see their own leads and unassigned ones only; not until the owner says so. */
export async function isOwnLeadsOnly(client: Transaction['db'] = db): Promise<boolean> {
  const settings = await client.officeSettings.findUnique({
    where: { id: 1 },
    select: { ownLeadsOnly: true },
  });
  return settings?.ownLeadsOnly ?? false;
}

export async function setLeadVisibility(
  owner: Staff<'settings.change'>,
  { leads }: LeadVisibility,
): Promise<void> {
  const ownLeadsOnly = leads === 'own';
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx.db);
    if ((await isOwnLeadsOnly(tx.db)) === ownLeadsOnly) return;
    await tx.db.officeSettings.updateMany({ where: { id: 1 }, data: { ownLeadsOnly } });
    const detail = { leadsOfCounsellors: { from: ownLeadsOnly ? 'all' : 'own', to: leads } };
    await noteAct(tx, owner, { action: 'settings.change', subject: 'settings', detail });
  });
}
