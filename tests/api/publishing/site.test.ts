import { POST as postDecide } from '@/app/api/admin/site/decide/route';
import { POST as postForm } from '@/app/api/admin/site/form/route';
import { POST as postLook } from '@/app/api/admin/site/look/route';
import { POST as postPublish } from '@/app/api/admin/site/publish/route';
import { POST as postPutBack } from '@/app/api/admin/site/put-back/route';
import { POST as postSave } from '@/app/api/admin/site/save/route';
import { GET as getStatus } from '@/app/api/admin/site/status/route';
import { checklist, examsToEnter, readChecklist } from '@/lib/publishing/checklist';
import type { SiteFacts } from '@/content/facts/site-facts';
import { draftFaults, siteDraft } from '@/lib/publishing/draft';
import { faultPlaces } from '@/lib/publishing/fault-places';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffWith, type Token } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

type Handler = (request: Request) => Promise<Response> | Response;
const caller = (handle: Handler) => (body: object, token: Token) =>
  read(handle(post('/', body, bearer(token))));

type Data = { version: string; seen: string; versions: { isLive: boolean }[] };
const dataOf = ({ body }: { body: { data?: unknown } }) => body.data as Data;

const save = caller(postSave);
const openForm = caller(postForm);
const look = caller(postLook);
const publish = caller(postPublish);
const putBack = caller(postPutBack);
const decide = caller(postDecide);

const statusFor = (token: Token) =>
  read(getStatus(new Request('http://localhost/', { headers: bearer(token) })));

/* The form of prices has three parts. */
const unset = jsonHash([null, null, null]);
const phones = ['98765 43210', '098765 43211', '+91 11 2654 3210'];
const institute = (more: object = {}) => ({
  subject: 'institute',
  typed: { institute: { phones, ...more } },
  seen: jsonHash([null, null]),
});
const facts = { institute: { phones: ['+919876543210', '+919876543211', '+911126543210'] } };
const hash = jsonHash(facts);

/** Marks a version as built, like the builder. */
const built = (id: string) =>
  db.siteVersion.update({ where: { id }, data: { builtAt: new Date() } });

test('an owner saves a form, publishes it and puts the version before back', async () => {
  const { token } = await staffWith('owner');
  const saved = await save(institute(), token);
  // Typed values come back in the stored notation.
  expect(dataOf(saved)).toMatchObject({
    seen: jsonHash([facts.institute, null]),
    typed: { institute: { phones: facts.institute.phones } },
    faults: {},
  });
  expect((await siteDraft()).facts).toEqual(facts);

  const first = await publish({ draft: hash, note: 'Phones' }, token);
  await built(dataOf(first).version);
  await save({ ...institute({ upiId: 'institute@okbank' }), seen: dataOf(saved).seen }, token);
  const { facts: draft } = await siteDraft();
  const second = await publish({ draft: jsonHash(draft), note: '' }, token);
  await built(dataOf(second).version);
  const back = await putBack({ version: dataOf(first).version }, token);
  await built(dataOf(back).version);

  const { versions } = dataOf(await statusFor(token));
  expect(versions.map(({ isLive }) => isLive)).toEqual([true, false, false]);
  expect(await db.siteVersion.findUnique({ where: { id: dataOf(back).version } })).toMatchObject({
    facts,
    hash,
  });
  expect((await siteDraft()).facts).toEqual(facts);
  expect((await acts()).map(({ action }) => action)).toEqual([
    'site.draft',
    'site.publish',
    'site.draft',
    'site.publish',
    'site.putBack',
  ]);
});

test('a copy whose cache was not told about a publish says so', async () => {
  const { token } = await staffWith('owner');
  const copy = { host: 'institute-1', pid: 42, sourcesHash: 'a' };
  await db.siteProcess.create({ data: { ...copy, cacheProblem: 'It answered 403.' } });
  const { body } = await statusFor(token);
  expect(body.data).toMatchObject({
    copies: [{ name: 'institute-1 (42)', problem: null, cacheProblem: 'It answered 403.' }],
  });
});

test('a fact that became invalid is reported in its form, with a link to its field', async () => {
  const { token } = await staffWith('owner');
  const old = { batches: [{ exam: 'gate', mode: 'online', session: 'GATE', start: '2026-01-05' }] };
  await db.siteDraft.create({ data: { facts: old } });
  const message = 'This batch has already started. Enter today or a later day';
  const opened = await openForm({ subject: 'batches' }, token);
  expect(opened.body.data).toMatchObject({ faults: { 'batches.0.start': message } });
  expect(faultPlaces(await draftFaults(old as SiteFacts))).toEqual([
    {
      label: 'Batches and notices: Batch 1, Starts on',
      message,
      href: '/searchuser/site/batches#batches.0.start',
    },
  ]);
  expect((await openForm({ subject: 'nothing' }, token)).status).toBe(404);
});

test('two owners do not overwrite each other', async () => {
  const { token } = await staffWith('owner');
  expect((await save(institute(), token)).status).toBe(200);
  const other = await save(institute({ upiId: 'other@okbank' }), token);
  expect(other.body).toMatchObject({
    success: false,
    code: 'conflict',
    message: expect.stringMatching(/^owner@example\.org has saved this form since you opened it/),
  });
  // The form reads the other person's values, and saves the choices from both.
  const theirs = dataOf(await openForm({ subject: 'institute' }, token));
  expect(theirs).toMatchObject({ by: 'owner@example.org', typed: { institute: { upiId: '' } } });
  // Another form is unaffected.
  const videos = { subject: 'videos', typed: {}, seen: jsonHash([null, null, null, null]) };
  expect((await save(videos, token)).status).toBe(200);
  expect((await siteDraft()).facts).toEqual(facts);
});

test('each mistake is named at its field, and nothing is saved', async () => {
  const { token } = await staffWith('owner');
  const wrong = institute({
    phones: ['call me', '98765 43211', '98765 43212'],
    chat: 'javascript:alert(1)',
    address: { street: '28A', area: 'Jia Sarai', city: 'Delhi', pin: '11001' },
  });
  expect((await save(wrong, token)).body).toMatchObject({
    code: 'invalid_input',
    fields: {
      'institute.phones.0': 'Enter a phone number of ten digits, such as 98765 43210',
      'institute.chat': expect.stringContaining('https://'),
      'institute.address.pin': expect.stringContaining('six digits'),
    },
  });
  const price = {
    subject: 'prices',
    typed: { planPrices: { 'gate-online-6-months-gold': { price: '9.499', struckPrice: '' } } },
    seen: unset,
  };
  expect((await save(price, token)).body.fields).toMatchObject({
    'planPrices.gate-online-6-months-gold.price': expect.stringContaining('9,499'),
  });
  expect(await db.siteDraft.count()).toBe(0);
});

test('a price that breaks a rule of the pages is refused at its field', async () => {
  const { token } = await staffWith('owner');
  const cheap = {
    subject: 'prices',
    typed: { planPrices: { 'gate-online-6-months-gold': { price: '₹2,499', struckPrice: '' } } },
    seen: unset,
  };
  expect((await save(cheap, token)).body.fields).toEqual({
    'planPrices.gate-online-6-months-gold.price':
      'Gold 6 Months must cost more than Silver 6 Months (₹2,499), because it adds to it',
  });
});

test('a fact that became invalid since it was saved is not published', async () => {
  const { token } = await staffWith('owner');
  const old = { batches: [{ exam: 'gate', mode: 'online', session: 'GATE', start: '2026-01-05' }] };
  await db.siteDraft.create({ data: { facts: old } });
  const { status, body } = await publish({ draft: jsonHash(old), note: '' }, token);
  expect([status, body.message]).toEqual([
    409,
    'Batches and notices: This batch has already started. Enter today or a later day',
  ]);
});

test('a form is not reported as saved while another one has unreadable values', async () => {
  const { token } = await staffWith('owner');
  const old = { institute: { chat: 'http://chat.example.com' } };
  await db.siteDraft.create({ data: { facts: old } });
  const videos = {
    subject: 'videos',
    typed: {
      video: {
        title: 'Class',
        text: 'A class.',
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
      },
    },
    seen: jsonHash([null, null, null, null]),
  };
  const { status, body } = await save(videos, token);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Institute: Enter/)]);
  expect((await siteDraft()).facts).toEqual(old);
});

test('a draft is looked at and then published as the same version', async () => {
  const { token } = await staffWith('owner');
  await save(institute(), token);
  const looked = await look({ draft: hash }, token);
  expect((await look({ draft: hash }, token)).body).toEqual(looked.body);
  expect((await publish({ draft: hash, note: '' }, token)).body).toEqual(looked.body);
  expect((await publish({ draft: hash, note: '' }, token)).body).toEqual(looked.body);
  expect(await db.siteVersion.count()).toBe(1);
});

test('a page that shows another draft publishes nothing', async () => {
  const { token } = await staffWith('owner');
  await save(institute(), token);
  const stale = await publish({ draft: jsonHash({}), note: '' }, token);
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  expect(await db.siteVersion.count()).toBe(0);
});

test('a failed version stays out of sight and does not stop the next', async () => {
  const { token } = await staffWith('owner');
  await save(institute(), token);
  const failed = await publish({ draft: hash, note: '' }, token);
  const where = { id: dataOf(failed).version };
  const data = { problem: 'The disk is full.', problemDetail: 'Error: ENOSPC' };
  await db.siteVersion.update({ where, data });
  const { versions } = dataOf(await statusFor(token));
  expect(versions).toEqual([expect.objectContaining({ ...data, isLive: false })]);
  const again = await publish({ draft: hash, note: '' }, token);
  expect(dataOf(again).version).not.toBe(dataOf(failed).version);
});

test('the exams with facts to enter are counted until somebody says that nothing more is announced', async () => {
  const { id, token } = await staffWith('owner');
  const owner = await staffOf('site.edit', id);
  const count = await examsToEnter(owner);
  const { open } = await checklist();
  const points = open.map(({ id }) => id).filter((id) => id.startsWith('dates-exams-'));
  expect(count).toBe(points.length);
  expect(count).toBeGreaterThan(0);
  await decide({ points: points.slice(0, 1), outcome: 'keep', note: '' }, token);
  expect(await examsToEnter(owner)).toBe(count - 1);
});

test('points of the checklist are settled as they are, by whom and when, and opened again', async () => {
  const { id, token } = await staffWith('owner');
  const before = await checklist();
  expect(before.open.map((point) => point.id)).toContain('teachers');
  const points = ['teachers', 'counters'];
  await decide({ points, outcome: 'keep', note: 'As agreed' }, token);
  const after = await checklist();
  expect(after.open).toHaveLength(before.open.length - 2);
  expect(after.decided).toContainEqual(
    expect.objectContaining({
      id: 'teachers',
      decision: 'No names on the site. As agreed',
      by: 'owner@example.org',
    }),
  );
  const unknown = { points: ['video', 'no-such-point'], outcome: 'keep', note: '' };
  expect((await decide(unknown, token)).status).toBe(404);
  await decide({ points: ['counters'], outcome: 'open', note: '' }, token);
  expect(await db.launchDecision.findMany()).toMatchObject([{ pointId: 'teachers', staffId: id }]);
});

test('a tick that there is none has the draft leave it out, and is settled once that is published', async () => {
  const { id: staffId, token } = await staffWith('owner');
  const none = ['institute-social.1.href', 'institute-chat', 'video'];
  const ticked = await decide({ points: none, outcome: 'keep', note: '' }, token);
  expect(ticked.status).toBe(200);
  expect((await siteDraft()).facts).toEqual({
    institute: { without: ['youtube', 'chat'] },
    withoutVideos: ['video'],
  });
  expect(await db.launchDecision.count()).toBe(0);
  const owner = await staffOf('site.edit', staffId);
  const points = (await readChecklist(owner)).topics.flatMap((topic) => topic.points);
  const filledIn = points.filter(({ isFilledIn }) => isFilledIn).map(({ id }) => id);
  expect(filledIn.sort()).toEqual([...none].sort());
});

test('a change that only the program can make is noted, and its point stays open', async () => {
  const { token } = await staffWith('owner');
  const change = { points: ['bank-slip'], outcome: 'change', note: 'Keep the slip for a year.' };
  expect((await decide({ ...change, note: '' }, token)).body.fields).toEqual({
    note: 'Write what it should say',
  });
  await decide(change, token);
  const { open } = await checklist();
  expect(open).toContainEqual(
    expect.objectContaining({
      id: 'bank-slip',
      asked: expect.objectContaining({ decision: change.note, by: 'owner@example.org' }),
    }),
  );
});

test('an invented phone number cannot be settled as it is; a saved one is only to be published', async () => {
  const { id: staffId, token } = await staffWith('owner');
  const point = 'institute-phones.0.printed';
  const kept = await decide({ points: [point], outcome: 'keep', note: '' }, token);
  expect([kept.status, kept.body.message]).toEqual([
    409,
    'Visitors would see an invented value: fill it in instead.',
  ]);
  await save(institute({ gstin: '07AAAAA0000A1Z4' }), token);
  const owner = await staffOf('site.edit', staffId);
  const { topics } = await readChecklist(owner);
  const filledIn = topics.flatMap(({ points }) => points).filter(({ isFilledIn }) => isFilledIn);
  expect(filledIn.map(({ id }) => id)).toEqual([
    ...[0, 1, 2].map((index) => `institute-phones.${index}.printed`),
    'gstin',
  ]);
});

test('an address that visitors cannot reach is not settled by a tick, nor by one of before', async () => {
  const { token } = await staffWith('owner');
  const kept = await decide({ points: ['site-url'], outcome: 'keep', note: '' }, token);
  expect([kept.status, kept.body.message]).toEqual([
    409,
    expect.stringContaining('whoever runs the server has to set it'),
  ]);
  await db.launchDecision.create({ data: { pointId: 'site-url', decision: 'It is right.' } });
  expect((await checklist()).open.map(({ id }) => id)).toContain('site-url');
});

test('a counsellor is refused each call', async () => {
  const { token } = await staffWith('counsellor');
  const answers = [
    await save(institute(), token),
    await openForm({ subject: 'institute' }, token),
    await look({ draft: hash }, token),
    await publish({ draft: hash, note: '' }, token),
    await putBack({ version: '0b5e9a3c-6a1f-4c58-9d0e-0000000000a1' }, token),
    await decide({ points: ['teachers'], outcome: 'keep', note: '' }, token),
    await statusFor(token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
  expect(await db.siteDraft.count()).toBe(0);
});
