import { sendingPage, serveAnybody } from '@/lib/calls/serve';
import { saveEnquiry } from '@/lib/leads/accept-lead';
import { enquiryCall } from '@/lib/leads/calls';
import { asMayBeUsed } from '@/lib/sources/privacy';

export const POST = serveAnybody(enquiryCall, ({ body, request, address }) =>
  saveEnquiry({
    ...asMayBeUsed(request, body),
    page: body.page ?? sendingPage(request),
    address,
  }),
);
