import * as z from 'zod/mini';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { foundPaymentSchema } from '@/lib/payments/desk/found-payment';
import { staffSearchSchema, type FoundPeople } from './staff-search';

const text = z.string();

const moment = z.iso.datetime();

const fiveDigits = z.string().check(z.regex(/^\d{5}$/));

const id = z.uuid();

const paise = z.int().check(z.minimum(0));

const found = { id, name: text, email: text, phones: z.array(text), createdAt: moment };

const eachList = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ leads: value, students: value, registrations: value, payments: value });

const peopleFound: z.ZodMiniType<FoundPeople> = z.strictObject({
  leads: z.array(
    z.strictObject({
      ...found,
      coursename: text,
      message: z.nullable(text),
      page: z.nullable(text),
      plan: z.nullable(text),
      status: z.enum(['new', 'called', 'visiting', 'enrolled', 'closed']),
      suspect: z.boolean(),
    }),
  ),
  students: z.array(z.strictObject({ ...found, city: text, state: text, registrations: z.int() })),
  registrations: z.array(
    z.strictObject({
      ...found,
      studentId: id,
      registrationnumber: fiveDigits,
      session: text,
      coursename: text,
      planTitle: z.nullable(text),
      coursetype: text,
      modeofpayment: text,
      pricePaise: z.nullable(paise),
      balancePaise: z.nullable(paise),
      payments: z.array(foundPaymentSchema),
    }),
  ),
  payments: z.array(
    z.strictObject({
      ...found,
      payment: foundPaymentSchema,
      numbers: z.array(text),
      registration: z.nullable(
        z.strictObject({
          id,
          studentId: id,
          studentname: text,
          registrationnumber: fiveDigits,
          session: text,
          coursename: text,
        }),
      ),
    }),
  ),
  near: eachList(z.int().check(z.minimum(0))),
  more: eachList(z.nullable(text)),
  asOf: moment,
});

export const searchCall = declareCall({
  method: 'POST',
  path: '/api/admin/search',
  name: 'search',
  summary:
    'Leads, students, registrations and payments with all that `q` says in them, and then those with one letter different. `list` and `after`, from the `more` of an answer, ask for the next page of one list.',
  auth: 'staff',
  action: 'people.read',
  body: json(staffSearchSchema, 'Search for at most 100 letters and digits that can be typed.'),
  data: peopleFound,
  refusals: bodyRefusals,
});
