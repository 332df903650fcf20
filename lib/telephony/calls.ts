import * as z from 'zod/mini';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { eventFields } from './exchange';
import {
  callEventSchema,
  demoRingSchema,
  telephoneAddressSchema,
  telephoneSettingsSchema,
} from './telephone-forms';

export const takeCallEventCall = declareCall({
  method: 'GET',
  path: '/api/telephone/{secret}',
  name: 'takeCallEvent',
  summary:
    'For the telephone exchange: an event of an incoming call (webhook), in its own words, at an address that the owner has made. Fields that are not listed are not read. Events may come in any order, and a repeat changes nothing.',
  query: eventFields,
  refusals: ['unauthorized', 'invalid_input'],
});

export const takeCallEventByFormCall = declareCall({
  method: 'POST',
  path: '/api/telephone/{secret}',
  name: 'takeCallEventByForm',
  summary: 'The same, for exchanges that post a form or JSON.',
  body: {
    ...json(callEventSchema, 'The fields of this call cannot be read.'),
    limitBytes: 64 * 1024,
  },
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const setTelephoneCall = declareCall({
  method: 'POST',
  path: '/api/admin/telephone',
  name: 'setTelephone',
  summary: 'Set which telephone exchange tells of calls; an empty one switches it off.',
  auth: 'staff',
  action: 'settings.change',
  body: json(telephoneSettingsSchema),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const makeTelephoneAddressCall = declareCall({
  method: 'POST',
  path: '/api/admin/telephone/address',
  name: 'makeTelephoneAddress',
  summary:
    'Make the secret address that the telephone exchange calls. It is answered once, and the one before ends at once.',
  auth: 'staff',
  action: 'settings.change',
  body: json(telephoneAddressSchema),
  data: z.strictObject({ address: z.string() }),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const ringDemoCall = declareCall({
  method: 'POST',
  path: '/api/admin/telephone/ring',
  name: 'ringDemo',
  summary:
    'A stand-in for the telephone exchange, where the database holds a demo: a number calls, and the call is missed or answered.',
  auth: 'staff',
  action: 'settings.change',
  body: json(demoRingSchema, 'Not sent. Please correct the marked fields.'),
  refusals: [...bodyRefusals, 'not_found', 'second_factor'],
});
