import { lookAtDraftCall } from '@/lib/office/site/calls';
import { lookAtDraft } from '@/lib/office/site/versions';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(lookAtDraftCall, ({ who, body }) => lookAtDraft(who, body));
