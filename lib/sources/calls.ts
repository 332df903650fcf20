import * as z from 'zod/mini';
import { text } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { arrivalSchema } from './arrival';

export const countArrivalCall = declareCall({
  method: 'POST',
  path: '/api/visits',
  name: 'countArrival',
  summary:
    'Count the arrival of a visitor on a page, by day, page, source and campaign. Nothing about the visitor is kept, their address neither. The answer is what it is counted as; null where nothing is counted: the page is a personal one, or the browser asks not to be tracked (`Sec-GPC`, `DNT`).',
  body: { ...json(arrivalSchema, 'This is not a visit of a page.'), limitBytes: 2_000 },
  data: z.nullable(z.strictObject({ source: text, campaign: text, page: text })),
  refusals: bodyRefusals,
});
