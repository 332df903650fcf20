import { handler, success } from '@/lib/api';
import { saveEnquiry } from '@/lib/data/leads';
import { answerPlainForm } from '@/lib/plain-form';
import { readLead } from '@/lib/read-lead';
import { enquirySchema } from '@/lib/schemas/lead';

export const POST = answerPlainForm(
  '/contact#sent',
  handler(async (request) => {
    await saveEnquiry(await readLead(request, enquirySchema));
    return success();
  }),
);
