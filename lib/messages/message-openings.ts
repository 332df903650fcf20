import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import type { StaffPerson } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { named, nameOf } from '@/lib/staff/staff-name';
import type { MessageChannel, MessageLanguage, MomentName } from './moments';

interface Opening {
  requestId: string;
  moment: MomentName;
  language: MessageLanguage;
  channel: MessageChannel;
}

/** The lead or the student that a message is to. */
type Recipient = { leadId: string } | { studentId: string };

/**
 * Records that a chat was opened with a prepared message, in the caller's transaction, after the caller has checked who
 * may write to whom. Idempotent by `requestId`.
 * @throws ApiError conflict if the `requestId` was used for another message
 */
export async function recordOpening(
  tx: Transaction,
  staff: StaffPerson,
  to: Recipient,
  opening: Opening,
): Promise<void> {
  const { requestId, moment, language, channel } = opening;
  const added = await tx.db.messageOpening.createManyAndReturn({
    data: { requestId, moment, language, channel, ...to, staffId: staff.staffId },
    skipDuplicates: true,
    select: { id: true },
  });
  if (added.length === 0) {
    const same = { requestId, moment, language, channel, ...to };
    if ((await tx.db.messageOpening.count({ where: same })) > 0) return;
    throw new ApiError(
      'conflict',
      'This was already recorded as another message. Reload the page.',
    );
  }
  const about =
    'leadId' in to
      ? ({ subject: 'lead', subjectId: to.leadId } as const)
      : ({ subject: 'student', subjectId: to.studentId } as const);
  const detail = { moment, language, channel };
  await noteAct(tx, staff, { action: 'message.open', ...about, detail });
}

/** A message in the history of a person. */
export interface OpenedMessage {
  /** ISO 8601. */
  at: string;
  /** Null for a former colleague. */
  by: string | null;
  moment: MomentName;
  language: MessageLanguage;
  channel: MessageChannel;
}

/** The messages to these leads and this student, oldest first. */
export async function openedMessages(
  { db }: Pick<Transaction, 'db'>,
  { leads, student = null }: { leads: readonly string[]; student?: string | null },
): Promise<OpenedMessage[]> {
  const rows = await db.messageOpening.findMany({
    where: {
      OR: [{ leadId: { in: [...leads] } }, ...(student ? [{ studentId: student }] : [])],
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, moment: true, language: true, channel: true, staff: named },
  });
  return rows.map(({ at, moment, staff, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: nameOf(staff),
    moment: moment as MomentName,
  }));
}
