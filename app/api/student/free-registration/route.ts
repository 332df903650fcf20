import { allowOnly, handler, readBody, success } from '@/lib/api';
import { saveFreeRegistration } from '@/lib/data/leads';
import { countLead } from '@/lib/data/rate-limits';
import { answerPlainForm, sendingPage } from '@/lib/plain-form';
import { freeRegistrationSchema } from '@/lib/schemas/lead';
import { CLIENT_ADDRESS_HEADER } from '@/lib/server/client-address';

export const POST = answerPlainForm(
  '/#registered',
  handler(async (request) => {
    const registration = await readBody(request, freeRegistrationSchema);
    await countLead(request.headers.get(CLIENT_ADDRESS_HEADER));
    await saveFreeRegistration({
      ...registration,
      page: registration.page ?? sendingPage(request),
    });
    return success();
  }),
);

export const GET = allowOnly('POST');
