import { noteRequestCall } from '@/lib/office/rights/calls';
import { noteRequest } from '@/lib/office/rights/data-requests';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(noteRequestCall, ({ who, body }) => noteRequest(who, body));
