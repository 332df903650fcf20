import * as z from 'zod/mini';
import { purchaseKinds, type PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { answerNames, type AnswerName } from './admission-answers';
import { day, paise, text, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { orderSchema } from './order-form';
import { requiredText } from '@/lib/calls/fields';
import { draftSchema, registrationSchema } from './registration-form';
import type { HistoryRecord } from './registrations';
import type { SavedRegistration } from './save-registration';

const fiveDigits = z.string().check(z.regex(/^\d{5}$/));

const id = z.uuid();

const rupees = z.number().check(z.minimum(0), z.multipleOf(0.01));

const saved = {
  id,
  registrationnumber: fiveDigits,
  date: day,
  price: z.nullable(rupees),
  submitted: z.boolean(),
};

const registrationSaved: AnswerOf<SavedRegistration & { success: true }> = z.strictObject({
  success: z.literal(true),
  ...saved,
});

const orderSaved: AnswerOf<SavedRegistration> = z.strictObject(saved);

const answers = Object.fromEntries(answerNames.map((name) => [name, text])) as {
  [Name in AnswerName]: typeof text;
};

const inclusion = z.strictObject({ name: text, included: z.boolean(), assumed: z.boolean() });

const history: AnswerOf<HistoryRecord[]> = z.array(
  z.strictObject({
    id,
    registrationnumber: fiveDigits,
    studentProfile: z.union([z.string().check(z.regex(/^[0-9a-f]{64}\.jpg$/)), z.literal('')]),
    ...answers,
    dateofbirth: day,
    date: day,
    price: z.union([rupees, z.literal('')]),
    pricePaise: z.nullable(paise),
    planId: z.nullable(text),
    planTitle: z.nullable(text),
    inclusions: z.array(inclusion),
    submitted: z.boolean(),
    kind: z.enum(Object.keys(purchaseKinds) as PurchaseKind[]),
    items: z.nullable(z.array(z.strictObject({ id: text, title: text, pricePaise: paise }))),
    shippingPaise: z.nullable(paise),
    receivedPaise: paise,
    duePaise: z.nullable(paise),
  }),
);

export const saveRegistrationCall = declareCall({
  method: 'POST',
  path: '/api/student/registration-form',
  name: 'saveRegistration',
  summary:
    'Save an admission form: as a draft, or with `submit` as a registration that is due. A repeat with the same `requestId` changes the same row.',
  auth: 'student',
  body: json(registrationSchema, 'Please enter all details'),
  data: registrationSaved,
  message: true,
  flagged: true,
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const placeOrderCall = declareCall({
  method: 'POST',
  path: '/api/student/order',
  name: 'placeOrder',
  summary:
    'Order tests, a crash course or booklets of one exam without an admission form: a draft until it is paid, with `startPayment`. The sum, shipping included, is the catalogue’s and must be the one shown. A repeat with the same `requestId` is the same order.',
  auth: 'student',
  body: json(orderSchema),
  data: orderSaved,
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const deleteDraftCall = declareCall({
  method: 'POST',
  path: '/api/student/delete-draft',
  name: 'deleteDraft',
  summary: 'Delete a registration that is saved and not submitted.',
  auth: 'student',
  body: json(draftSchema),
  data: z.strictObject({ deleted: z.literal(true) }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const historyCall = declareCall({
  method: 'POST',
  path: '/api/student/get-history-data',
  name: 'history',
  summary:
    'Every registration of the student, drafts included, newest first, with what is received and due. The token alone says whose.',
  auth: 'student',
  body: { type: 'application/json', schema: z.unknown(), ignored: true },
  data: history,
});

export const registrationPdfCall = declareCall({
  method: 'GET',
  path: '/form-print/pdf',
  name: 'registrationPdf',
  summary:
    'A registration of the student as PDF: the one with this id, or the newest. For a link on a page: without a log-in it leads to the page that asks for one.',
  auth: 'cookie',
  query: ['registration'],
  answers: { 200: 'application/pdf', 303: null, 404: 'text/html' },
});

export const batchCalendarCall = declareCall({
  method: 'GET',
  path: '/history/batch.ics',
  name: 'batchCalendar',
  summary:
    'The first day of a registration’s batch as a calendar file: of the registration with this id, or the newest. For a link on a page: without a log-in it leads to the page that asks for one.',
  auth: 'cookie',
  query: ['registration'],
  answers: { 200: 'text/calendar', 303: null, 404: 'text/html' },
});

export const batchSeatsCall = declareCall({
  method: 'GET',
  path: '/api/seats',
  name: 'batchSeats',
  summary:
    'How many seats are left, by the id of each batch that is still to begin and has a fixed number of them: open, few (5 or fewer) or full. `text` is what the board of new batches says.',
  data: z.record(
    text,
    z.strictObject({
      left: z.int().check(z.minimum(0)),
      standing: z.enum(['open', 'few', 'full']),
      text,
    }),
  ),
});

const takeSeatSchema = z.object({
  registration: z.uuid('Open your Purchased History again'),
});

export const takeSeatCall = declareCall({
  method: 'POST',
  path: '/api/student/seat',
  name: 'takeSeat',
  summary:
    'Take the seat that the student was offered in a batch that had been full. A repeat changes nothing.',
  auth: 'student',
  body: json(takeSeatSchema),
  data: z.strictObject({ seated: z.literal(true) }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

const chooseBatchSchema = z.object({
  registration: z.uuid('Open your Purchased History again'),
  batch: requiredText(100, 'Choose a batch'),
});

export const chooseBatchCall = declareCall({
  method: 'POST',
  path: '/api/student/batch',
  name: 'chooseBatch',
  summary:
    'Choose a batch of the plan that is still to begin; a full one puts the registration on its waiting list (`waiting`). Whoever waits is offered a seat that becomes free, after those who have paid; nothing has to be paid before. A repeat changes nothing.',
  auth: 'student',
  body: json(chooseBatchSchema),
  data: z.strictObject({ waiting: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});
