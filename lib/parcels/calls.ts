import * as z from 'zod/mini';
import { parcelRules, type ParcelRule } from './parcel-words';
import { count, day } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  packSchema,
  parcelAddressSchema,
  parcelChangeSchema,
  parcelRuleSchema,
  sendSchema,
} from './parcel-forms';

const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

export const packParcelsCall = declareCall({
  method: 'POST',
  path: '/api/admin/parcels/pack',
  name: 'packParcels',
  summary:
    'Say that parcels are packed. `packed` counts those that were not before; all of them or none are changed.',
  auth: 'staff',
  action: 'parcels.handle',
  body: json(packSchema),
  data: z.strictObject({ packed: count }),
  refusals,
});

export const sendParcelCall = declareCall({
  method: 'POST',
  path: '/api/admin/parcels/send',
  name: 'sendParcel',
  summary:
    'Say that a parcel is sent, with courier and tracking number, or correct these. The student gets a mail; `mailed` is false when there is no e-mail.',
  auth: 'staff',
  action: 'parcels.handle',
  body: json(sendSchema),
  data: z.strictObject({ mailed: z.boolean(), arriveBy: day }),
  refusals,
});

export const changeParcelCall = declareCall({
  method: 'POST',
  path: '/api/admin/parcels/change',
  name: 'changeParcel',
  summary:
    'Say that a parcel arrived (or was handed over at the office), or that it came back and why; or send one that came back again, as a new parcel. Answers with the parcel to go on with.',
  auth: 'staff',
  action: 'parcels.handle',
  body: json(parcelChangeSchema),
  data: z.strictObject({ id: z.uuid() }),
  refusals,
});

export const correctParcelCall = declareCall({
  method: 'POST',
  path: '/api/admin/parcels/address',
  name: 'correctParcel',
  summary:
    'Correct name, phone and address of a parcel before it is sent. A packed one is to be packed again. `fields` names what changed.',
  auth: 'staff',
  action: 'parcels.handle',
  body: json(parcelAddressSchema),
  data: z.strictObject({ fields: z.array(z.string()) }),
  refusals,
});

const rule = z.enum(Object.keys(parcelRules) as ParcelRule[]);

export const changeParcelRuleCall = declareCall({
  method: 'POST',
  path: '/api/admin/parcels/rule',
  name: 'changeParcelRule',
  summary: 'Set what has to be paid before a parcel is made, for courses and for orders.',
  auth: 'staff',
  action: 'settings.change',
  body: json(parcelRuleSchema),
  data: z.strictObject({ courses: rule, orders: rule }),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const parcelLabelsCall = declareCall({
  method: 'GET',
  path: '/searchuser/parcels/labels',
  name: 'parcelLabels',
  summary:
    'Labels of the parcels `parcel` (one or more ids, at most 40) as PDF, eight on a page. What is sent or cancelled, or has no address, is left out. For a link on a page: without a log-in it leads to the page where the link is.',
  auth: 'staff cookie',
  action: 'parcels.handle',
  query: ['parcel'],
  answers: {
    200: 'application/pdf',
    303: null,
    403: 'text/plain',
    404: 'text/plain',
    422: 'text/plain',
    429: 'text/plain',
  },
});
