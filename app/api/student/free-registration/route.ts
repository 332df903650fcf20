import { sendingPage, serveAnybody } from '@/lib/calls/serve';
import { saveFreeRegistration } from '@/lib/leads/accept-lead';
import { freeRegistrationCall } from '@/lib/leads/calls';

export const POST = serveAnybody(freeRegistrationCall, ({ body, request, address }) =>
  saveFreeRegistration({ ...body, page: body.page ?? sendingPage(request), address }),
);
