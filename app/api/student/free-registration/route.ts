import { handler, success } from '@/lib/calls/handler';
import { answerPlainForm } from '@/lib/calls/plain-form';
import { readLead, saveFreeRegistration } from '@/lib/leads/accept-lead';
import { freeRegistrationSchema } from '@/lib/leads/lead-forms';

export const POST = answerPlainForm(
  '/#registered',
  handler(async (request) => {
    await saveFreeRegistration(await readLead(request, freeRegistrationSchema));
    return success();
  }),
);
