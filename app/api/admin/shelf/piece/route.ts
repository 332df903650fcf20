import { addShelfPieceCall } from '@/lib/office/shelf/calls';
import { addPiece } from '@/lib/office/shelf/uploads';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(addShelfPieceCall, ({ who, body }) => addPiece(who, body));
