import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { findDoNotCall } from '@/lib/leads/do-not-call';
import type { StudentMessageInput } from '@/lib/messages/message-forms';
import { recordOpening } from '@/lib/messages/message-openings';
import { lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { hasService, personRegistrations } from './read-person';

/**
 * Records that a message to a student was opened; the messages of students are service. Idempotent by
 * `requestId`.
 * @throws ApiError not_found; conflict if the owner of the phone asked not to be called, and neither a fee is
 * due nor a class is running
 */
export async function openStudentMessage(
  staff: Staff<'people.read'>,
  { student, phone, ...opening }: StudentMessageInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await lockRow(tx, 'students', student, 'key share'))) {
      throw new ApiError('not_found', 'This student no longer exists. Search again.');
    }
    const isAsked = (await findDoNotCall(tx, [phone])).size > 0;
    if (isAsked && !(await hasService(tx, student, await personRegistrations(tx, student)))) {
      throw new ApiError(
        'conflict',
        'Not recorded: the person asked not to be called, and no fee is due and no class is running. Please do not send the message.',
      );
    }
    await recordOpening(tx, staff, { studentId: student }, opening);
  });
}
