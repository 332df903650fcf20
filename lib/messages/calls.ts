import * as z from 'zod/mini';
import { count } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { defaultTextSchema, messageTextSchema } from './message-forms';

const saved = z.strictObject({ version: count });

export const setMessageTextCall = declareCall({
  method: 'POST',
  path: '/api/admin/message-texts',
  name: 'setMessageText',
  summary:
    'Set the text of a prepared message in one language. Its placeholders are checked. Refused as a conflict, with the `version` it has now, when another owner has changed it; 0 is the default.',
  auth: 'staff',
  action: 'settings.change',
  body: json(messageTextSchema, 'Not saved. Please correct the marked fields.'),
  data: saved,
  refusals: [...bodyRefusals, 'conflict', 'second_factor'],
});

export const resetMessageTextCall = declareCall({
  method: 'POST',
  path: '/api/admin/message-texts/default',
  name: 'resetMessageText',
  summary: 'Go back to the default text of a prepared message. A repeat changes nothing.',
  auth: 'staff',
  action: 'settings.change',
  body: json(defaultTextSchema),
  data: saved,
  refusals: [...bodyRefusals, 'conflict', 'second_factor'],
});
