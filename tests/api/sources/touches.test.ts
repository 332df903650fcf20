import { POST as postEnquiry } from '@/app/api/student/discussing/route';
import { POST as postLead } from '@/app/api/student/free-registration/route';
import { db } from '@/lib/platform/db';
import { from } from '../../support/accounts/log-in';
import { register } from '../../support/accounts/sign-up';
import { signUp } from '../../support/accounts/sign-up-parts';
import { enquiry, post, registration } from '../../support/leads/lead';
import { walkIn } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const firstTouch = { source: 'google', campaign: 'jrf december', page: '/fees' };
const lastTouch = { source: 'collegedunia.com', campaign: '', page: '/' };
const touches = { firstTouch, lastTouch };

test.each([
  ['a free registration', postLead, '/api/student/free-registration', registration],
  ['an enquiry', postEnquiry, '/api/student/discussing', enquiry],
])('%s keeps the first and the last touch', async (_, handle, path, form) => {
  await handle(post(path, { ...form, ...touches, page: '/contact' }, from('203.0.113.9')));
  expect(await db.lead.findFirst()).toMatchObject({ ...touches, page: '/contact' });
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }] as Record<string, string>[])(
  'with %j neither touches nor campaign are kept of a form',
  async (asks) => {
    const utm = { utm_source: 'google', utm_campaign: 'jrf' };
    const form = { ...registration, ...touches, utm, page: '/' };
    const headers = { ...from('203.0.113.9'), ...asks };
    await postLead(post('/api/student/free-registration', form, headers));
    const unknown = { source: 'unknown', campaign: '', page: '/' };
    expect(await db.lead.findFirst()).toMatchObject({
      utm: null,
      firstTouch: unknown,
      lastTouch: unknown,
    });
    await register({ ...signUp, lastTouch: JSON.stringify(lastTouch) }, undefined, headers);
    expect(await db.student.findFirst()).toMatchObject({ firstTouch: null, lastTouch: null });
  },
);

test('whatever stands in the touches of a form, the form is kept', async () => {
  const hostile = { source: '<script>', campaign: 'x'.repeat(80), page: 'javascript:alert(1)' };
  for (const [index, firstTouch] of [7, 'x', [], null, { source: {} }, hostile].entries()) {
    const form = { ...registration, name: `Asha ${index}`, firstTouch };
    const { status } = await postLead(post('/api/student/free-registration', form));
    expect(status).toBe(200);
  }
  expect(await db.lead.findFirst({ where: { name: 'Asha 5' } })).toMatchObject({
    firstTouch: { source: 'unknown', campaign: 'x'.repeat(80), page: '' },
  });
});

test('a sign-up keeps them for the account', async () => {
  const sent = {
    firstTouch: JSON.stringify(firstTouch),
    lastTouch: JSON.stringify(lastTouch),
  };
  expect((await register({ ...signUp, ...sent })).status).toBe(200);
  expect(await db.student.findFirst()).toMatchObject(touches);
});

test('a walk-in’s answer is both touches; without one nothing is known', async () => {
  const { token } = await staffWith('counsellor');
  const person = { name: 'Kiran', phonenumber: '9810000001', email: '', coursename: '', note: '' };
  await walkIn(token, { ...person, heardOf: 'friend' });
  await walkIn(token, { ...person, name: 'Ravi', heardOf: '' });
  const friend = { source: 'friend', campaign: '', page: '' };
  expect(await db.lead.findFirst({ where: { name: 'Kiran' } })).toMatchObject({
    firstTouch: friend,
    lastTouch: friend,
  });
  expect(await db.lead.findFirst({ where: { name: 'Ravi' } })).toMatchObject({ lastTouch: null });
});
