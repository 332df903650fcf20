import { serveAnybody } from '@/lib/calls/serve';
import { seatBoard } from '@/lib/enrolment/batch-seats';
import { batchSeatsCall } from '@/lib/enrolment/calls';

export const GET = serveAnybody(batchSeatsCall, () => seatBoard());
