import { randomUUID } from 'node:crypto';
import { newPhotoName } from '@/lib/accounts/photos';
import { getCurrentUser } from '@/lib/accounts/students';
import {
  requestedRegistration,
  findRegistration,
  listRegistrations,
} from '@/lib/enrolment/registrations';
import { resultOf } from '@/lib/exam-room/test-result';
import { db } from '@/lib/platform/db';
import { bearer, makeStaff, makeStudent, logInOf } from '../../support/accounts/log-in';
import { jpeg } from '../../support/accounts/photo';
import { byCookie, isForStaff, partSamples } from '../calls/call-samples';
import { handledCalls, handlersAt, routeFiles } from '../calls/documented-calls';
import { postMultipart } from '../../support/calls/multipart';
import { admission } from '../../support/enrolment/admission';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { post } from '../../support/leads/lead';
import { parcelRow } from '../../support/office/office-rows';
import { agreedLines, paidPayment, receiptOf, refundOf } from '../../support/payments/payment-rows';
import { storedLink } from '../../support/payments/payer-link';
import { undoChanges, rowsMadeOnce } from '../../support/process/empty-tables';

afterAll(undoChanges);

const requestId = 'bens-own-form-0001';

/** Ben's data, none of which may be in an answer to Asha. */
const bensData = {
  ...admission,
  studentname: 'Benedikt Canary',
  fathername: 'Konrad Canary',
  email: 'ben.canary@example.org',
  dateofbirth: '2001-09-09',
  mobilenumber: '70000 12345',
  address: '77 Canary Wharf',
};

async function makeBen() {
  const { id } = await makeStudent(bensData);
  const { studentname, fathername, address, mobilenumber: contactnumber } = bensData;
  const photo = newPhotoName();
  const bytes = await jpeg();
  await db.photo.create({ data: { name: photo, studentId: id, bytes } });
  const data = { studentname, fathername, address, contactnumber, photoName: photo };
  await db.student.update({ where: { id }, data });
  const logIn = await logInOf({ studentId: id });
  const saved = await call('POST /api/student/registration-form')(
    post('/', { ...bensData, requestId }, bearer(logIn.token)),
  );
  const { data: registration } = (await saved.json()) as {
    data: { id: string; registrationnumber: string };
  };
  const payment = await paidPayment({ registrationId: registration.id, name: bensData.fathername });
  const { checkCode } = await receiptOf(payment.id);
  const refunded = await refundOf(payment.id, 100_000);
  const refundNumber = refunded?.number.replaceAll('/', '-') ?? '';
  // A draft could be deleted by its student.
  const where = { id: registration.id };
  await db.registration.update({ where, data: { submittedAt: null } });
  const { id: parcel } = await db.parcel.create({ data: parcelRow(registration.id) });
  const session = await db.session.findFirstOrThrow({ where: { studentId: id } });
  const { id: payerLink } = await storedLink(registration.id, randomUUID());
  const marked = await makeAttempt(await makeTestPaper(), id, { right: 1 });
  const running = await db.testAttempt.create({
    data: {
      paperId: marked.paperId,
      studentId: id,
      requestId: randomUUID(),
      number: 2,
      endsAt: new Date(Date.now() + 3_600_000),
      deviceId: randomUUID(),
    },
  });
  return {
    payerLink,
    marked: marked.id,
    running,
    id,
    photo,
    ...logIn,
    sessionId: session.id,
    registration,
    checkCode,
    refundNumber,
    parcel,
  };
}

async function makeAsha() {
  const { id } = await makeStudent();
  return { id, ...(await logInOf({ studentId: id })) };
}

const restored = rowsMadeOnce(async () => ({
  asha: await makeAsha(),
  ben: await makeBen(),
  staff: await logInOf({ staffId: (await makeStaff()).id }),
}));

type Asha = Awaited<ReturnType<typeof makeAsha>>;
type Ben = Awaited<ReturnType<typeof makeBen>>;

function call(name: string) {
  return async (request: Request): Promise<Response> => {
    const [method = '', path = ''] = name.split(' ');
    return (await handlersAt(path))[method]?.(request) as Promise<Response>;
  };
}

const get = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } });

/** All ids and names of Ben's that a body can carry. */
const idsOf = ({ id, registration, photo }: Ben) => ({
  studentId: id,
  student: id,
  userId: id,
  id: registration.id,
  registration: registration.id,
  registrationnumber: registration.registrationnumber,
  email: bensData.email,
  myfilename: photo,
  studentProfile: photo,
  photoName: photo,
  session: '2024-25',
});

const query = ({ id, registration }: Ben) =>
  `?studentId=${id}&id=${registration.id}&registration=${registration.id}`;

/** Calls of the office refuse every student, whichever id is named. */
function officeRows() {
  const office = handledCalls.filter((call) => isForStaff(call) && !byCookie(call));
  return Object.fromEntries(
    office.map(({ method, path }) => [
      `${method} ${path}`,
      ({ token }: Asha, ben: Ben) => {
        const headers = { ...bearer(token), cookie: ben.cookie };
        return method === 'GET'
          ? [get(`/${query(ben)}`, headers)]
          : [post('/', { ...idsOf(ben), q: bensData.email, amount: 1 }, headers)];
      },
    ]),
  );
}

/**
 * The requests by which Asha, with her own token, may try to reach Ben's data, for each call that has a
 * credential. A new call needs a row here.
 */
const matrix: Record<string, (asha: Asha, ben: Ben) => Request[] | Promise<Request[]>> = {
  'POST /api/student/session': ({ token }, ben) => [
    post('/', idsOf(ben), bearer(token)),
    post(`/${query(ben)}`, '', { ...bearer(token), cookie: ben.cookie }),
  ],
  'POST /api/student/logout': ({ token, cookie }, ben) => [
    post(`/${query(ben)}`, idsOf(ben), { ...bearer('x'.repeat(43)), 'x-session': ben.id }),
    post('/', idsOf(ben), { ...bearer(token), cookie }),
  ],
  'GET /api/student/get-current-user': ({ token }, ben) => [
    get(`/${query(ben)}`, { ...bearer(token), cookie: ben.cookie }),
    get('/', { cookie: ben.cookie }),
  ],
  'POST /api/student/get-history-data': ({ token }, ben) => [
    post(`/${query(ben)}`, idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
    post('/', idsOf(ben), { cookie: ben.cookie }),
  ],
  'POST /api/student/batch': ({ token }, ben) => {
    const body = { ...idsOf(ben), batch: 'csir-net-online-2024-02-18' };
    return [
      post(`/${query(ben)}`, body, { ...bearer(token), cookie: ben.cookie }),
      post('/', body, { cookie: ben.cookie }),
    ];
  },
  'POST /api/student/seat': ({ token }, ben) => [
    post('/', idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
    post('/', idsOf(ben), { cookie: ben.cookie }),
  ],
  'GET /api/student/shelf': ({ token }, ben) => [
    get(`/${query(ben)}`, { ...bearer(token), cookie: ben.cookie }),
    get('/', { cookie: ben.cookie }),
  ],
  'GET /shelf/{item}': ({ token, cookie }, ben) => [
    get(`/shelf/${ben.registration.id}${query(ben)}`, { cookie }),
    get(`/shelf/${ben.registration.id}`, { cookie, ...bearer(ben.token) }),
    get(`/shelf/${ben.registration.id}`, bearer(token)),
  ],
  'POST /api/student/payer-link': ({ token }, ben) => [
    post('/', idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
  ],
  'POST /api/student/payer-link/end': ({ token }, ben) => [
    post('/', { ...idsOf(ben), link: ben.payerLink }, { ...bearer(token), cookie: ben.cookie }),
  ],
  'GET /api/student/test-paper': ({ token }, ben) => [
    get(`/?paper=${ben.running.paperId}`, { ...bearer(token), cookie: ben.cookie }),
  ],
  'POST /api/student/test-attempt': ({ token }, { running, cookie }) => {
    const asked = { paper: running.paperId, device: running.deviceId };
    return [post('/', { ...asked, requestId: randomUUID() }, { ...bearer(token), cookie })];
  },
  'POST /api/student/test-answers': ({ token }, { running: { id, deviceId }, cookie }) => [
    post('/', { attempt: id, device: deviceId, rows: [] }, { ...bearer(token), cookie }),
  ],
  'POST /api/student/test-device': ({ token }, { running: { id }, cookie }) => [
    post('/', { attempt: id, device: randomUUID() }, { ...bearer(token), cookie }),
  ],
  'POST /api/student/test-submit': ({ token }, { running: { id, deviceId }, cookie }) => [
    post('/', { attempt: id, device: deviceId }, { ...bearer(token), cookie }),
  ],
  'POST /api/student/key-challenge': ({ token }, { marked, cookie }) => {
    const body = { attempt: marked, position: '0', reason: 'Option B is right as well.' };
    return [
      post('/', body, { ...bearer(token), cookie }),
      post(`/?attempt=${marked}`, body, { cookie }),
    ];
  },
  'POST /api/student/test-name': ({ token }, { marked, cookie }) => {
    const body = { attempt: marked, named: 'yes' };
    return [post('/', body, { ...bearer(token), cookie })];
  },
  'POST /api/student/upload': async ({ token }, ben) => {
    const named = Object.entries(idsOf(ben)).filter(([name]) => name !== 'studentProfile');
    const parts = named.map(([name, value]) => ({ name, value }));
    return [
      postMultipart(`/${query(ben)}`, [...parts, ...(await partSamples('upload'))], bearer(token)),
    ];
  },
  'POST /api/student/registration-form': ({ token }, ben) => {
    const form = { ...admission, studentname: 'Asha Rao' };
    const { registrationnumber } = ben.registration;
    return [
      post('/', { ...form, ...idsOf(ben), email: admission.email, requestId }, bearer(token)),
      post('/', { ...form, registrationnumber }, bearer(token)),
      post(
        '/',
        { ...form, requestId, studentId: ben.id },
        { ...bearer(token), cookie: ben.cookie },
      ),
    ];
  },
  'POST /api/student/order': ({ token }, ben) => {
    const order = { items: 'csir-net-test-series-june-2024', shownTotal: '116.82', requestId };
    const body = { ...order, studentname: 'Asha Rao', mobilenumber: '98765 43210' };
    return [
      post('/', { ...idsOf(ben), ...body }, { ...bearer(token), cookie: ben.cookie }),
      post('/', { ...idsOf(ben), ...body }, { cookie: ben.cookie }),
    ];
  },
  'POST /api/student/delete-draft': ({ token }, ben) => [
    post('/', idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
    post('/', idsOf(ben), { cookie: ben.cookie }),
  ],
  'POST /api/student/withdraw-registration': ({ token }, ben) => [
    post('/', idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
    post('/', idsOf(ben), { cookie: ben.cookie }),
  ],
  'POST /api/student/confirm-email': ({ token }, ben) => [
    post(`/${query(ben)}`, {}, { ...bearer(token), cookie: ben.cookie }),
    post('/', {}, { cookie: ben.cookie }),
  ],
  'POST /api/student/parent-link': ({ token }, ben) => [
    post(`/${query(ben)}`, idsOf(ben), { ...bearer(token), cookie: ben.cookie }),
    post('/', { ...idsOf(ben), email: 'parent@example.org' }, bearer(token)),
  ],
  'POST /api/student/instalments': ({ token }, ben) => {
    const body = { ...idsOf(ben), lines: agreedLines };
    return [
      post(`/${query(ben)}`, body, { ...bearer(token), cookie: ben.cookie }),
      post('/', body, { cookie: ben.cookie }),
    ];
  },
  'POST /api/student/upi-claim': ({ token }, ben) => {
    const body = { ...idsOf(ben), utr: '431122334455' };
    return [
      post(`/${query(ben)}`, body, { ...bearer(token), cookie: ben.cookie }),
      post('/', body, { cookie: ben.cookie }),
    ];
  },
  'POST /api/student/data-request': ({ token }, ben) => {
    const body = { requestId: 'ashas-request-0001', kind: 'other', text: 'What do you store?' };
    return [
      post(`/${query(ben)}`, { ...idsOf(ben), ...body }, { ...bearer(token), cookie: ben.cookie }),
      post('/', body, { cookie: ben.cookie }),
    ];
  },
  'POST /api/student/log-ins': ({ token }, ben) => [
    post('/', { ...idsOf(ben), logIn: ben.sessionId }, { ...bearer(token), cookie: ben.cookie }),
    post('/', idsOf(ben), { cookie: ben.cookie }),
  ],
  'POST /api/student/marketing': ({ token }, ben) => [
    post('/', { ...idsOf(ben), given: true }, { ...bearer(token), cookie: ben.cookie }),
    post('/', { given: true }, { cookie: ben.cookie }),
  ],
  'POST /api/student/do-not-call': ({ token }, ben) => [
    post('/', { ...idsOf(ben), stop: 'on' }, { cookie: ben.cookie }),
    post(`/${query(ben)}`, { ...idsOf(ben), stop: 'on' }, { ...bearer(token), cookie: ben.cookie }),
  ],
  'POST /api/student/close-account': ({ token }, ben) => {
    const body = { ...idsOf(ben), requestId: 'ashas-request-0002', confirm: 'asha@example.org' };
    return [
      post('/', { ...body, confirm: bensData.email }, { cookie: ben.cookie }),
      post(`/${query(ben)}`, body, { ...bearer(token), cookie: ben.cookie }),
    ];
  },
  'GET /account/download': ({ token, cookie }, ben) => [
    get(`/account/download${query(ben)}`, { cookie }),
    get('/account/download', { cookie, ...bearer(ben.token) }),
    get('/account/download', bearer(token)),
  ],
  'GET /form-print/pdf': ({ token, cookie }, ben) => [
    get(`/form-print/pdf${query(ben)}`, { cookie }),
    get(`/form-print/pdf?registration=${ben.registration.registrationnumber}`, { cookie }),
    get('/form-print/pdf', { cookie, ...bearer(ben.token) }),
    get(`/form-print/pdf${query(ben)}`, bearer(token)),
  ],
  'GET /history/batch.ics': ({ token, cookie }, ben) => [
    get(`/history/batch.ics${query(ben)}`, { cookie }),
    get('/history/batch.ics', { cookie, ...bearer(ben.token) }),
    get(`/history/batch.ics${query(ben)}`, bearer(token)),
  ],
  'GET /api/telephone/{secret}': ({ token, cookie }, ben) => [
    get(`/api/telephone/${token}${query(ben)}`, { cookie }),
    get(`/api/telephone/${ben.id}${query(ben)}`, bearer(token)),
  ],
  'GET /searchuser/reports/sources/csv': ({ token, cookie }, ben) => [
    get(`/searchuser/reports/sources/csv${query(ben)}`, { cookie }),
    get('/searchuser/reports/sources/csv', { cookie: ben.cookie, ...bearer(token) }),
  ],
  'GET /searchuser/form/{registration}/pdf': ({ token, cookie }, ben) => [
    get(`/searchuser/form/${ben.registration.id}/pdf`, { cookie }),
    get(`/searchuser/form/${ben.registration.id}/pdf`, { cookie, ...bearer(token) }),
    get(`/searchuser/form/${ben.registration.id}/pdf`, { cookie: ben.cookie }),
  ],
  'GET /searchuser/export/{filename}': ({ token, cookie }, ben) => [
    get(`/searchuser/export/students.csv${query(ben)}`, { cookie }),
    get('/searchuser/export/students.csv', { cookie, ...bearer(token) }),
    get('/searchuser/export/registrations.csv', { cookie: ben.cookie }),
  ],
  'GET /searchuser/reports/gst/{list}': ({ token, cookie }, ben) => [
    get(`/searchuser/reports/gst/b2cs.csv${query(ben)}`, { cookie }),
    get('/searchuser/reports/gst/credit-notes.csv', { cookie, ...bearer(token) }),
    get('/searchuser/reports/gst/documents.csv', { cookie: ben.cookie }),
  ],
  'GET /searchuser/payments/dues/csv': ({ token, cookie }, ben) => [
    get(`/searchuser/payments/dues/csv${query(ben)}`, { cookie }),
    get('/searchuser/payments/dues/csv', { cookie, ...bearer(token) }),
    get('/searchuser/payments/dues/csv', { cookie: ben.cookie }),
  ],
  'GET /searchuser/papers/{paper}/csv': ({ token, cookie }, { running, ...ben }) => {
    const path = `/searchuser/papers/${running.paperId}/csv`;
    return [
      get(path, { cookie }),
      get(path, { cookie, ...bearer(token) }),
      get(path, { cookie: ben.cookie }),
    ];
  },
  'GET /searchuser/questions/export': ({ token, cookie }, ben) => [
    get(`/searchuser/questions/export${query(ben)}`, { cookie }),
    get('/searchuser/questions/export', { cookie, ...bearer(token) }),
    get('/searchuser/questions/export', { cookie: ben.cookie }),
  ],
  'GET /searchuser/parcels/labels': ({ token, cookie }, ben) => [
    get(`/searchuser/parcels/labels?parcel=${ben.parcel}`, { cookie }),
    get(`/searchuser/parcels/labels?parcel=${ben.parcel}`, { cookie, ...bearer(token) }),
    get(`/searchuser/parcels/labels?parcel=${ben.parcel}`, { cookie: ben.cookie }),
  ],
  'GET /searchuser/site/look/{version}': ({ token, cookie }) => [
    get(`/searchuser/site/look/${randomUUID()}`, { cookie }),
    get(`/searchuser/site/look/${randomUUID()}?page=/contact`, { cookie, ...bearer(token) }),
  ],
  'GET /searchuser/site/picture/{picture}': ({ token, cookie }) => [
    get(`/searchuser/site/picture/${'a'.repeat(32)}`, { cookie }),
    get(`/searchuser/site/picture/${'a'.repeat(32)}`, { cookie, ...bearer(token) }),
  ],
  'GET /searchuser/site/look/{version}/{file}': ({ token, cookie }) => [
    get(`/searchuser/site/look/${randomUUID()}/static/site.js`, { cookie }),
    get(`/searchuser/site/look/${randomUUID()}/static/site.js`, { cookie, ...bearer(token) }),
  ],
  'GET /receipt/{code}/pdf': ({ token, cookie }, ben) => [
    get(`/receipt/${ben.checkCode}/pdf`, { cookie }),
    get(`/receipt/${ben.checkCode}/pdf`, { cookie, ...bearer(ben.token) }),
    get(`/receipt/${ben.checkCode}/pdf${query(ben)}`, bearer(token)),
  ],
  'GET /receipt/{code}/refund/{number}': ({ token, cookie }, ben) => {
    const path = `/receipt/${ben.checkCode}/refund/${ben.refundNumber}`;
    return [
      get(path, { cookie }),
      get(path, { cookie, ...bearer(ben.token) }),
      get(`${path}${query(ben)}`, bearer(token)),
    ];
  },
  ...officeRows(),
};

/** All stored data about Ben. */
async function storedDataOf({ id }: Ben): Promise<string> {
  const rows = await Promise.all([
    db.student.findUnique({ where: { id } }),
    db.registration.findMany({ where: { studentId: id } }),
    db.photo.findMany({ where: { studentId: id }, select: { name: true } }),
    db.session.findMany({ where: { studentId: id } }),
    db.consent.findMany({ where: { studentId: id } }),
    db.payerLink.findMany({ where: { registration: { studentId: id } } }),
    db.testAttempt.findMany({
      where: { studentId: id },
      include: { answers: true, devices: true, challenges: true },
    }),
    db.payment.findMany({
      where: { registration: { studentId: id } },
      include: { receipt: true, refunds: true },
    }),
  ]);
  return JSON.stringify(rows);
}

/** Ben's data in the text, except values that Asha sent herself. */
function leaks(text: string, ben: Ben): string[] {
  const { registration, photo, token, cookieId, id } = ben;
  const own = [
    bensData.studentname,
    bensData.fathername,
    bensData.email,
    bensData.mobilenumber,
    bensData.address,
  ];
  return [...own, registration.id, photo, token, cookieId, id].filter((secret) =>
    text.includes(secret),
  );
}

test('every authenticated call is covered here', async () => {
  const named = handledCalls.filter(({ auth }) => auth);
  const asking = named.map(({ method, path }) => `${method} ${path}`);
  // Tried without a credential too, in case a call is documented as public by mistake.
  for (const path of routeFiles.keys()) {
    for (const [method, handle] of Object.entries(await handlersAt(path))) {
      const request = new Request(`http://localhost:3000${path}`, { method });
      if ((await handle(request)).status === 401) asking.push(`${method} ${path}`);
    }
  }
  expect([...new Set(asking)].sort()).toEqual(Object.keys(matrix).sort());
});

test.each(Object.keys(matrix))(
  '%s with Asha’s token shows and changes nothing of Ben’s',
  async (name) => {
    const { asha, ben } = await restored();
    const before = await storedDataOf(ben);
    for (const request of (await matrix[name]?.(asha, ben)) ?? []) {
      const response = await call(name)(request);
      const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
      expect([200, 303, 401, 404]).toContain(response.status);
      expect(leaks(text, ben).filter((secret) => !request.url.includes(secret))).toEqual([]);
      expect(await storedDataOf(ben)).toBe(before);
      if (response.headers.get('content-type') === 'application/pdf')
        throw new Error('A PDF of whom?');
    }
  },
);

test('a form with the number or requestId of another student becomes a new one', async () => {
  const { asha, ben } = await restored();
  const save = call('POST /api/student/registration-form');
  const { registrationnumber } = ben.registration;
  for (const known of [{ registrationnumber }, { requestId }]) {
    const response = await save(post('/', { ...admission, ...known }, bearer(asha.token)));
    const { data } = (await response.json()) as { data: Record<string, string> };
    expect(data.id).not.toBe(ben.registration.id);
    expect(data.registrationnumber).not.toBe(registrationnumber);
    const row = await db.registration.findUniqueOrThrow({ where: { id: data.id } });
    expect(row.studentId).toBe(asha.id);
  }
  expect(await db.registration.count({ where: { studentId: ben.id } })).toBe(1);
});

test('pages read only the rows of their student', async () => {
  const { asha, ben } = await restored();
  const { id, registrationnumber } = ben.registration;
  expect(await listRegistrations(asha.id)).toEqual([]);
  for (const asked of [id, id.toUpperCase(), registrationnumber, requestId, ben.id]) {
    expect(await findRegistration(asha.id, asked)).toBeNull();
    expect(await requestedRegistration(asha.id, asked)).toBe('unknown');
  }
  expect(await requestedRegistration(asha.id, null)).toBe('none');
  expect(leaks(JSON.stringify(await getCurrentUser(asha.id)), ben)).toEqual([]);
  expect(await findRegistration(ben.id, id)).toMatchObject({ id });
  expect(await resultOf(asha.id, ben.marked)).toBeNull();
  expect(await resultOf(ben.id, ben.marked)).toMatchObject({ id: ben.marked });
});

test('requesting a sign-in link does not reveal whether the account exists', async () => {
  const { asha } = await restored();
  const ask = async (email: string) => {
    const request = post('/', { email }, bearer(asha.token));
    const response = await call('POST /api/student/sign-in-link')(request);
    return [response.status, [...response.headers], await response.text()];
  };
  expect(await ask(bensData.email)).toEqual(await ask('nobody@example.org'));
  const use = call('POST /api/student/sign-in-link/use');
  for (const token of [asha.token, asha.cookieId]) {
    expect((await use(post('/', { token }, bearer(asha.token)))).status).toBe(401);
  }
});

test('a token of staff opens no student data except search and receipts', async () => {
  const { ben, staff } = await restored();
  const before = await storedDataOf(ben);
  for (const name of Object.keys(matrix)) {
    if (/logout|session|search|admin|receipt/.test(name)) continue;
    for (const request of (await matrix[name]?.({ id: ben.id, ...staff }, ben)) ?? []) {
      const response = await call(name)(request);
      expect([name, response.status]).toEqual([
        name,
        /^GET \/(form|account|history|shelf)/.test(name) ? 303 : 401,
      ]);
    }
  }
  expect(await storedDataOf(ben)).toBe(before);
});
