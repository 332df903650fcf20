import { publishDraftCall } from '@/lib/office/site/calls';
import { publishDraft } from '@/lib/office/site/versions';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(publishDraftCall, ({ who, body }) => publishDraft(who, body));
