import { handler, success } from '@/lib/calls/handler';
import { answerPlainForm } from '@/lib/calls/plain-form';
import { readLead, saveEnquiry } from '@/lib/leads/accept-lead';
import { enquirySchema } from '@/lib/leads/lead-forms';

export const POST = answerPlainForm(
  '/contact#sent',
  handler(async (request) => {
    await saveEnquiry(await readLead(request, enquirySchema));
    return success();
  }),
);
