import { addShelfPieceCall } from '@/lib/shelf/calls';
import { addPiece } from '@/lib/shelf/uploads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(addShelfPieceCall, ({ who, body }) => addPiece(who, body));
