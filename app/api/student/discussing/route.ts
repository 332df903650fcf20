import { handler, success } from '@/lib/calls/handler';
import { answerPlainForm } from '@/lib/calls/plain-form';
import { saveEnquiry } from '@/lib/leads/accept-lead';
import { enquirySchema } from '@/lib/leads/lead';
import { readLead } from '@/lib/leads/read-lead';

export const POST = answerPlainForm(
  '/contact#sent',
  handler(async (request) => {
    await saveEnquiry(await readLead(request, enquirySchema));
    return success();
  }),
);
