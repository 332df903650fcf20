import { serveAnybody } from '@/lib/calls/serve';
import { completeEnrolmentCall } from '@/lib/counter/calls';
import { completeEnrolment } from '@/lib/counter/completion-links';

export const POST = serveAnybody(completeEnrolmentCall, ({ body }) => completeEnrolment(body));
