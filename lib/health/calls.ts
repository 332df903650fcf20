import * as z from 'zod/mini';
import { text } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';

export const sendTestMailCall = declareCall({
  method: 'POST',
  path: '/api/admin/server/test-mail',
  name: 'sendTestMail',
  summary:
    'Send a test mail to the address of whoever asks, at once and in the way that all mails of the site go. `said` tells what happened and what to do.',
  auth: 'staff',
  action: 'server.read',
  body: json(z.object({})),
  data: z.strictObject({ isSent: z.boolean(), said: text }),
  refusals: [...bodyRefusals, 'too_many_requests'],
});
