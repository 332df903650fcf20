import type { Call } from '@/lib/calls/call';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { asha, bearer, makePeople, priya, type People } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { signUp, signUpParts } from '../../support/accounts/sign-up-parts';
import { admission, saveForm } from '../../support/enrolment/admission';
import { enquiry, registration } from '../../support/leads/lead';
import { leadSamples, makeLeadRows } from './lead-samples';
import { newRegistration } from '../../support/office/office-rows';
import { officeSamples, makeOfficeRows, sampleParcel } from './office-samples';
import { personIds, personSamples, makePersonRows } from './person-samples';
import { makeSiteRows, sampleFile, samplePicture, siteSamples } from './site-samples';
import {
  buyShelfItem,
  pieceSample,
  makeShelfRows,
  shelfIds,
  shelfSamples,
} from '../shelf/shelf-samples';
import { makePaperRows, paperIds, paperSamples } from '../exam-room/paper-samples';
import { makeRoomRows, roomSamples, testPaperQuery } from '../exam-room/room-samples';
import {
  makeQuestionRows,
  questionPictureSample,
  questionSamples,
} from '../question-bank/question-samples';
import { challengeSamples, makeChallengeRows } from '../exam-room/challenge-samples';
import { codesOn, passkeyOn, makeStaffRows, staffSamples } from '../staff/staff-samples';
import { makeTelephone, telephoneSamples, telephoneSecret } from '../telephony/telephone-samples';
import { makeRightsRows, rightsSamples } from './rights-samples';
import { paidPayment, receiptOf, refundOf } from '../../support/payments/payment-rows';
import { storedLink } from '../../support/payments/payer-link';
import { emptyWebhookHeaders } from '../../support/payments/with-razorpay';
import { postMultipart, type SentPart } from '../../support/calls/multipart';

/** An unused e-mail. */
const newcomer = { ...signUp, email: 'newcomer@example.org' };

type Fields = Record<string, unknown>;

const parentToken = 'a-link-by-which-a-parent-consents-only-once';

/** Two payer links of one fee: one to pay by, one to end. */
const payerToken = 'a-link-by-which-somebody-else-pays-the-fee-1';
const payerLink = '3d1c7b90-52fe-4a3b-8f10-0000000000b1';
const paymentOfLink = '3d1c7b90-52fe-4a3b-8f10-0000000000b3';
const feeOfLink = '3d1c7b90-52fe-4a3b-8f10-0000000000b2';

const seatOffered = '3d1c7b90-52fe-4a3b-8f10-0000000000a1';
const seatAwaited = '3d1c7b90-52fe-4a3b-8f10-0000000000a2';
const batchId = 'csir-net-online-2024-02-18';

/** Valid bodies by the call's name. */
export const jsonSamples: Record<string, Fields> = {
  freeRegistration: registration,
  enquiry,
  logIn: asha,
  staffLogIn: priya,
  askForSignInLink: { email: asha.email },
  useSignInLink: {
    token: 'a-link-that-is-good-once-for-ten-minutes-xx',
    dateofbirth: asha.dateofbirth,
  },
  endStudentLogIns: {},
  askParent: { email: 'parent@example.org' },
  confirmEmail: {},
  readParentLink: { token: parentToken },
  giveParentConsent: { token: parentToken, name: 'Suresh Rao', relation: 'father', agree: true },
  history: { email: asha.email },
  deleteDraft: { registration: '0b6f1c3e-5a57-4d0e-9a44-1f4d8e1f7a21' },
  withdrawRegistration: { registration: '0b6f1c3e-5a57-4d0e-9a44-1f4d8e1f7a22' },
  takeSeat: { registration: seatOffered },
  placeOrder: {
    requestId: 'a1b2c3d4e5f60719',
    items: 'csir-net-test-series-june-2024',
    studentname: 'Asha Rao',
    mobilenumber: '98765 43210',
    shownTotal: '116.82',
  },
  chooseBatch: { registration: seatAwaited, batch: batchId },
  saveRegistration: { ...admission, requestId: 'a1b2c3d4e5f60718' },
  search: { q: 'asha' },
  ...officeSamples,
  ...personSamples,
  ...leadSamples,
  ...rightsSamples,
  ...siteSamples,
  ...telephoneSamples,
  ...shelfSamples,
  ...paperSamples,
  ...roomSamples,
  ...questionSamples,
  ...challengeSamples,
  startPayment: { name: 'Asha Rao', number: '98765 43210', amount: 116.82 },
  pressOnSandbox: { order: 'OCsample', press: 'pay' },
  makePayerLink: { registration: feeOfLink },
  endPayerLink: { link: payerLink },
  makePayerLinkAtDesk: { registration: feeOfLink },
  endPayerLinkAtDesk: { link: payerLink },
  payByLink: { token: payerToken, name: 'Suresh Rao', email: 'suresh@example.org', amount: 8999 },
  openedPayerLink: { token: payerToken },
  forgetPayer: { payment: paymentOfLink, token: payerToken },
};

// Keep the getters: one-time codes expire after 30 seconds.
Object.defineProperties(jsonSamples, Object.getOwnPropertyDescriptors(staffSamples));

export async function partSamples(name: string): Promise<SentPart[]> {
  const photo = await jpeg();
  if (name === 'signUp') return signUpParts(newcomer, photo);
  if (name === 'addPicture') {
    return [{ name: 'picture', value: await jpeg(240, 300), filename: 'me.jpg' }];
  }
  if (name === 'addShelfPiece') return pieceSample;
  if (name === 'addQuestionPicture') return questionPictureSample;
  return [{ name: 'studentProfile', value: photo, filename: 'me.jpg' }];
}

/** Makes the people and the rows that all samples refer to, in empty tables. */
export async function makeSamples(): Promise<People> {
  const people = await makePeople();
  const { student, staff } = people;
  await makeOfficeRows(student.id);
  await makePersonRows();
  await makeLeadRows();
  await makeRightsRows(student.id);
  await makeStaffRows(staff.id);
  await makeSiteRows();
  await makeShelfRows(staff.id);
  await makePaperRows();
  await makeRoomRows(student.id);
  await makeQuestionRows(staff.id);
  await makeChallengeRows(student.id);
  await db.student.update({ where: { id: student.id }, data: { emailVerifiedAt: new Date() } });
  const { token } = jsonSamples.useSignInLink as { token: string };
  const expiresAt = new Date(Date.now() + 600_000);
  await db.signInLink.create({
    data: { tokenHash: hashOf(token), studentId: student.id, expiresAt },
  });
  await db.parentLink.create({
    data: { tokenHash: hashOf(parentToken), studentId: student.id, via: 'office' },
  });
  return people;
}

/** Deletes the only trace of a refused request: its counters. */
export async function forgetCounted(): Promise<void> {
  await db.$executeRaw`with tries as (delete from log_in_counters) delete from rate_limits`;
}

/** Valid credentials for a call. */
export function rightHeaders(call: Call, { student, staff }: People): Record<string, string> {
  const { auth } = call;
  if (!auth) return {};
  const { token, cookie } = isForStaff(call) ? staff : student;
  return byCookie(call) ? { cookie } : bearer(token);
}

/**
 * Whether the call is a page or a download: authenticated by cookie, and redirected without one.
 */
export function byCookie({ auth }: Call): boolean {
  return auth === 'cookie' || auth === 'staff cookie';
}

/** Whether a call is for staff, by token or by cookie. */
export function isForStaff({ auth }: Call): boolean {
  return auth === 'account' || auth === 'staff' || auth === 'staff cookie';
}

/** A valid request for a call. */
export async function goodRequest(call: Call, people: People): Promise<Request> {
  const { method, body, name } = call;
  const headers = name === 'takeWebhook' ? emptyWebhookHeaders() : rightHeaders(call, people);
  if (name === 'registrationPdf') await saveForm(people.student, jsonSamples.saveRegistration);
  if (name === 'takeSeat') await offerSeat(people);
  if (name === 'chooseBatch') await awaitSeat(people);
  if (name === 'confirmEmail') await forgetConfirmation(people);
  if (name === 'openShelfItem') await buyShelfItem(people.student.id);
  if (name === 'batchCalendar') await seatOfSomeone(people);
  if (name === 'removeOwnCodes' || name === 'confirmFactor') await codesOn(people.staff.id);
  if (name === 'removePasskey' || name === 'renamePasskey') await passkeyOn(people.staff.id);
  if (/payer|ByLink/i.test(name)) await makePayerLinks(people);
  if (name === 'pressOnSandbox') await makeSandboxOrder();
  if (name === 'deleteDraft') await makeDraft(people);
  if (name === 'withdrawRegistration') await makeUnpaid(people);
  if (name in telephoneSamples) await makeTelephone();
  if (name === 'photo') await makePhoto(people);
  const path = call.path
    .replace('{filename}', name === 'exportList' ? 'payments.csv' : photoName)
    .replace('{item}', shelfIds.item)
    .replace('{paper}', paperIds.published)
    .replace('{list}', 'b2cs.csv')
    .replace('{provider}', name === 'takeWebhook' ? 'razorpay' : 'sandbox')
    .replace('{picture}', samplePicture)
    .replace('{registration}', personIds.registration)
    .replace('{secret}', telephoneSecret)
    .replace('{version}', siteSamples.putBackVersion?.version as string)
    .replace('{file}', sampleFile)
    .replace('{code}', /^(receipt|refund)Pdf$/.test(name) ? await someonesReceipt(people) : '')
    .replace('{number}', name === 'refundPdf' ? await refundNumber() : '')
    .replace(
      /^\/api\/telephone\/.+/,
      body ? '$&' : `$&?${String(new URLSearchParams(telephoneSamples[name]))}`,
    )
    .replace(/^\/pay\/result\/receipt$/, `$&?payment=${await paidByLink(name, people)}`)
    .replace(/\/test-paper$/, `$&${testPaperQuery}`)
    .replace(/\/labels$/, `$&?parcel=${sampleParcel}`)
    .replace(/^\/success\/standing$/, `$&?payment=${(await paidPayment()).id}`);
  if (body?.type === 'multipart/form-data') {
    return postMultipart(path, await partSamples(name), headers);
  }
  const type = body ? { 'content-type': 'application/json' } : undefined;
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: 'localhost:3000', ...type, ...headers },
    body: body ? JSON.stringify(jsonSamples[name]) : null,
  });
}

/** The draft of the sample. */
async function makeDraft({ student }: People): Promise<void> {
  const { body } = await saveForm(student, { ...admission, requestId: 'draft-to-delete-01' });
  const id = jsonSamples.deleteDraft?.registration as string;
  await db.registration.deleteMany({ where: { id } });
  await db.registration.update({ where: { id: body.data?.id ?? '' }, data: { id } });
}

/** The submitted, unpaid registration of the sample. */
async function makeUnpaid({ student }: People): Promise<void> {
  const id = jsonSamples.withdrawRegistration?.registration as string;
  await db.registration.deleteMany({ where: { id } });
  await newRegistration(student.id, { id });
}

/** The payer links that the samples name, for a fee that is due. */
async function makePayerLinks({ student }: People): Promise<void> {
  const where = { registrationId: feeOfLink };
  await db.payerLink.deleteMany({ where });
  await db.payment.deleteMany({ where: { ...where, status: { in: ['created', 'pending'] } } });
  if (!(await db.registration.findUnique({ where: { id: feeOfLink } })))
    await newRegistration(student.id, { id: feeOfLink });
  await storedLink(feeOfLink, payerToken);
  if (!(await db.payment.findUnique({ where: { id: paymentOfLink } })))
    await paidPayment({ id: paymentOfLink, registrationId: feeOfLink, status: 'failed' });
  await storedLink(feeOfLink, 'a-link-to-end-with-a-token-of-its-own', { id: payerLink });
}

/** The id of a payment by a link, with its receipt; null for any other call. */
async function paidByLink(name: string, { student }: People): Promise<string> {
  if (name !== 'payersReceipt') return '';
  const { id: registrationId } = await newRegistration(student.id);
  const { id: paymentId } = await paidPayment({ registrationId });
  await receiptOf(paymentId);
  const of = { linkId: payerLink, name: 'Suresh Rao', email: 'suresh@example.org' };
  await db.payerLinkPayment.create({ data: { paymentId, ...of } });
  return paymentId;
}

async function makeSandboxOrder(): Promise<void> {
  const returnUrl = 'http://localhost:3000/api/v1/sandbox/return?payment=none';
  const data = { orderId: 'OCsample', amountPaise: 11_682, description: 'Test series', returnUrl };
  await db.sandboxOrder.createMany({ data, skipDuplicates: true });
}

/** A paid registration of the student with a seat offered. */
async function offerSeat({ student }: People): Promise<void> {
  if (await db.registration.findUnique({ where: { id: seatOffered } })) return;
  await newRegistration(student.id, { id: seatOffered });
  await paidPayment({ registrationId: seatOffered });
  await db.batch.createMany({ data: { id: batchId }, skipDuplicates: true });
  const seat = { registrationId: seatOffered, batchId, facts: {}, offeredAt: new Date() };
  await db.batchSeat.create({ data: seat });
}

/** Resets the student's e-mail to unconfirmed: the confirmation may be requested five times a day. */
async function forgetConfirmation({ student: { id } }: People): Promise<void> {
  await db.student.update({ where: { id }, data: { emailVerifiedAt: null } });
  await db.$executeRaw`delete from rate_limits`;
}

/** An unpaid registration of the student on the waiting list. */
async function awaitSeat({ student }: People): Promise<void> {
  if (await db.registration.findUnique({ where: { id: seatAwaited } })) return;
  await newRegistration(student.id, { id: seatAwaited });
  await db.batch.createMany({ data: { id: batchId }, skipDuplicates: true });
  const seat = { registrationId: seatAwaited, batchId, facts: {}, waitsSince: new Date() };
  await db.batchSeat.create({ data: seat });
}

async function seatOfSomeone({ student }: People): Promise<void> {
  const { body } = await saveForm(student, jsonSamples.saveRegistration);
  const registrationId = body.data?.id ?? '';
  const batchId = 'csir-net-online-2024-01-05';
  const facts = { session: 'CSIR NET June 2024', mode: 'online', start: '2024-01-05' };
  await db.batch.createMany({ data: { id: batchId }, skipDuplicates: true });
  await db.batchSeat.createMany({ data: { registrationId, batchId, facts }, skipDuplicates: true });
}

async function someonesReceipt({ student }: People): Promise<string> {
  const { body } = await saveForm(student, jsonSamples.saveRegistration);
  const { id } = await paidPayment({ registrationId: body.data?.id ?? '' });
  const { checkCode } = await receiptOf(id);
  await refundOf(id, 100_000);
  return checkCode;
}

/** Number of the latest refund. */
async function refundNumber(): Promise<string> {
  const { number } = await db.refundDocument.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return number.replaceAll('/', '-');
}

const photoName = `${'ab'.repeat(32)}.jpg`;

async function makePhoto({ student }: People): Promise<void> {
  const data = { name: photoName, studentId: student.id, bytes: await jpeg() };
  await db.photo.createMany({ data, skipDuplicates: true });
}
