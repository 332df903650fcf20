import { serveStudent } from '@/lib/accounts/bearer';
import { deleteDraftCall } from '@/lib/enrolment/calls';
import { deleteDraft } from '@/lib/enrolment/drafts';

export const POST = serveStudent(deleteDraftCall, async ({ who, body }) => {
  await deleteDraft(who.studentId, body.registration);
  return { deleted: true as const };
});
