import { POST as postVisibility } from '@/app/api/admin/lead-visibility/route';
import { POST as postSearch } from '@/app/api/admin/search/route';
import { callSheet, countLeads, leadsInOrder } from '@/lib/leads/leads-list';
import { leadStory } from '@/lib/leads/lead-story';
import { readPerson } from '@/lib/people/read-person';
import { exportRows } from '@/lib/reports/exports';
import { leadNumbers } from '@/lib/reports/lead-report';
import { listMatches } from '@/lib/data-rights/match-decisions';
import type { FoundPeople } from '@/lib/search/staff-search';
import { delhiDay } from '@/lib/site/delhi-time';
import { db } from '@/lib/platform/db';
import { bearer, makeStudent, profile, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead, change, preview, recordCall } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { changePermissions } from '../../support/office/staff-calls';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';
import { rightsOf } from '@/lib/staff/permissions';

withEmptyTables();

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();

const setVisibility = (token: string, leads: 'all' | 'own') =>
  read(postVisibility(post('/api/admin/lead-visibility', { leads }, bearer(token))));

/** A lead of Anjali's, one of Rohit's and one of nobody's, each with a phone of its own. */
async function threeLeads() {
  const owner = await staffWith('owner');
  const [anjali, rohit] = [
    await staffWith('counsellor', 'anjali@example.org'),
    await staffWith('counsellor', 'rohit@example.org'),
  ];
  const [mine, theirs, free] = [
    await addLead({ name: 'Ajit Mine', staffId: anjali.id, email: 'mine@example.org' }),
    await addLead({ name: 'Ajit Theirs', staffId: rohit.id, email: 'theirs@example.org' }),
    await addLead({ name: 'Ajit Free', email: 'free@example.org' }),
  ];
  return { owner, anjali, rohit, mine, theirs, free };
}

type Three = Awaited<ReturnType<typeof threeLeads>>;

/** Everywhere that a member of staff meets leads, as names in order. */
const everywhere: readonly [
  string,
  (three: Three, staff: string, token: string) => Promise<string[]>,
][] = [
  [
    'the list and its count',
    async (_, id) => {
      const staff = await staffOf('leads.read', id);
      const asOf = new Date();
      const { leads } = await leadsInOrder(staff, { filter: {}, after: null, asOf });
      expect((await countLeads(staff, {}, asOf)).all).toBe(leads.length);
      return names(leads);
    },
  ],
  [
    'possible spam and its count',
    async (_, id) => {
      await db.lead.updateMany({ data: { suspect: true } });
      const staff = await staffOf('leads.read', id);
      const [asOf, filter] = [new Date(), { suspect: '1' as const }];
      const { leads } = await leadsInOrder(staff, { filter, after: null, asOf });
      expect((await countLeads(staff, filter, asOf)).suspect).toBe(leads.length);
      return names(leads);
    },
  ],
  [
    'the call list of today',
    async (_, id) => {
      const staff = await staffOf('leads.read', id);
      return names((await callSheet(staff, delhiDay(new Date()), null)).waiting);
    },
  ],
  [
    'planned calls',
    async (_, id) => {
      await db.lead.updateMany({ data: { nextCallAt: new Date(Date.now() - 60_000) } });
      const staff = await staffOf('leads.read', id);
      return names((await callSheet(staff, delhiDay(new Date()), null)).calls);
    },
  ],
  [
    'the page of each',
    async ({ mine, theirs, free }, id) => {
      const staff = await staffOf('leads.read', id);
      const stories = await Promise.all(
        [mine, theirs, free].map((one) => leadStory(staff, one.id)),
      );
      return names(stories.flatMap((story) => story?.lead ?? []));
    },
  ],
  [
    'the search',
    async (_three, _id, token) => {
      const answer = await read(postSearch(post('/', { q: 'Ajit' }, bearer(token))));
      return names((answer.body.data as FoundPeople).leads);
    },
  ],
  [
    'near matches of the search',
    async (_three, _id, token) => {
      const answer = await read(postSearch(post('/', { q: 'Ajitt' }, bearer(token))));
      return names((answer.body.data as FoundPeople).leads);
    },
  ],
  [
    'the page of the student with the same phone',
    async (_, id) => {
      await db.lead.updateMany({ data: { phonenumber: profile.contactnumber } });
      const { id: student } = await makeStudent();
      const person = await readPerson(await staffOf('people.read', id), student);
      return names(person?.leads ?? []);
    },
  ],
  [
    'the export',
    async ({ owner }, id) => {
      const { role } = await db.staff.findUniqueOrThrow({ where: { id } });
      if (role !== 'owner') {
        const { actions } = await rightsNow(id);
        const permissions = [...actions, 'exports.download', 'exports.leads'];
        await changePermissions(owner.token, { staff: id, permissions, reason: 'For a mailing' });
      }
      const rows = await exportRows(await staffOf('exports.leads', id), 'leads', {});
      let text = '';
      for await (const lines of rows) text += lines;
      return ['Ajit Free', 'Ajit Mine', 'Ajit Theirs'].filter((name) => text.includes(name));
    },
  ],
  [
    'what may be about erased people',
    async ({ mine, theirs, free }, id) => {
      const data = [mine, theirs, free].map(({ id: leadId }) => ({
        leadId,
        erasedId: leadId,
        by: 'phone',
      }));
      await db.possibleMatch.createMany({ data });
      const matches = await listMatches(await staffOf('requests.handle', id));
      return matches.map(({ text }) => text.split(',')[0] ?? '').sort();
    },
  ],
];

const rightsNow = async (id: string) => (await staffOf('leads.read', id)).rights;

test.each(everywhere)('%s: a counsellor meets own and unassigned leads only', async (_, seen) => {
  const three = await threeLeads();
  const { owner, anjali } = three;
  expect((await setVisibility(owner.token, 'own')).status).toBe(200);
  expect(await seen(three, anjali.id, anjali.token)).toEqual(['Ajit Free', 'Ajit Mine']);
});

test.each(everywhere)('%s: without the setting a counsellor meets all', async (_, seen) => {
  const three = await threeLeads();
  expect(await seen(three, three.anjali.id, three.anjali.token)).toEqual([
    'Ajit Free',
    'Ajit Mine',
    'Ajit Theirs',
  ]);
});

test.each([
  ['an owner', async ({ owner }: Three) => owner],
  [
    'a counsellor who was given the leads of colleagues',
    async ({ owner, anjali }: Three) => {
      const permissions = rightsOf({ role: 'counsellor' }).actions;
      const given = { staff: anjali.id, permissions, reason: 'Leads the team' };
      await changePermissions(owner.token, given);
      return anjali;
    },
  ],
])('%s meets all leads', async (_, pick) => {
  const three = await threeLeads();
  await setVisibility(three.owner.token, 'own');
  const { id } = await pick(three);
  const staff = await staffOf('leads.read', id);
  const { leads } = await leadsInOrder(staff, { filter: {}, after: null, asOf: new Date() });
  expect(names(leads)).toEqual(['Ajit Free', 'Ajit Mine', 'Ajit Theirs']);
});

test('reports count the leads that their reader meets', async () => {
  const { owner, anjali } = await threeLeads();
  await db.lead.updateMany({ data: { nextCallAt: new Date(Date.now() - 60_000) } });
  await setVisibility(owner.token, 'own');
  const numbers = async (id: string) => {
    const { funnels, overdue, sources } = await leadNumbers(await staffOf('reports.leads', id));
    return {
      people: funnels[0]?.people,
      overdue: overdue.reduce((sum, row) => sum + row.people, 0),
      weeks: sources.flatMap(({ people }) => people).reduce((sum, count) => sum + count, 0),
    };
  };
  expect(await numbers(owner.id)).toEqual({ people: 3, overdue: 3, weeks: 3 });
  expect(await numbers(anjali.id)).toEqual({ people: 2, overdue: 2, weeks: 2 });
});

test('a lead of a colleague cannot be changed or called, and answers like one that is gone', async () => {
  const { owner, anjali, theirs, free } = await threeLeads();
  await setVisibility(owner.token, 'own');
  const gone = 'This lead no longer exists, or is assigned to a colleague.';
  const note = { id: theirs.id, version: 1, note: 'Called' };
  const call = { id: theirs.id, version: 1, outcome: 'noAnswer', reason: '', at: '' };
  for (const { status, body } of [
    await change(anjali.token, note),
    await change(anjali.token, { ...note, staffId: anjali.id }),
    await recordCall(anjali.token, call),
  ]) {
    expect([status, body.message]).toEqual([404, gone]);
  }
  expect(await db.lead.findUniqueOrThrow({ where: { id: theirs.id } })).toEqual(theirs);
  const taken = { id: free.id, version: 1, staffId: anjali.id, note: '' };
  expect((await change(anjali.token, taken)).status).toBe(200);
});

test('of one phone, what a colleague follows up is neither shown nor changed', async () => {
  const { owner, anjali, theirs } = await threeLeads();
  const note = { leadId: theirs.id, staffId: theirs.staffId, text: 'Private to the colleague' };
  await db.note.create({ data: note });
  const again = await addLead({ name: 'Ajit Again', phonenumber: theirs.phonenumber });
  await setVisibility(owner.token, 'own');
  const story = await leadStory(await staffOf('leads.read', anjali.id), again.id);
  expect(story).toMatchObject({ lead: { name: 'Ajit Again', times: 1, note: null } });
  expect(story?.events).toMatchObject([{ what: 'asked', name: 'Ajit Again' }]);
  const close = { id: again.id, version: 1, status: 'closed', closedReason: 'No answer', note: '' };
  expect((await change(anjali.token, close)).status).toBe(200);
  expect(await db.lead.findUniqueOrThrow({ where: { id: theirs.id } })).toEqual(theirs);
});

test('an import names no lead of a colleague and adds no note to it', async () => {
  const { owner, anjali, theirs, mine } = await threeLeads();
  await setVisibility(owner.token, 'own');
  const text = `Name;Phone\nAjit;${theirs.phonenumber}\nAjit;${mine.phonenumber}`;
  const { plan } = await preview(anjali.token, text);
  expect(plan.lines.map(({ verdict }) => verdict)).toEqual(['refuse', 'note']);
  expect(JSON.stringify(plan)).not.toContain('Theirs');
});

test('the setting is the owner’s, and an entry of the audit', async () => {
  const { owner, anjali } = await threeLeads();
  expect((await setVisibility(anjali.token, 'all')).status).toBe(403);
  await setVisibility(owner.token, 'own');
  await setVisibility(owner.token, 'own');
  const entries = await db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    where: { action: 'settings.change' },
    select: { staffId: true, detail: true },
  });
  expect(entries).toEqual([
    { staffId: owner.id, detail: { leadsOfCounsellors: { from: 'all', to: 'own' } } },
  ]);
});
