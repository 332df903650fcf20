import { noteRequestCall } from '@/lib/data-rights/calls';
import { noteRequest } from '@/lib/data-rights/data-requests';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(noteRequestCall, ({ who, body }) => noteRequest(who, body));
