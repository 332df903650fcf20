import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { callSheet } from '@/lib/leads/leads-list';
import { newLeadMails } from '@/lib/leads/new-lead-mails';
import { allLeads, leadsCsv } from '@/lib/leads/leads-table';
import { leadStory } from '@/lib/leads/lead-story';
import { db, pool } from '@/lib/platform/db';
import { printDay } from '@/content/day';
import { today } from '@/lib/site/days';
import { delhiDay } from '@/lib/site/delhi-time';
import { loggedInStudent } from '../../support/enrolment/admission';
import {
  addLead,
  callAgain,
  change,
  doNotCall,
  hours,
  importList,
  preview,
  recordCall,
  walkIn,
} from '../../support/leads/leads';

import { sendRegistration } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const phone = '98765 43210';
const spellings = ['+91 98765-43210', '09876543210', '९८७६५ ४३२१०'];

const keys = async () => (await db.doNotCall.findMany()).map(({ phoneKey }) => phoneKey);

/** A lead whose number is not to be called, as staff keep it. */
async function askedLead(token: string) {
  const lead = await addLead({ phonenumber: phone, createdAt: hours(-48) });
  const answer = await doNotCall(token, { person: 'lead', id: lead.id, phone });
  expect(answer.status).toBe(200);
  return lead;
}

test('the promise is kept for the number: in every spelling, and for whoever leaves it next', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  await askedLead(token);
  for (const phonenumber of spellings) await addLead({ phonenumber });
  await addLead({ phonenumber: '98765 43211', name: 'Another' });
  expect(await sendRegistration({ phonenumber: phone, name: 'Asha again' })).toBe(200);
  const staff = await staffOf('leads.read', staffId);
  const { waiting } = await callSheet(staff, delhiDay(new Date()), null);
  expect(waiting.map(({ name }) => name)).toEqual(['Another']);
  expect(await keys()).toEqual(['9876543210']);
});

test('the mail about the next lead and the list of the server say so, without a link', async () => {
  const { token } = await staffWith('counsellor');
  await askedLead(token);
  const { id } = await addLead({ phonenumber: '098765-43210', email: 'ravi@example.org' });
  const mail = await newLeadMails.write(pool, {
    id: randomUUID(),
    data: { lead: id },
    createdOn: new Date(),
  });
  expect(mail?.text).toContain('+91 98765 43210 (do not call)\n');
  const { templateParams } = mail ?? {};
  expect(templateParams?.phone).toBe('098765-43210 (do not call)');
  await addLead({ phonenumber: '98765 43211' });
  const csv = leadsCsv(await allLeads(pool));
  const marks = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
  expect(marks.map(({ doNotCall }) => doNotCall)).toEqual(['', 'yes', 'yes']);
  expect(`${mail?.text}${csv}`).not.toMatch(/tel:|wa\.me/);
});

test('it closes the open leads of the number, whichever was shown, and leaves the others', async () => {
  const { token } = await staffWith('counsellor');
  const planned = { status: 'called', nextCallAt: hours(3) } as const;
  const older = await addLead({ phonenumber: spellings[0], ...planned });
  const enrolled = await addLead({ phonenumber: spellings[1], status: 'enrolled' });
  const lost = await addLead({
    phonenumber: phone,
    status: 'closed',
    closedReason: 'Fee too high',
  });
  const other = await addLead(planned);
  const { body } = await doNotCall(token, { person: 'lead', id: enrolled.id, phone });
  expect(body.data).toEqual({ doNotCallAt: expect.any(String) });
  const rows = await db.lead.findMany({ orderBy: { createdAt: 'asc' } });
  const states = rows.map(({ id, status, closedReason, nextCallAt }) => [
    id,
    status,
    closedReason,
    nextCallAt !== null,
  ]);
  expect(states).toEqual([
    [older.id, 'closed', 'Asked not to be contacted', false],
    [enrolled.id, 'enrolled', null, false],
    [lost.id, 'closed', 'Fee too high', false],
    [other.id, 'called', null, true],
  ]);
});

test('no call is recorded or planned for the number, and the answer says since when', async () => {
  const { token } = await staffWith('counsellor');
  await askedLead(token);
  const { id } = await addLead({ phonenumber: spellings[1] });
  const call = await recordCall(token, { id, version: 1, outcome: 'reached' });
  expect([call.status, call.body.code]).toEqual([409, 'conflict']);
  expect(call.body.message).toContain(`on ${printDay(today())} the person asked not to be called`);
  const nextCallAt = `${delhiDay(new Date(), 1)}T11:00`;
  const planned = [
    await change(token, { id, version: 1, status: 'called', nextCallAt, note: '' }),
    await walkIn(token, {
      name: 'Asha',
      phonenumber: phone,
      email: '',
      coursename: '',
      note: '',
      nextCallAt,
    }),
  ];
  for (const { status, body } of planned) {
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['nextCallAt']]);
  }
  expect([await db.leadCall.count(), await db.lead.count()]).toEqual([0, 2]);
  const noted = await change(token, { id, version: 1, status: 'called', note: 'Came by' });
  expect(noted.status).toBe(200);
});

test('an imported list is marked and does not lift it', async () => {
  const { token } = await staffWith('counsellor');
  await askedLead(token);
  const text = `name,phone\nAsha Rao,${spellings[0]}\nRavi Rao,98765 43211\n`;
  const { plan } = await preview(token, text);
  expect(plan.lines.map(({ why }) => why)).toEqual(['A new lead. Do not call', 'A new lead']);
  const requestId = 'import-of-asked-01';
  expect((await importList(token, { text, digest: plan.digest, requestId })).status).toBe(200);
  expect(await db.lead.count()).toBe(3);
  expect(await keys()).toEqual(['9876543210']);
});

test('lifting needs a reason without the person, which the audit keeps; then calls are recorded again', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const lead = await askedLead(token);
  const of = { person: 'lead', id: lead.id, phone };
  for (const reason of ['', 'Asha Rao called', 'From 098765-43210']) {
    const { status, body } = await callAgain(token, { ...of, reason });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['reason']]);
  }
  expect(await keys()).toEqual(['9876543210']);
  const reason = 'Asked to be called again';
  for (let time = 0; time < 2; time += 1) {
    expect((await callAgain(token, { ...of, reason })).body.data).toEqual({ doNotCallAt: null });
  }
  expect(await keys()).toEqual([]);
  const audit = (await acts()).filter(({ action }) => action.startsWith('phone.'));
  expect(audit).toMatchObject([
    { action: 'phone.doNotCall', subjectId: lead.id, reason: null },
    { action: 'phone.callAgain', subjectId: lead.id, reason },
  ]);
  expect(JSON.stringify(audit)).not.toContain('43210');
  const story = await leadStory(await staffOf('leads.read', staffId), lead.id);
  expect(story?.events.flatMap((event) => (event.what === 'change' ? event.words : []))).toEqual([
    `“Do not call” lifted: ${reason}`,
    'Do not call',
  ]);
  const { version } = await db.lead.findUniqueOrThrow({ where: { id: lead.id } });
  expect((await recordCall(token, { id: lead.id, version, outcome: 'reached' })).status).toBe(200);
});

test('only a number of the lead or the student shown is kept or lifted', async () => {
  const { token } = await staffWith('counsellor');
  const { id: lead } = await addLead();
  const { id: student } = await loggedInStudent();
  await newRegistration(student, { phonenumber: '011 2345 6789' });
  const stranger = '98765 00000';
  for (const of of [
    { person: 'lead', id: lead },
    { person: 'student', id: student },
    { person: 'lead', id: student },
  ]) {
    expect((await doNotCall(token, { ...of, phone: stranger })).status).toBe(404);
  }
  const own = { person: 'student', id: student, phone: '+91 11 23456789' };
  expect((await doNotCall(token, { ...own, person: 'lead' })).status).toBe(404);
  expect((await doNotCall(token, own)).status).toBe(200);
  expect(await keys()).toEqual(['1123456789']);
});

test('a repeat keeps the day of the first time', async () => {
  const { token } = await staffWith('counsellor');
  const lead = await askedLead(token);
  await db.doNotCall.updateMany({ data: { askedAt: hours(-30) } });
  const [before] = await db.doNotCall.findMany();
  await doNotCall(token, { person: 'lead', id: lead.id, phone });
  expect(await db.doNotCall.findMany()).toEqual([before]);
});
