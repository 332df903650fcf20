import { POST as postSave } from '@/app/api/admin/site/save/route';
import type { SiteFacts } from '@/content/facts/site-facts';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db } from '@/lib/platform/db';
import { checkFacts } from '@/lib/publishing/check-facts';
import { bearer, makeStudent, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const planId = 'csir-net-online-6-months-gold';
const result = { name: 'Asha Rao', exam: 'csir-net', year: '2026', rank: 'AIR 12' };

/** Saves the form of people with this result. */
async function saveResult(token: string, typed: object) {
  const draft = await db.siteDraft.findFirst();
  const { toppers = null } = (draft?.facts ?? {}) as SiteFacts;
  const seen = jsonHash([null, toppers, null]);
  const body = { subject: 'people', typed: { toppers: [{ ...result, ...typed }] }, seen };
  return read(postSave(post('/api/admin/site/save', body, bearer(token))));
}

const savedResults = async () =>
  ((await db.siteDraft.findFirstOrThrow()).facts as SiteFacts).toppers;

test('course, duration and payment of a result come from the registration once, whatever follows', async () => {
  const { token } = await staffWith('owner');
  const { id: studentId } = await makeStudent();
  const form = { registrationnumber: '10023', session: '2026-27', planId };
  const { id } = await newRegistration(studentId, form);
  const payment = await paidPayment({ registrationId: id });
  const typed = { registration: '10023 2026-27', course: 'Typed', duration: '', paid: false };
  expect((await saveResult(token, typed)).status).toBe(200);
  const computed = {
    registration: '10023, 2026-27',
    course: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
    duration: '6 months',
    paid: true,
  };
  expect(await savedResults()).toMatchObject([computed]);
  await db.payment.update({ where: { id: payment.id }, data: { status: 'refunded' } });
  expect((await saveResult(token, { ...typed, rank: 'AIR 11' })).status).toBe(200);
  expect(await savedResults()).toMatchObject([{ ...computed, rank: 'AIR 11' }]);
});

test('a number that no submitted form has is refused at its box', async () => {
  const { token } = await staffWith('owner');
  const { id: studentId } = await makeStudent();
  const draft = { registrationnumber: '10024', session: '2026-27', submittedAt: null };
  await newRegistration(studentId, draft);
  const { status, body } = await saveResult(token, {
    registration: '10024, 2026-27',
    course: 'Gold',
    duration: '1 year',
    paid: true,
  });
  expect([status, body.fields]).toEqual([
    422,
    { 'toppers.0.registration': 'No submitted form has this number in this session' },
  ]);
});

test('a result with a consent is published once somebody has seen the scorecard', async () => {
  const topper = {
    ...{ name: 'Asha Rao', exam: 'gate', year: 2026, rank: 'AIR 12', course: 'Gold' },
    ...{ duration: '1 year', paid: true, consentDate: '2026-04-01' },
  };
  const message = 'Enter who has seen the scorecard, and on which day';
  const faultsOf = async (more: object) =>
    (await checkFacts({ toppers: [{ ...topper, ...more }] })).faults;
  expect(await faultsOf({})).toEqual([{ field: 'toppers.0.scorecardSeenBy', message }]);
  expect(await faultsOf({ scorecardSeenBy: 'Kamala' })).toEqual([
    { field: 'toppers.0.scorecardSeenOn', message },
  ]);
  const seen = { scorecardSeenBy: 'Kamala', scorecardSeenOn: '2026-04-02' };
  expect(await faultsOf(seen)).toBeUndefined();
  expect(await faultsOf({ consentDate: null })).toBeUndefined();
});
