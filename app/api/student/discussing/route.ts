import { sendingPage, serveAnybody } from '@/lib/calls/serve';
import { saveEnquiry } from '@/lib/leads/accept-lead';
import { enquiryCall } from '@/lib/leads/calls';

export const POST = serveAnybody(enquiryCall, ({ body, request, address }) =>
  saveEnquiry({ ...body, page: body.page ?? sendingPage(request), address }),
);
