import { serveAnybody } from '@/lib/calls/serve';
import { demoSeatsLeft } from '@/lib/demo-classes/book-seat';
import { demoSeatsCall } from '@/lib/demo-classes/calls';

export const GET = serveAnybody(demoSeatsCall, () => demoSeatsLeft());
