import { addNoteCall } from '@/lib/leads/calls';
import { addNote } from '@/lib/leads/notes';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(addNoteCall, ({ who, body }) => addNote(who, body));
