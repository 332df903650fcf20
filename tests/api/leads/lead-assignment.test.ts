import { randomUUID } from 'node:crypto';
import { GET as getUnanswered } from '@/app/api/admin/unanswered-leads/route';
import { POST as postAssign } from '@/app/api/admin/assign-leads/route';
import { POST as postOwnAway } from '@/app/api/admin/account/away/route';
import { POST as postAway } from '@/app/api/admin/away/route';
import { POST as postDecide } from '@/app/api/admin/staff/decide/route';
import { courseOptions } from '@/content/catalogue/course-options';
import { saveEnquiry, saveFreeRegistration } from '@/lib/leads/accept-lead';
import { removeLeadRule, setLeadRule, leadRules } from '@/lib/leads/lead-rules';
import type { LeadRuleInput } from '@/lib/leads/rule-forms';
import { db } from '@/lib/platform/db';
import type { Touch } from '@/lib/sources/touches';
import { delhiDay } from '@/lib/site/delhi-time';
import { afterOpenMinutes } from '@/lib/site/office-time';
import { bearer, read } from '../../support/accounts/log-in';
import { enquiry, post, registration } from '../../support/leads/lead';
import {
  addLead,
  change,
  importList,
  preview,
  recordCall,
  undoCall,
  walkIn,
} from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

let phones = 0;
const newPhone = () => `8${String((phones += 1)).padStart(9, '0')}`;

interface Sent {
  requestId?: string;
  phonenumber?: string;
  coursename?: string;
  page?: string;
  website?: string;
  firstTouch?: Touch;
  lastTouch?: Touch;
}

async function arrives(more: Sent = {}) {
  const requestId = randomUUID();
  const phonenumber = newPhone();
  const sent = { ...registration, phonenumber, requestId, notice: null, address: null };
  await saveFreeRegistration({ ...sent, ...more });
  return db.lead.findUniqueOrThrow({ where: { requestId: more.requestId ?? requestId } });
}

const counsellor = (name: string) => staffWith('counsellor', `${name}@example.org`);

const team = async () => {
  const owner = await staffWith('owner');
  const people = [await counsellor('asha'), await counsellor('binod'), await counsellor('chitra')];
  return { owner, people: people as [Person, Person, Person] };
};
type Person = Awaited<ReturnType<typeof staffWith>>;

const away = ({ token }: Person, days: object) =>
  read(postOwnAway(post('/api/admin/account/away', days, bearer(token))));
/** Away from today on, for longer than the office is ever closed. */
const longAway = { from: delhiDay(new Date()), until: delhiDay(new Date(), 60) };

async function shares(): Promise<Map<string | null, number>> {
  const rows = await db.lead.groupBy({ by: 'staffId', _count: true });
  return new Map(rows.map(({ staffId, _count }) => [staffId, _count]));
}

test.each(['turns', 'fewestOpen'] as const)(
  'a hundred leads at once, one of three counsellors away (%s): the others get fifty each',
  async (sharing) => {
    const { owner, people } = await team();
    const rules = await staffOf('leads.assign', owner.id);
    const all = { course: '', mode: '', kind: '', source: '' } as const;
    await setLeadRule(rules, { ...all, sharing, minutes: 30, staffIds: [] });
    const [first, second, third] = people;
    expect((await away(second, longAway)).status).toBe(200);
    await Promise.all(Array.from({ length: 100 }, () => arrives()));
    expect(await shares()).toEqual(
      new Map([
        [first.id, 50],
        [third.id, 50],
      ]),
    );
  },
);

test('without a rule, leads are shared and promised as the office shows', async () => {
  const { owner, people } = await team();
  const { rules } = await leadRules(await staffOf('leads.assign', owner.id));
  const [busy] = people;
  for (let open = 0; open < 3; open += 1) {
    await addLead({ staffId: busy.id, phonenumber: newPhone() });
  }
  const arrived = [await arrives(), await arrives(), await arrives()];
  const hasTurn = arrived.some(({ staffId }) => staffId === busy.id);
  const [{ createdAt, answerBy } = { createdAt: new Date(), answerBy: null }] = arrived;
  expect(rules).toMatchObject([{ sharing: hasTurn ? 'turns' : 'fewestOpen' }]);
  const promised = afterOpenMinutes(createdAt, rules[0]?.minutes ?? 0) as Date;
  expect(Math.abs(Number(answerBy) - Number(promised))).toBeLessThan(60_000);
});

test('an account that is closed while leads arrive keeps none', async () => {
  const { owner, people } = await team();
  const [first, second, third] = people;
  const body = { staff: first.id, decision: 'close', reason: 'Left the institute' };
  const close = () => read(postDecide(post('/api/admin/staff/decide', body, bearer(owner.token))));
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index === 20 ? close() : arrives().then(() => null))),
  );
  const after = await shares();
  expect([...after.keys()].sort()).toEqual([second.id, third.id].sort());
});

test('a phone that somebody looks after stays theirs, however it is written', async () => {
  const { people } = await team();
  const { staffId } = await arrives({ phonenumber: '98765 43210' });
  const again = await arrives({ phonenumber: '+91-9876543210' });
  const both = await Promise.all([
    arrives({ phonenumber: '0 98765 11111' }),
    arrives({ phonenumber: '9876511111' }),
  ]);
  expect(again.staffId).toBe(staffId);
  expect(new Set(both.map((lead) => lead.staffId)).size).toBe(1);
  const holder = people.find(({ id }) => id === staffId) as Person;
  await away(holder, longAway);
  expect((await arrives({ phonenumber: '9876543210' })).staffId).not.toBe(staffId);
});

test('nobody there: the owner gets it; closed accounts and others never do', async () => {
  const owner = await staffWith('owner');
  const gone = await counsellor('gone');
  await db.staff.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
  expect((await arrives()).staffId).toBe(owner.id);
  await db.staff.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
  expect((await arrives()).staffId).toBeNull();
});

test('the most exact rule decides who gets it, and how soon it is answered', async () => {
  const { owner, people } = await team();
  const [first, second, third] = people;
  const rules = await staffOf('leads.assign', owner.id);
  const any = {
    course: '',
    mode: '',
    kind: '',
    source: '',
    sharing: 'turns',
    minutes: 30,
  } as const;
  await setLeadRule(rules, { ...any, course: 'GATE Chemistry', staffIds: [first.id] });
  const exact = { ...any, course: 'GATE Chemistry', mode: 'offline' } as const;
  await setLeadRule(rules, { ...exact, minutes: 15, staffIds: [second.id] });
  await setLeadRule(rules, { ...any, kind: 'enquiry', staffIds: [third.id] });
  const none = { course: '', mode: '', kind: '', source: '' };
  const gate = { coursename: 'GATE Chemistry' };
  expect((await arrives(gate)).staffId).toBe(first.id);
  const offline = await arrives({ ...gate, page: '/offlinecourses/gate' });
  expect(offline.staffId).toBe(second.id);
  const promised = afterOpenMinutes(offline.createdAt, 15) as Date;
  expect(Math.abs(Number(offline.answerBy) - promised.getTime())).toBeLessThan(1_000);
  const requestId = randomUUID();
  const sent = { ...enquiry, course: 'CUET (PG) Chemistry', notice: null, address: null };
  await saveEnquiry({ ...sent, requestId });
  const asked = await db.lead.findUniqueOrThrow({ where: { requestId } });
  expect(asked.staffId).toBe(third.id);
  await setLeadRule(rules, { ...any, source: 'instagram', staffIds: [second.id] });
  const lastTouch = { source: 'instagram', campaign: 'december', page: '/fees' };
  const seen = { coursename: 'IIT-JAM Chemistry', firstTouch: lastTouch, lastTouch };
  expect((await arrives(seen)).staffId).toBe(second.id);
  await removeLeadRule(rules, { ...none, source: 'instagram' });
  await removeLeadRule(rules, { ...none, course: 'GATE Chemistry', mode: 'offline' });
  expect((await arrives({ ...gate, page: '/offlinecourses/gate' })).staffId).toBe(first.id);
  await expect(removeLeadRule(rules, none)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await leadRules(rules)).rules.map(({ course, kind }) => [course, kind])).toEqual([
    ['', 'enquiry'],
    ['GATE Chemistry', ''],
    ['', ''],
  ]);
});

test('of as many rules as there can be, each can still be changed', async () => {
  const rules = await staffOf('leads.assign');
  type Rule = Pick<LeadRuleInput, 'course' | 'mode' | 'kind' | 'source'>;
  const data = courseOptions.flatMap((course) =>
    ['', 'online', 'offline'].flatMap((mode) =>
      ['', 'enquiry', 'walkIn'].map((kind) => ({ course, mode, kind, source: '' })),
    ),
  );
  const [another, ...kept] = data.slice(0, 32).map((rule, index) => ({ ...rule, slot: index }));
  await db.leadRule.createMany({ data: kept });
  const change = { sharing: 'turns' as const, minutes: 60, staffIds: [] };
  const [first] = kept;
  await setLeadRule(rules, { ...(first as Rule), ...change });
  const { minutes } = await db.leadRule.findFirstOrThrow({ where: { slot: first?.slot ?? 0 } });
  expect(minutes).toBe(60);
  await expect(setLeadRule(rules, { ...(another as Rule), ...change })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a repeat takes nobody’s turn, and possible spam has no assignee and no promise', async () => {
  await team();
  const requestId = randomUUID();
  const phonenumber = newPhone();
  await Promise.all(
    Array.from({ length: 5 }, () => arrives({ requestId, phonenumber }).then(() => null)),
  );
  const spam = await arrives({ website: 'https://spam.example' });
  expect(spam).toMatchObject({ staffId: null, answerBy: null });
  const assignees = [await arrives(), await arrives()].map(({ staffId }) => staffId);
  const { staffId } = await db.lead.findUniqueOrThrow({ where: { requestId } });
  expect(new Set([staffId, ...assignees]).size).toBe(3);
});

test('nobody is promised to a number that is not to be called', async () => {
  await team();
  await db.doNotCall.create({ data: { phoneKey: '9876500000' } });
  expect((await arrives({ phonenumber: '+91 98765-00000' })).answerBy).toBeNull();
});

test('walk-ins and imported lists have an assignee as well, and no promise', async () => {
  const { people } = await team();
  const [first, second] = people;
  const person = { name: 'Kiran', email: '', coursename: 'GATE Chemistry', note: '' };
  await walkIn(first.token, { ...person, phonenumber: newPhone(), staffId: '' });
  await walkIn(first.token, { ...person, phonenumber: newPhone(), staffId: second.id });
  const text = `name,phone\nMeena,${newPhone()}\nNita,${newPhone()}\n`;
  const { plan } = await preview(first.token, text);
  await importList(first.token, { text, digest: plan.digest, requestId: randomUUID() });
  const leads = await db.lead.findMany({ orderBy: { name: 'asc' } });
  expect(leads).toHaveLength(4);
  expect(leads.every(({ staffId, answerBy }) => staffId !== null && answerBy === null)).toBe(true);
  expect(leads.filter(({ answeredAt }) => answeredAt !== null).map(({ name }) => name)).toEqual([
    'Kiran',
    'Kiran',
  ]);
});

test('the first call or change of status is the answer, and taking the call back takes it back', async () => {
  const { token } = await counsellor('asha');
  const { id } = await arrives();
  const answeredAt = async (lead = id) =>
    (await db.lead.findUniqueOrThrow({ where: { id: lead } })).answeredAt;
  const { body } = await recordCall(token, { id, version: 1, outcome: 'noAnswer' });
  const first = await answeredAt();
  expect(first).not.toBeNull();
  await undoCall(token, (body.data as { call: string }).call);
  expect(await answeredAt()).toBeNull();
  await recordCall(token, { id, version: 3, outcome: 'busy' });
  const kept = await answeredAt();
  await recordCall(token, { id, version: 4, outcome: 'noAnswer' });
  expect(await answeredAt()).toEqual(kept);
  const other = await arrives();
  await change(token, { id: other.id, version: 1, status: 'called', note: 'On the stairs' });
  expect(await answeredAt(other.id)).not.toBeNull();
});

test('a closed account’s open leads are shared out, and whoever gets them is told', async () => {
  const { owner, people } = await team();
  const [first, second, third] = people;
  await Promise.all(Array.from({ length: 6 }, () => arrives()));
  const body = { staff: first.id, decision: 'close', reason: 'Left the institute' };
  const answer = await read(postDecide(post('/api/admin/staff/decide', body, bearer(owner.token))));
  expect(answer.status).toBe(200);
  const after = await shares();
  expect([after.get(second.id), after.get(third.id)]).toEqual([3, 3]);
  const jobs = await db.$queryRaw<{ data: { staff: string; count: number } }[]>`
    select data from pgboss.job where name = 'given-leads-mails'`;
  expect(jobs.map(({ data }) => data.count)).toEqual([1, 1]);
});

test('leads of a colleague are given away once, with a reason in the audit', async () => {
  const { owner, people } = await team();
  const [first, second] = people;
  for (let lead = 0; lead < 6; lead += 1) await arrives();
  const body = { requestId: randomUUID(), from: first.id, to: second.id, reason: 'Ill for a week' };
  const assign = (more: object = {}, { token } = owner) =>
    read(postAssign(post('/api/admin/assign-leads', { ...body, ...more }, bearer(token))));
  const other = { requestId: randomUUID(), course: courseOptions[1], kind: 'enquiry' };
  expect((await assign(other)).body.data).toEqual({ count: 0 });
  const answers = [await assign(), await assign()];
  expect(answers.map(({ body }) => body.data)).toEqual([{ count: 2 }, { count: 2 }]);
  expect((await shares()).get(second.id)).toBe(4);
  const entries = await db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    where: { action: 'leads.assign' },
  });
  expect(entries).toMatchObject([
    { detail: { course: other.course, kind: 'enquiry', count: 0 } },
    { reason: 'Ill for a week', detail: { count: 2 } },
  ]);
  const refused = await assign({ requestId: randomUUID() }, first);
  expect(refused.status).toBe(403);
});

test('owners say that somebody else is away, and days make sense', async () => {
  const { owner, people } = await team();
  const [first, second] = people;
  const days = { from: '2027-01-10', until: '2027-01-12' };
  const say = ({ token }: Person) =>
    read(postAway(post('/api/admin/away', { staff: second.id, ...days }, bearer(token))));
  expect([(await say(first)).status, (await say(owner)).status]).toEqual([403, 200]);
  const wrong = await away(first, { from: '2027-01-12', until: '2027-01-10' });
  expect(wrong.body.fields).toEqual({ until: 'The last day must not be before the first' });
  const shown = await leadRules(await staffOf('leads.assign', owner.id));
  expect(shown.people.find(({ id }) => id === second.id)?.away).toEqual(days);
});

test('a page is told how many of one’s leads wait for a first answer, and keeps no log-in alive', async () => {
  const [asha, binod] = [await counsellor('asha'), await counsellor('binod')];
  const lastSeenAt = new Date(Date.now() - 3_600_000);
  await db.session.updateMany({ data: { lastSeenAt } });
  for (let lead = 0; lead < 4; lead += 1) await arrives();
  const spam = await arrives({ website: 'https://spam.example' });
  await db.lead.updateMany({ where: { id: { not: spam.id } }, data: { staffId: asha.id } });
  const [own] = await db.lead.findMany({ where: { staffId: asha.id } });
  await recordCall(binod.token, { id: own?.id, version: 1, outcome: 'busy' });
  const ask = ({ token }: Person) =>
    read(
      getUnanswered(
        new Request('http://localhost:3000/api/admin/unanswered-leads', {
          headers: { host: 'localhost:3000', ...bearer(token) },
        }),
      ),
    );
  expect((await ask(asha)).body.data).toMatchObject({ count: 3, due: expect.any(String) });
  expect((await ask(binod)).body.data).toMatchObject({ count: 0, newest: null, due: null });
  const session = await db.session.findFirstOrThrow({ where: { staffId: asha.id } });
  expect(session.lastSeenAt).toEqual(lastSeenAt);
});
