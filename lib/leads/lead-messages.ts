import 'server-only';
import { inTransaction } from '@/lib/platform/db';
import type { LeadMessageInput } from '@/lib/messages/message-forms';
import { recordOpening } from '@/lib/messages/message-openings';
import type { Staff } from '@/lib/staff/access';
import { lockFold } from './change-lead';
import { refuseDoNotCall } from './do-not-call';
import { leadScope } from './lead-scope';

/**
 * Records that a message to a lead was opened; the messages of leads are promotion. Idempotent by `requestId`.
 * @throws ApiError not_found, conflict if the owner of the phone asked not to be called
 */
export async function openLeadMessage(
  staff: Staff<'leads.change'>,
  { lead: id, ...opening }: LeadMessageInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { lead } = await lockFold(tx, id, leadScope(staff));
    await refuseDoNotCall(tx, lead.phonenumber);
    await recordOpening(tx, staff, { leadId: lead.id }, opening);
  });
}
