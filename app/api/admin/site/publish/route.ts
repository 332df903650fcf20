import { publishDraftCall } from '@/lib/publishing/calls';
import { publishDraft } from '@/lib/publishing/versions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(publishDraftCall, ({ who, body }) => publishDraft(who, body));
