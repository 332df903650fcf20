import { lookAtDraftCall } from '@/lib/publishing/calls';
import { lookAtDraft } from '@/lib/publishing/versions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(lookAtDraftCall, ({ who, body }) => lookAtDraft(who, body));
