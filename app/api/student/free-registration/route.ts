import { handler, success } from '@/lib/api';
import { saveFreeRegistration } from '@/lib/data/leads';
import { answerPlainForm } from '@/lib/plain-form';
import { readLead } from '@/lib/read-lead';
import { freeRegistrationSchema } from '@/lib/schemas/lead';

export const POST = answerPlainForm(
  '/#registered',
  handler(async (request) => {
    await saveFreeRegistration(await readLead(request, freeRegistrationSchema));
    return success();
  }),
);
