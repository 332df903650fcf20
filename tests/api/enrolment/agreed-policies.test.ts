import { refundPolicy } from '@/content/pages/policies/refund';
import { agreedPolicies, clausesOf } from '@/lib/enrolment/agreed-policies';
import { keepNoticeTexts } from '@/lib/data-rights/notice-texts';
import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import { makeStudent, logInOf } from '../../support/accounts/log-in';
import { admission, saveForm } from '../../support/enrolment/admission';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function newRegistration() {
  const { id } = await makeStudent();
  const { body } = await saveForm(await logInOf({ studentId: id }), admission);
  return body.data?.id ?? '';
}

test('a registration leads to the policies of today while they have not changed', async () => {
  const registration = await newRegistration();
  const before = await agreedPolicies(registration);
  expect(before.map(({ path }) => path)).toEqual([
    '/terms-condition',
    '/privacy-policy',
    '/refund-policy',
    '/shipping-policy',
  ]);
  expect(before.map(({ shownSince }) => shownSince)).toEqual([null, null, null, null]);
  await keepNoticeTexts();
  const [terms] = await agreedPolicies(registration);
  expect(terms).toMatchObject({ isCurrent: true, shownSince: today() });
});

test('a policy that has changed since reads as it did when the registration was made', async () => {
  const registration = await newRegistration();
  const lede = 'Everything is refunded within 3 working days.';
  const text = JSON.stringify({ ...refundPolicy, lede });
  const hash = textHash(text);
  await keepNoticeTexts();
  await db.noticeText.create({
    data: { hash, form: '/refund-policy', text, shownSince: new Date('2025-01-05T20:00:00Z') },
  });
  const policyVersion = `/refund-policy 2025-01-05 ${hash.slice(0, 8)}`;
  await db.registration.update({ where: { id: registration }, data: { policyVersion } });
  expect(await agreedPolicies(registration)).toEqual([
    expect.objectContaining({ lede, hash, isCurrent: false, shownSince: '2025-01-06' }),
  ]);
});

test('a policy text that is not stored is left out rather than shown in today’s version', async () => {
  const registration = await newRegistration();
  const policyVersion = '/refund-policy 00000000; /terms-condition 2023-12-12 00000000; 1';
  await db.registration.update({ where: { id: registration }, data: { policyVersion } });
  expect(await agreedPolicies(registration)).toEqual([]);
});

test('the paragraphs have the numbers of the policy’s page and no addresses of links', () => {
  const clauses = clausesOf(refundPolicy);
  expect(clauses.find(({ number }) => number === '4.2')).toEqual({
    number: '4.2',
    heading: 'Excess payment',
    text: 'We refund it within 10 working days, counted from the day we receive your written request.',
  });
  expect(clauses.find(({ number }) => number === '2.1')?.text).toMatch(/no refund for:.*booklets;/);
  expect(clauses.map(({ text }) => text).join(' ')).not.toMatch(/\]\(/);
});
