import { lookAtDraftCall } from '@/lib/publishing/calls';
import { previewDraft } from '@/lib/publishing/versions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(lookAtDraftCall, ({ who, body }) => previewDraft(who, body));
