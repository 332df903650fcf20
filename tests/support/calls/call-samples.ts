import { sessionCookie } from '@/lib/accounts/session-cookie';
import { startSession } from '@/lib/accounts/sessions';
import type { Call } from '@/lib/calls/call';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { asha, bearer, makeStaff, makeStudent, priya } from '../accounts/log-in';
import { jpeg } from '../accounts/photo';
import { signUp, signUpParts } from '../accounts/sign-up-parts';
import { admission, saveForm } from '../enrolment/admission';
import { enquiry, registration } from '../leads/lead';
import { leadSamples, refreshLeads } from '../leads/lead-samples';
import { officeSamples, refreshOffice } from '../office/office-samples';
import { personIds, personSamples, refreshPerson } from '../office/person-samples';
import { refreshSite, siteSamples } from '../office/site-samples';
import { codesOn, passkeyOn, refreshStaff, staffSamples } from '../office/staff-samples';
import { refreshRights, rightsSamples } from '../office/rights-samples';
import { paidPayment, receiptOf } from '../payments/payment-rows';
import { emptyNoticeHeaders } from '../payments/with-razorpay';
import { postMultipart, type SentPart } from './multipart';

interface Someone {
  id: string;
  token: string;
  cookieId: string;
  cookie: string;
}

/** A student and a staff member, both logged in. */
export interface People {
  student: Someone;
  staff: Someone;
}

export async function makePeople(): Promise<People> {
  const student = await makeStudent();
  const staff = await makeStaff();
  return {
    student: { ...student, ...(await logInOf({ studentId: student.id })) },
    staff: { ...staff, ...(await logInOf({ staffId: staff.id })) },
  };
}

export async function logInOf(owner: Parameters<typeof startSession>[0]) {
  const { token, cookieId } = await startSession(owner);
  const [cookie = ''] = (await sessionCookie(cookieId, 3600)).split(';');
  return { token, cookieId, cookie };
}

/** An unused e-mail. */
const newcomer = { ...signUp, email: 'newcomer@example.org' };

type Fields = Record<string, unknown>;

const parentToken = 'a-link-by-which-a-parent-consents-only-once';

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
  readParentLink: { token: parentToken },
  giveParentConsent: { token: parentToken, name: 'Suresh Rao', relation: 'father', agree: true },
  history: { email: asha.email },
  saveRegistration: { ...admission, requestId: 'a1b2c3d4e5f60718' },
  search: { q: 'asha' },
  ...officeSamples,
  ...personSamples,
  ...leadSamples,
  ...rightsSamples,
  ...siteSamples,
  startPayment: { name: 'Asha Rao', number: '98765 43210', amount: 116.82 },
  pressOnSandbox: { order: 'OCsample', press: 'pay' },
};

// Keep the getters: one-time codes expire after 30 seconds.
Object.defineProperties(jsonSamples, Object.getOwnPropertyDescriptors(staffSamples));

export async function partSamples(name: string): Promise<SentPart[]> {
  const photo = await jpeg();
  if (name === 'signUp') return signUpParts(newcomer, photo);
  return [{ name: 'studentProfile', value: photo, filename: 'me.jpg' }];
}

/** Makes the samples valid again: deletes rate-limit counters and resets what works only once. */
export async function refresh({ student, staff }: People): Promise<void> {
  await refreshOffice(student.id);
  await refreshPerson();
  await refreshLeads();
  await refreshRights(student.id);
  await refreshStaff(staff.id);
  await refreshSite();
  const { token } = jsonSamples.useSignInLink as { token: string };
  await db.$transaction([
    db.student.updateMany({ where: { id: student.id }, data: { emailVerifiedAt: new Date() } }),
    db.$executeRaw`delete from students where email = ${newcomer.email}`,
    db.$executeRaw`
      insert into sign_in_links ("tokenHash", "studentId", "expiresAt")
      values (${hashOf(token)}, ${student.id}::uuid, now() + interval '10 minutes')
      on conflict do nothing`,
  ]);
  const tokenHash = hashOf(parentToken);
  const link = { tokenHash, studentId: student.id, via: 'office' };
  await db.parentLink.upsert({ where: { tokenHash }, create: link, update: link });
  await forgetCounted();
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
  const headers = name === 'takeNotice' ? emptyNoticeHeaders() : rightHeaders(call, people);
  if (name === 'officeFormPdf') await refreshPerson();
  if (name === 'registrationPdf') await saveForm(people.student, jsonSamples.saveRegistration);
  if (name === 'removeOwnCodes' || name === 'confirmFactor') await codesOn(people.staff.id);
  if (name === 'removePasskey' || name === 'renamePasskey') await passkeyOn(people.staff.id);
  if (name === 'pressOnSandbox') await makeSandboxOrder();
  const path = call.path
    .replace('{filename}', name === 'exportList' ? 'leads.csv' : await someonesPhoto(people))
    .replace('{provider}', name === 'takeNotice' ? 'razorpay' : 'sandbox')
    .replace('{registration}', personIds.registration)
    .replace('{version}', siteSamples.putBackVersion?.version as string)
    .replace('{code}', name === 'receiptPdf' ? await someonesReceipt(people) : '')
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

async function makeSandboxOrder(): Promise<void> {
  const returnUrl = 'http://localhost:3000/api/v1/sandbox/return?payment=none';
  const data = { orderId: 'OCsample', amountPaise: 11_682, description: 'Test series', returnUrl };
  await db.sandboxOrder.createMany({ data, skipDuplicates: true });
}

async function someonesReceipt({ student }: People): Promise<string> {
  const { body } = await saveForm(student, jsonSamples.saveRegistration);
  const { id } = await paidPayment({ registrationId: body.data?.id ?? '' });
  return (await receiptOf(id)).checkCode;
}

const photoName = `${'ab'.repeat(32)}.jpg`;

async function someonesPhoto({ student }: People): Promise<string> {
  const bytes = await jpeg();
  const data = { name: photoName, studentId: student.id, bytes };
  await db.photo.createMany({ data, skipDuplicates: true });
  return photoName;
}
