import { serveAnybody } from '@/lib/calls/serve';
import { completeEnrolmentCall } from '@/lib/office/enrol/calls';
import { completeEnrolment } from '@/lib/office/enrol/completion-links';

export const POST = serveAnybody(completeEnrolmentCall, ({ body }) => completeEnrolment(body));
