import { addNote } from '@/lib/leads/notes';
import { addNoteCall } from '@/lib/leads/calls';
import { serveStaff } from '@/lib/office/staff/access';

export const POST = serveStaff(addNoteCall, ({ who, body }) => addNote(who, body));
