import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { GET as getReceipt } from '@/app/(student)/pay/result/receipt/route';
import { POST as endAtDesk } from '@/app/api/admin/payer-link/end/route';
import { POST as forget } from '@/app/api/pay/forget/route';
import { POST as opened } from '@/app/api/pay/opened/route';
import { POST as end } from '@/app/api/student/payer-link/end/route';
import { payerMetadata } from '@/app/(student)/pay/payer-metadata';
import { openPayerLinks } from '@/lib/payments/payer-links/payer-links';
import { payersPayment, payerView } from '@/lib/payments/payer-links/pay-by-link';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { smtpSender } from '@/lib/platform/mail/senders';
import { today } from '@/lib/site/days';

import { startMailServer } from '../../support/accounts/mail-server';
import { bearer } from '../../support/accounts/log-in';
import { withFacts } from '../../support/content/with-facts';
import { readPdf } from '../../support/enrolment/pdf-text';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { post } from '../../support/leads/lead';
import { cash, newRequest, refund, staffWith } from '../../support/office/office';
import { unclearPayment } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import {
  linkTokenOf,
  makeLink,
  makeLinkAtDesk,
  payBy,
  storedLink,
} from '../../support/payments/payer-link';
import {
  cameBack,
  enrolled as withForm,
  orderOf,
  pressed,
  startCall,
} from '../../support/payments/payment';
import { agreedPlan, paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

withEmptyTables();
afterEach(stopMailWorkers);

/** A student with a submitted form for 8,999 rupees. */
async function enrolled(more: Parameters<typeof withForm>[0] = {}) {
  const student = await withForm(more);
  const where = { id: student.registration };
  await db.registration.update({ where, data: { submittedAt: new Date() } });
  return student;
}

const links = () => db.payerLink.findMany({ orderBy: { createdAt: 'asc' } });
const payments = () => db.payment.findMany({ orderBy: { createdAt: 'asc' } });

async function endBy(token: string, link: string, call = end): Promise<number> {
  return (await call(post('/', { link }, bearer(token)))).status;
}

/** Pays by a link through the sandbox; returns the payer's landing page. */
async function paidByLink(token: string, more: Record<string, unknown> = {}): Promise<string> {
  const { url } = await payBy(token, more);
  return cameBack(await pressed(orderOf(url), 'pay'));
}

/** The queued mails by address. */
async function delivered() {
  const server = await startMailServer();
  const from = 'site@example.in';
  await startMailWorker(smtpSender({ url: server.url, from, to: 'office@example.in' }));
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails.toSorted((one, other) =>
    `${one.recipients}`.localeCompare(`${other.recipients}`),
  );
}

test('a link has 256 random bits, of which only the hash is kept, and works for seven days', async () => {
  const { token, registration } = await enrolled();
  const { status, data } = await makeLink(token, registration);
  expect(status).toBe(200);
  const secret = data?.link.replace('http://localhost:3000/pay/', '') ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [link] = await links();
  expect(link).toMatchObject({ tokenHash: hashOf(secret), via: 'student', staffId: null });
  expect(JSON.stringify(link)).not.toContain(secret);
  expect(data?.until).toBe(today(new Date(Date.now() + 7 * 86_400_000)));
  // Midnight in Delhi at the end of that day.
  expect(link?.expiresAt.toISOString()).toMatch(/T18:30:00\.000Z$/);
  expect(new Set([secret, await linkTokenOf(token, registration)]).size).toBe(2);
});

test('its page shows course, first name, fee and terms, and opening it changes nothing', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const before = await links();
  const view = await payerView(secret);
  expect(view).toEqual({
    state: 'open',
    registrationId: registration,
    student: 'Asha',
    title: expect.stringContaining('Gold 6 Months'),
    price: 8_999_00,
    paid: 0,
    due: 8_999_00,
    instalments: null,
    underWay: false,
    reported: false,
    waits: false,
    until: today(new Date(Date.now() + 7 * 86_400_000)),
  });
  expect(await links()).toEqual(before);
  const preview = JSON.stringify(payerMetadata);
  expect(preview).not.toMatch(/Asha|Rao|\/pay\//);
  expect(payerMetadata).toMatchObject({
    robots: { index: false, follow: false },
    referrer: 'strict-origin',
    openGraph: { title: expect.stringMatching(/^Pay a Course Fee/) },
  });
  expect(payerMetadata.alternates).toBeUndefined();
  // Only the page's script records that a link was opened.
  const response = await opened(post('/', { token: secret }));
  expect(response.status).toBe(200);
  const shown = (await openPayerLinks([registration])).get(registration);
  expect(shown).toMatchObject([{ via: 'student', by: null, openedOn: today() }]);
});

test('the father pays: he comes back to his own page, and both get the receipt', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const back = await paidByLink(secret);
  const [payment] = await payments();
  expect(back).toBe(`/pay/result?payment=${payment?.id}`);
  expect(payment).toMatchObject({
    status: 'paid',
    attention: null,
    amountPaise: 8_999_00,
    registrationId: registration,
    name: 'Suresh Rao',
    number: '',
  });
  expect(await payerView(secret)).toEqual({ state: 'paid' });
  expect(await payersPayment(payment?.id ?? '')).toMatchObject({ standing: 'paid' });
  expect(await payBy(secret)).toMatchObject({
    status: 409,
    message: 'This fee is paid. Nothing more is to be paid.',
  });

  const mails = await delivered();
  expect(mails.map(({ recipients }) => recipients)).toEqual([
    ['asha@example.org'],
    ['suresh@example.org'],
  ]);
  const text = mails[1]?.text ?? '';
  expect(mails[1]?.headers.subject).toBe(
    'Test: Payment of ₹8,999 received, receipt OC/26-27/000001',
  );
  expect(text).toMatch(/^Dear Suresh Rao,/);
  expect(text).toContain(`http://localhost:3000/pay/result?payment=${payment?.id}`);
  expect(text).not.toMatch(/Asha|history|2003|Reg\. No/);
});

test('the payer hears of a refund too', async () => {
  const { token, registration } = await enrolled();
  await paidByLink(await linkTokenOf(token, registration));
  const [payment] = await payments();
  await delivered();
  const { token: owner } = await staffWith('owner');
  const body = { payment: payment?.id, amount: '1000', method: 'cash', reference: '' };
  const order = { ...body, reason: 'Moved away', requestId: newRequest() };
  expect((await refund(owner, order)).status).toBe(200);
  const mails = await delivered();
  expect(mails.map(({ recipients }) => recipients)).toEqual([
    ['asha@example.org'],
    ['suresh@example.org'],
  ]);
  expect(mails[1]?.headers.subject).toBe('Test: ₹1,000 refunded');
  expect(mails[1]?.text).toMatch(/^Dear Suresh Rao,/);
  expect(mails[1]?.text).toMatch(/has refunded ₹1,000 of your payment of ₹8,999\..*, in cash/s);
  expect(mails[1]?.text).not.toMatch(/Asha|history|Moved away/);
});

test('whoever pays on the Hindi page is written to in Hindi, of the payment and of its refund', async () => {
  const { token, registration } = await enrolled();
  await paidByLink(await linkTokenOf(token, registration), { language: 'hi' });
  const [payment] = await payments();
  const { token: owner } = await staffWith('owner');
  const body = { payment: payment?.id, amount: '1000', method: 'cash', reference: '' };
  const order = { ...body, reason: 'Moved away', requestId: newRequest() };
  expect((await refund(owner, order)).status).toBe(200);
  const [, , paid, refunded] = await delivered();
  expect(paid?.headers.subject).toMatch(/₹8,999 की फीस मिल गई/);
  expect(paid?.text).toMatch(
    /^Suresh Rao जी,[^]*को आपका ₹8,999 का पेमेंट मिल गया है।[^]*रसीद 90 दिन तक/,
  );
  expect(paid?.text).not.toMatch(/Asha|history/);
  expect(refunded?.headers.subject).toMatch(/₹1,000 का रिफंड/);
  expect(refunded?.text).toMatch(/₹8,999 के पेमेंट में से .* ने ₹1,000 लौटा दिए हैं।/);
});

test('a payer with the student’s e-mail gets one receipt, and the office mail has the e-mail', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const { url } = await payBy(secret, { email: 'asha@example.org' });
  await pressed(orderOf(url), 'pay');
  // The whole fee is paid otherwise first.
  await paidPayment({ registrationId: registration });
  const [payment] = await payments();
  await cameBack(`/api/v1/sandbox/return?payment=${payment?.id}`);
  const mails = await delivered();
  expect(mails.map(({ recipients }) => recipients)).toEqual([
    ['asha@example.org'],
    ['office@example.in'],
  ]);
  expect(mails[1]?.text).toMatch(/E-mail: +asha@example\.org/);
});

test('the receipt of the payer has no address, and only a payment by a link can be read', async () => {
  const { token, registration } = await enrolled();
  await paidByLink(await linkTokenOf(token, registration));
  const [payment] = await payments();
  const url = 'http://localhost:3000/pay/result/receipt?payment=';
  const { address, pincode } = await db.registration.findFirstOrThrow();
  const response = await getReceipt(new Request(url + payment?.id));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain('OC/26-27/000001');
  expect(text).toContain('Asha Rao');
  for (const hidden of [address, pincode]) expect(text).not.toContain(hidden);
  const other = await paidPayment({ registrationId: registration });
  expect((await getReceipt(new Request(url + other.id))).status).toBe(404);
  expect((await getReceipt(new Request(`${url}none`))).status).toBe(404);
  expect(await payersPayment(other.id)).toBeNull();
});

test('a payer deletes the e-mail of the receipt with the link by which was paid; the payment stays', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  await paidByLink(secret);
  const [payment] = await payments();
  const ask = async (id: string | undefined, by: string | undefined) => {
    const answer = await forget(post('/', { payment: id, ...(by && { token: by }) }));
    return { status: answer.status, body: await (answer.json() as Promise<{ message?: string }>) };
  };
  // The id without the token is answered like an unknown payment.
  const other = await enrolled();
  const others = await linkTokenOf(other.token, other.registration);
  const second = await linkTokenOf(token, registration).catch(() => '');
  const unknown = await ask(randomUUID(), secret);
  expect(unknown.status).toBe(401);
  for (const by of [others, 'no-link-has-ever-had-this-token', second || others])
    expect(await ask(payment?.id, by)).toEqual(unknown);
  expect((await ask(payment?.id, undefined)).status).toBe(422);
  expect(await db.payerLinkPayment.count()).toBe(1);

  await db.payerLink.updateMany({ data: { endedAt: new Date() } });
  for (const _ of [1, 2]) expect((await ask(payment?.id, secret)).status).toBe(200);
  expect(await db.payerLinkPayment.count()).toBe(0);
  expect(await payersPayment(payment?.id ?? '')).toBeNull();
  expect(await payments()).toEqual([payment]);
});

test('student and payer at once have one payment; its starter gets the receipt', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const answers = await Promise.all([
    startCall({ registration }, { token }).then(({ body }) => body.url),
    payBy(secret).then(({ url }) => url),
    payBy(secret).then(({ url }) => url),
    payBy(secret, { email: 'mother@example.org' }).then(({ url }) => url),
  ]);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('/pay-test/');
  expect(await payments()).toHaveLength(1);
  expect(await payerView(secret)).toMatchObject({ underWay: true, reported: false });
  const claim = { registrationId: registration, amountPaise: 8_999_00, utr: '526112345678' };
  await db.upiClaim.create({ data: claim });
  expect(await payerView(secret)).toMatchObject({ reported: true });
  const before = await db.payerLinkPayment.findMany();
  await payBy(secret, { email: 'aunt@example.org' });
  expect(await db.payerLinkPayment.findMany()).toEqual(before);
});

test('a payment that the student started has no other payer', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const { body } = await startCall({ registration }, { token });
  const { url } = await payBy(secret, { name: 'A Stranger', email: 'stranger@example.org' });
  expect(url).toBe(body.url);
  expect(await cameBack(await pressed(orderOf(url), 'pay'))).toMatch(/^.*\/success\?payment=/);
  expect(await db.payerLinkPayment.count()).toBe(0);
  const [payment] = await payments();
  expect([payment?.status, await payersPayment(payment?.id ?? '')]).toEqual(['paid', null]);
  expect((await delivered()).map(({ recipients }) => recipients)).not.toContainEqual([
    'stranger@example.org',
  ]);
});

test('the instalments that are offered can be paid by a link, and are agreed by paying the first', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const instalments = { fromPrice: 5_000_00, parts: 2, daysBetween: 30 };
  const offering = await withFacts({ instalments }, async () => ({
    ...(await import('@/lib/payments/payer-links/pay-by-link')),
  }));
  const view = await offering.payerView(secret);
  if (view?.state !== 'open' || !view.instalments) throw new Error('Nothing is offered.');
  const { lines, next, agreed } = view.instalments;
  expect([agreed, next.left, lines.length]).toEqual([false, 4_499_00, 2]);
  expect(await db.instalmentPlan.count()).toBe(0);
  const father = {
    token: secret,
    name: 'Suresh Rao',
    email: 'suresh@example.org',
    language: 'en',
  } as const;
  const started = await offering.payByLink({ ...father, amount: next.left }, null);
  await cameBack(await pressed(orderOf(started.url), 'pay'));
  expect(await db.instalmentLine.findMany({ orderBy: { number: 'asc' } })).toMatchObject([
    { amountPaise: 4_499_00 },
    { amountPaise: 4_500_00 },
  ]);
  const [payment] = await payments();
  expect(payment).toMatchObject({ status: 'paid', name: 'Suresh Rao', amountPaise: 4_499_00 });
  expect(await db.receipt.findFirst()).toMatchObject({
    particulars: expect.objectContaining({ payer: 'Suresh Rao' }),
  });
  expect(await offering.payerView(secret)).toMatchObject({ state: 'open', due: 4_500_00 });
});

test('the amount is the server’s: the rest, or the next of the agreed instalments', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  for (const amount of [1, 8998.99, 4999, 90_000]) {
    expect(await payBy(secret, { amount })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^What is to be paid has changed/),
    });
  }
  expect(await payments()).toEqual([]);
  await agreedPlan(registration);
  expect(await payerView(secret)).toMatchObject({
    due: 8_999_00,
    instalments: { agreed: true, next: { left: 4_999_00 } },
  });
  await paidByLink(secret, { amount: 4999 });
  expect(await payerView(secret)).toMatchObject({ state: 'open', paid: 4_999_00, due: 4_000_00 });
  expect((await payBy(secret, { amount: 8999 })).status).toBe(409);
  await paidByLink(secret, { amount: '4000.00' });
  expect(await payerView(secret)).toEqual({ state: 'paid' });
  expect((await payments()).map(({ amountPaise }) => amountPaise)).toEqual([4_999_00, 4_000_00]);
});

test('expired, ended and unknown links cannot be told apart, and take no payment', async () => {
  const { token, registration } = await enrolled();
  const expired = 'an-expired-link-with-a-token-of-its-own-1234';
  await storedLink(registration, expired, { expiresAt: new Date(Date.now() - 1_000) });
  const ended = 'a-link-that-was-ended-with-a-token-123456789';
  await storedLink(registration, ended, { endedAt: new Date() });
  const good = await linkTokenOf(token, registration);
  const answers = [];
  for (const secret of [expired, ended, `${good}x`, good.slice(0, 42), 'x'.repeat(43)]) {
    expect(await payerView(secret)).toBeNull();
    answers.push(await payBy(secret));
    expect((await opened(post('/', { token: secret }))).status).toBe(401);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await payments()).toEqual([]);
});

test('no text but the token of a link opens it', async () => {
  const { token, registration } = await enrolled();
  const secret = await linkTokenOf(token, registration);
  const [link] = await links();
  const near = fc.oneof(
    fc.string(),
    fc.constantFrom(link?.id ?? '', link?.tokenHash ?? '', registration, secret.toLowerCase()),
    // Tokens with one letter changed, added or missing.
    fc
      .tuple(fc.nat(secret.length - 1), fc.constantFrom('A', 'b', '-', '', '0%'))
      .map(([at, other]) => secret.slice(0, at) + other + secret.slice(at + 1)),
  );
  await fc.assert(
    fc.asyncProperty(
      near.filter((text) => text !== secret),
      async (text) => (await payerView(text)) === null,
    ),
    { numRuns: 200 },
  );
});

test('the student ends links of the own fee, whoever made them; staff end all', async () => {
  const { token, registration } = await enrolled();
  const other = await enrolled();
  const { token: staff } = await staffWith('counsellor');
  const made = await makeLinkAtDesk(staff, registration);
  expect(made.status).toBe(200);
  await makeLink(token, registration);
  const [first, second] = await links();
  expect(first).toMatchObject({ via: 'office', staffId: expect.any(String) });
  expect(await endBy(other.token, first?.id ?? '')).toBe(404);
  expect(await makeLink(other.token, registration)).toMatchObject({ status: 404 });
  expect(await endBy(token, first?.id ?? '')).toBe(200);
  expect(await endBy(token, first?.id ?? '')).toBe(200);
  expect(await endBy(staff, second?.id ?? '', endAtDesk)).toBe(200);
  expect((await openPayerLinks([registration])).size).toBe(0);
  expect((await acts()).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['registration.payerLink', registration],
    ['registration.payerLinkEnd', registration],
  ]);
});

test('at most five links of a fee are open, also for presses at the same moment', async () => {
  const { token, registration } = await enrolled();
  const answers = await Promise.all(Array.from({ length: 8 }, () => makeLink(token, registration)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(/^Five links/);
  expect(await links()).toHaveLength(5);
});

test('no link is made where nothing can be paid: draft, paid, in review, a child, no price', async () => {
  const { token, registration: id } = await enrolled();
  const { token: staff } = await staffWith('owner');
  const set = (data: object) => db.registration.update({ where: { id }, data });
  const refused = async () => {
    const answers = [await makeLink(token, id), await makeLinkAtDesk(staff, id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    return answers.map(({ message }) => message);
  };
  await set({ submittedAt: null });
  expect(await refused()).toEqual([
    'Submit the form first: nothing is due for a draft.',
    'This is a draft, so nothing is due. Ask the student to submit the form.',
  ]);
  await set({ submittedAt: new Date(), pricePaise: null });
  expect((await refused())[1]).toMatch(/price is not confirmed/);
  await set({ pricePaise: 8_999_00 });
  const secret = await linkTokenOf(token, id);
  await db.consent.deleteMany();
  await set({ dateofbirth: new Date('2012-05-17') });
  expect((await refused())[0]).toMatch(/under 18/);
  // The payer does not learn the student's age.
  expect(await payerView(secret)).toEqual({ state: 'waiting' });
  expect((await payBy(secret)).message).not.toMatch(/18|parent/);
  await set({ dateofbirth: new Date('2003-05-17') });
  const { id: unclear } = await unclearPayment({ registrationId: id });
  expect((await refused())[0]).toMatch(/checking it/);
  expect(await payerView(secret)).toEqual({ state: 'review' });
  await db.payment.update({ where: { id: unclear }, data: { status: 'paid' } });
  expect((await refused())[1]).toBe('The fee is paid.');
});

test('for a full batch no money is taken by a link until the student chooses', async () => {
  const batch = { id: 'net-evening', exam: 'csir-net', mode: 'online', seats: 1 } as const;
  const facts = { ...batch, session: 'CSIR NET June 2099', start: '2099-01-05' };
  const site = await withFacts({ batches: [facts] }, async () => ({
    ...(await import('@/lib/payments/payer-links/pay-by-link')),
    ...(await import('../../support/office/office')),
    pay: (await import('@/app/api/pay/route')).POST,
  }));
  const [asha, other] = [await enrolled(), await enrolled()];
  const secret = await linkTokenOf(asha.token, asha.registration);
  expect(await site.payerView(secret)).toMatchObject({ state: 'open' });
  const { token: owner } = await staffWith('owner');
  expect((await site.record(owner, cash(other.registration))).status).toBe(200);
  expect(await site.payerView(secret)).toEqual({ state: 'full' });
  const body = { token: secret, name: 'Suresh Rao', email: 'suresh@example.org', amount: 8999 };
  const answer = (await (await site.pay(post('/api/pay', body))).json()) as { message: string };
  expect(answer.message).toMatch(/^The batch is full/);
  // With a place on the waiting list, the fee can be paid.
  const seat = { registrationId: asha.registration, batchId: batch.id, facts: {} };
  await db.batchSeat.create({ data: { ...seat, waitsSince: new Date() } });
  expect(await site.payerView(secret)).toMatchObject({ state: 'open', waits: true });
});
