import { sendingPage, serveAnybody } from '@/lib/calls/serve';
import { saveFreeRegistration } from '@/lib/leads/accept-lead';
import { freeRegistrationCall } from '@/lib/leads/calls';
import { asMayBeUsed } from '@/lib/sources/privacy';

export const POST = serveAnybody(freeRegistrationCall, ({ body, request, address }) =>
  saveFreeRegistration({
    ...asMayBeUsed(request, body),
    page: body.page ?? sendingPage(request),
    address,
  }),
);
