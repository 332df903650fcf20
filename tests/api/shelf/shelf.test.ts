import { GET as openItem } from '@/app/(student)/shelf/[item]/route';
import { POST as saveItem } from '@/app/api/admin/shelf/route';
import { POST as setRule } from '@/app/api/admin/shelf/rule/route';
import { POST as withdrawItem } from '@/app/api/admin/shelf/withdraw/route';
import { GET as getShelf } from '@/app/api/student/shelf/route';
import { orderOfferings } from '@/content/catalogue/offerings';
import { listShelfItems } from '@/lib/shelf/shelf-items';
import { db } from '@/lib/platform/db';
import { bearer, makeStudent, read, logInOf } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { cash, record, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts, erase } from '../../support/office/person';
import { goldPlan, newShelfItem, shelfLink } from './shelf-samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

type Handler = (request: Request) => Promise<Response> | Response;
const caller = (handle: Handler) => (token: string, body: object) =>
  read(handle(post('/', body, bearer(token))));

const save = caller(saveItem);
const withdraw = caller(withdrawItem);
const rule = caller(setRule);

let students = 0;
async function newStudent() {
  const email = `reader${(students += 1)}@example.org`;
  const { id } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  return { id, email, ...(await logInOf({ studentId: id })) };
}

const open = (cookie: string, item: string) =>
  openItem(
    new Request(`http://localhost:3000/shelf/${item}`, {
      headers: { host: 'localhost:3000', cookie },
    }),
  );

const opened = async (cookie: string, item: string) => {
  const { status, headers } = await open(cookie, item);
  return status === 303 ? headers.get('location') : status;
};

async function shelf(token: string) {
  const headers = { host: 'localhost:3000', ...bearer(token) };
  const answer = await getShelf(
    new Request('http://localhost:3000/api/student/shelf', { headers }),
  );
  const { data } = (await answer.json()) as {
    data: { isOpen: boolean; items: { title: string }[] }[];
  };
  return data.map(({ isOpen, items }) => [isOpen, ...items.map(({ title }) => title)]);
}

test('a link opens with the first payment, is counted, and closes with the whole refund', async () => {
  const staff = await staffWith('owner');
  const student = await newStudent();
  const { id } = await newRegistration(student.id, { planId: goldPlan });
  const added = await save(staff.token, shelfLink);
  expect(added.status).toBe(200);
  expect(await save(staff.token, shelfLink)).toEqual(added);
  const item = (added.body.data as { id: string }).id;

  expect(await shelf(student.token)).toEqual([]);
  expect(await opened(student.cookie, item)).toBe(403);
  const paid = await record(
    staff.token,
    cash(id, { amount: '1000', otherAmount: true, note: 'Agreed' }),
  );
  expect(await shelf(student.token)).toEqual([[true, shelfLink.title]]);
  expect(await opened(student.cookie, item)).toBe(shelfLink.url);
  expect(await opened(student.cookie, item.toUpperCase())).toBe(shelfLink.url);
  expect((await open(student.cookie, item)).headers.get('referrer-policy')).toBe('no-referrer');

  const asStaff = await staffOf('shelf.manage', staff.id);
  expect(await listShelfItems(asStaff)).toMatchObject([{ readers: 1, openedBy: 1, times: 3 }]);

  const { payment } = paid.body.data as { payment: string };
  const back = { payment, method: 'cash', reference: '', reason: 'Moved away' };
  await refund(staff.token, { ...back, requestId: 'shelf-refund-000001', amount: '400' });
  expect(await opened(student.cookie, item)).toBe(shelfLink.url);
  await refund(staff.token, { ...back, requestId: 'shelf-refund-000002', amount: '600' });
  expect(await opened(student.cookie, item)).toBe(403);
  expect(await shelf(student.token)).toEqual([]);
  expect((await acts()).map(({ action }) => action)).toContain('shelf.save');
});

test('by the rule of the owner it opens with the whole fee', async () => {
  const owner = await staffWith('owner');
  const counsellor = await staffWith('counsellor');
  const student = await newStudent();
  const { id } = await newRegistration(student.id, { planId: goldPlan });
  const { id: item } = await newShelfItem();
  expect((await rule(counsellor.token, { opens: 'whole' })).status).toBe(403);
  expect((await rule(owner.token, { opens: 'whole' })).status).toBe(200);
  await record(owner.token, cash(id, { amount: '8998', otherAmount: true, note: 'Agreed' }));
  expect(await shelf(student.token)).toEqual([[false]]);
  expect(await opened(student.cookie, item)).toBe(403);
  await record(
    owner.token,
    cash(id, { amount: '1', otherAmount: true, secondPayment: true, note: 'Rest' }),
  );
  expect(await opened(student.cookie, item)).toBe('https://meet.google.com/net');
});

test('a site that students may not know is named first; an address is no part of a header', async () => {
  const { token } = await staffWith('owner');
  const student = await newStudent();
  const { id } = await newRegistration(student.id, { planId: goldPlan });
  await record(token, cash(id));
  const follow = async (url: string) => open(student.cookie, (await newShelfItem({ url })).id);
  const unknown = await follow('https://notes.evil.example/a?b=<i>"');
  const page = await unknown.text();
  expect([unknown.status, unknown.headers.get('location')]).toEqual([200, null]);
  expect(page).toContain('<b>notes.evil.example</b>');
  expect(page).not.toContain('<i>');
  expect((await follow('https://drive.google.com.evil.example/')).status).toBe(200);
  for (const url of ['https://us02web.zoom.us/j/1', 'https://drive.google.com/file/d/1']) {
    expect((await follow(url)).headers.get('location')).toBe(url);
  }
  // An address stored before such addresses were refused.
  const old = await follow('https://youtu.be/a\r\nSet-Cookie: a=b');
  expect([old.status, old.headers.get('location')]).toEqual([
    303,
    'https://youtu.be/aSet-Cookie:%20a=b',
  ]);
  const letters = await follow('https://youtu.be/कक्षा');
  expect(letters.headers.get('location')).toMatch(/^https:\/\/youtu\.be\/%E0/);
});

test('another plan, a draft, another day and a withdrawn item open nothing', async () => {
  const { token } = await staffWith('owner');
  const student = await newStudent();
  const { id } = await newRegistration(student.id, { planId: 'gate-online-6-months-gold' });
  await record(token, cash(id));
  await newRegistration(student.id, { planId: goldPlan, submittedAt: null });
  const own = await newShelfItem({ audiences: ['tier:gate/gold', `plan:${goldPlan}`] });
  const others = await Promise.all([
    newShelfItem(),
    newShelfItem({ audiences: ['tier:gate/silver'] }),
    newShelfItem({ audiences: ['batch:gate-online-2024-01-05'] }),
  ]);
  for (const { id: item } of others) expect(await opened(student.cookie, item)).toBe(403);
  expect(await opened(student.cookie, own.id)).toBe(own.url);
  const hidden = await Promise.all([
    newShelfItem({ audiences: own.audiences, visibleFrom: new Date('2099-01-01') }),
    newShelfItem({ audiences: own.audiences, visibleUntil: new Date('2020-01-01') }),
  ]);
  for (const { id: item } of hidden) expect(await opened(student.cookie, item)).toBe(404);
  expect(await shelf(student.token)).toEqual([[true, own.title]]);
  expect((await withdraw(token, { item: own.id, withdrawn: 'yes' })).status).toBe(200);
  expect(await opened(student.cookie, own.id)).toBe(404);
  await withdraw(token, { item: own.id, withdrawn: 'no' });
  expect(await opened(student.cookie, own.id)).toBe(own.url);
  expect(await opened('', own.id)).toBe('/shelf');
});

test('an order of several booklets opens what is for each of them', async () => {
  const { token } = await staffWith('owner');
  const student = await newStudent();
  const items = orderOfferings
    .filter(({ kind, exam }) => kind === 'study-material' && exam === 'gate')
    .slice(0, 2)
    .map(({ id, title, price }) => ({ id, title, pricePaise: price }));
  const { id } = await newRegistration(student.id, { planId: null, kind: 'study-material', items });
  await record(token, cash(id));
  const item = await newShelfItem({ audiences: [`plan:${items[1]?.id}`] });
  expect(await opened(student.cookie, item.id)).toBe(item.url);
  expect(await opened(student.cookie, (await newShelfItem()).id)).toBe(403);
});

test('material for a batch opens with a seat in it', async () => {
  const { token } = await staffWith('owner');
  const student = await newStudent();
  const { id } = await newRegistration(student.id);
  await record(token, cash(id));
  const batchId = 'gate-online-2024-01-05';
  const item = await newShelfItem({ audiences: [`batch:${batchId}`] });
  await db.batch.create({ data: { id: batchId } });
  const seat = { registrationId: id, batchId, facts: {} };
  await db.batchSeat.create({ data: seat });
  expect(await opened(student.cookie, item.id)).toBe(403);
  await db.batchSeat.updateMany({ data: { seatedAt: new Date() } });
  expect(await opened(student.cookie, item.id)).toBe(item.url);
});

test('only https links to other machines, and plans that are offered, are taken', async () => {
  const { token } = await staffWith('counsellor');
  const faults = async (more: object) => {
    const { status, body } = await save(token, { ...shelfLink, ...more });
    return [status, ...Object.keys(body.fields ?? {})];
  };
  const links = [
    'http://meet.example',
    'javascript:alert(1)',
    'meet.example',
    '',
    'https://me',
    'https://meet.example/a\r\nSet-Cookie: a=b',
    'https://meet.example/a b',
  ];
  const machine = [
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://localhost/',
    'https://a:b@c.example',
  ];
  for (const url of [...links, ...machine]) expect(await faults({ url })).toEqual([422, 'url']);
  expect(await faults({ audiences: [] })).toEqual([422, 'audiences']);
  expect(await faults({ audiences: ['plan:none'] })).toEqual([422, 'audiences']);
  const days = { visibleFrom: '2027-02-01', visibleUntil: '2027-01-31' };
  expect(await faults(days)).toEqual([422, 'visibleUntil']);
  expect(await faults({ item: crypto.randomUUID() })).toEqual([404]);
  expect(await db.shelfItem.count()).toBe(0);

  // A plan that is no longer offered stays on items that name it already.
  const { id } = await newShelfItem({ audiences: ['plan:gone'] });
  const change = { item: id, title: 'Doubt class', audiences: `plan:gone\nplan:${goldPlan}` };
  expect(await faults(change)).toEqual([200]);
  expect(await db.shelfItem.findUnique({ where: { id } })).toMatchObject({
    title: 'Doubt class',
    audiences: ['plan:gone', `plan:${goldPlan}`],
  });
});

test('an erased student is not counted any more', async () => {
  const { token } = await staffWith('owner');
  const student = await newStudent();
  const { id: itemId } = await newShelfItem();
  await db.shelfOpening.create({ data: { itemId, studentId: student.id } });
  const order = { student: student.id, leads: [], sure: 'on', confirm: student.email };
  expect((await erase(token, { ...order, reason: 'Asked for it' })).status).toBe(200);
  expect(await db.shelfOpening.count()).toBe(0);
});
