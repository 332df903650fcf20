import 'server-only';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';
import { Prisma } from '@/prisma/client/client';
import { findRegistration, type RegistrationRecord } from './registrations';

/** A registration that is saved and not submitted (D33). */
export type RegistrationDraft = RegistrationRecord & {
  /** Every save with this id changes this draft; for a form of the counter, its id there. */
  requestId: string;
};

/**
 * First part of the stored `requestId` of a form made at the counter. Drafts are handed out without it, and the
 * registration form does not take it.
 */
export const AT_COUNTER = 'counter:';

/** Orders have no admission form to continue. */
const isForm = { items: { equals: Prisma.DbNull } };

/** The student's draft with this id; null for any other id, a submitted registration and an order. */
export async function findDraft(studentId: string, id: string): Promise<RegistrationDraft | null> {
  if (!isUuid(id)) return null;
  const where = { id, studentId, submittedAt: null, ...isForm };
  const row = await db.registration.findFirst({ where, select: { requestId: true } });
  const draft = row && (await findRegistration(studentId, id));
  if (!draft || !row.requestId) return null;
  const { requestId } = row;
  const isCounters = requestId.startsWith(AT_COUNTER);
  return { ...draft, requestId: isCounters ? requestId.slice(AT_COUNTER.length) : requestId };
}

/** The student's newest draft of a plan, or null. */
export async function draftOfPlan(
  studentId: string,
  planId: string,
): Promise<RegistrationDraft | null> {
  const row = await db.registration.findFirst({
    where: { studentId, planId, submittedAt: null, ...isForm },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return row && findDraft(studentId, row.id);
}

/**
 * Deletes a draft of the student.
 * @throws ApiError not_found for an unknown id, conflict for a submitted registration
 */
export async function deleteDraft(studentId: string, id: string): Promise<void> {
  const { count } = await db.registration.deleteMany({
    where: { id, studentId, submittedAt: null, withdrawnAt: null },
  });
  if (count > 0) return;
  const kept = await findRegistration(studentId, id);
  if (kept?.withdrawnOn) {
    throw new ApiError('conflict', 'This registration is withdrawn, and nothing is due for it.');
  }
  if (kept) {
    throw new ApiError(
      'conflict',
      `This form is submitted. To cancel it, call us on ${institute.phones[0].printed}.`,
    );
  }
  throw new ApiError('not_found', 'This draft is deleted already. Reload the page.');
}
