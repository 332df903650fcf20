import { randomUUID } from 'node:crypto';
import { POST as postDefault } from '@/app/api/admin/message-texts/default/route';
import { POST as postText } from '@/app/api/admin/message-texts/route';
import { POST as postLanguage } from '@/app/api/admin/message-language/route';
import { POST as postLeadMessage } from '@/app/api/admin/lead-message/route';
import { POST as postStudentMessage } from '@/app/api/admin/student-message/route';
import { leadStory } from '@/lib/leads/lead-story';
import { leadRows } from '@/lib/leads/lead-rows';
import { defaultTexts } from '@/lib/messages/default-texts';
import { ownTexts } from '@/lib/messages/message-texts';
import { readPerson } from '@/lib/people/read-person';
import { db } from '@/lib/platform/db';
import { bearer, makeStudent, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { addLead, doNotCall } from '../../support/leads/leads';
import { sendRegistration } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const caller =
  (handle: (request: Request) => Promise<Response> | Response) => (token: string, body: object) =>
    read(handle(post('/', body, bearer(token))));

const setText = caller(postText);
const setDefault = caller(postDefault);
const setLanguage = caller(postLanguage);
const opening = (more: object) => ({
  requestId: randomUUID(),
  moment: 'fee',
  language: 'en',
  channel: 'whatsapp',
  ...more,
});
const openLead = (token: string, more: object) => caller(postLeadMessage)(token, opening(more));
const openStudent = (token: string, more: object) =>
  caller(postStudentMessage)(token, opening({ moment: 'question', ...more }));

const phone = '98765 43210';

async function studentWith(contactnumber: string): Promise<string> {
  const { id } = await makeStudent();
  await db.student.update({ where: { id }, data: { contactnumber } });
  return id;
}

describe('texts', () => {
  const text = { moment: 'greeting', language: 'hi', version: 0, text: 'नमस्ते {name}\r\nफिर मिलेंगे ' };

  test('an owner sets a text and goes back to the default; nobody else may', async () => {
    const { token, id } = await staffWith('owner');
    const counsellor = await staffWith('counsellor');
    expect((await setText(counsellor.token, text)).status).toBe(403);
    expect((await setText(token, text)).body.data).toEqual({ version: 1 });
    expect(await ownTexts()).toEqual([
      { moment: 'greeting', language: 'hi', version: 1, text: 'नमस्ते {name}\nफिर मिलेंगे' },
    ]);
    const { text: _text, ...shown } = text;
    expect((await setDefault(token, { ...shown, version: 1 })).body.data).toEqual({ version: 2 });
    expect(await ownTexts()).toMatchObject([{ text: null, version: 2 }]);
    const messageText = { moment: 'greeting', language: 'hi' };
    expect(await acts()).toMatchObject([
      {
        staffId: id,
        action: 'settings.change',
        detail: { messageText: { ...messageText, isDefault: false } },
      },
      {
        staffId: id,
        action: 'settings.change',
        detail: { messageText: { ...messageText, isDefault: true } },
      },
    ]);
  });

  test('a text that changed meanwhile is not overwritten unseen; a repeat changes nothing', async () => {
    const { token } = await staffWith('owner');
    await setText(token, text);
    expect((await setText(token, text)).body.data).toEqual({ version: 1 });
    const mine = { ...text, text: 'नमस्ते {name}, {institute}' };
    const refused = await setText(token, mine);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ version: 1 });
    expect((await setText(token, { ...mine, version: 1 })).body.data).toEqual({ version: 2 });
    expect(await acts()).toHaveLength(2);
  });

  test('a text with a mistake is refused, with its line', async () => {
    const { token } = await staffWith('owner');
    const { status, body } = await setText(token, { ...text, text: 'Hello\n{nmae}' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ text: expect.stringContaining('Line 2: {nmae} is not known') });
    expect(await db.messageText.count()).toBe(0);
  });

  test('every default is accepted as it is', async () => {
    const { token } = await staffWith('owner');
    for (const [moment, texts] of Object.entries(defaultTexts)) {
      for (const [language, text] of Object.entries(texts)) {
        expect((await setText(token, { moment, language, version: 0, text })).status).toBe(200);
      }
    }
  });
});

describe('opening a message', () => {
  test('to a lead is in the history once, without its text', async () => {
    const { id: staffId, token } = await staffWith('counsellor');
    const { id: lead } = await addLead();
    const requestId = randomUUID();
    for (let press = 0; press < 2; press += 1) {
      expect((await openLead(token, { lead, requestId })).status).toBe(200);
    }
    expect((await openLead(token, { lead, requestId, moment: 'greeting' })).status).toBe(409);
    const story = await leadStory(await staffOf('leads.read', staffId), lead);
    expect(story?.events.filter(({ what }) => what === 'message')).toMatchObject([
      { moment: 'fee', language: 'en', channel: 'whatsapp', by: 'counsellor@example.org' },
    ]);
    expect(
      await db.auditEntry.findMany({ orderBy: { id: 'asc' }, where: { action: 'message.open' } }),
    ).toMatchObject([
      { staffId, subjectId: lead, detail: { moment: 'fee', language: 'en', channel: 'whatsapp' } },
    ]);
  });

  test('to a lead whose number is not to be called is refused; so is a service to a lead', async () => {
    const { token } = await staffWith('counsellor');
    const { id: lead } = await addLead({ phonenumber: phone });
    await doNotCall(token, { person: 'lead', id: lead, phone });
    expect((await openLead(token, { lead })).status).toBe(409);
    expect((await openLead(token, { lead, moment: 'dues' })).status).toBe(422);
    expect(await db.messageOpening.count()).toBe(0);
  });

  test('to a lead of a colleague is refused where colleagues are not seen', async () => {
    const { token } = await staffWith('counsellor');
    const other = await staffWith('counsellor', 'other@example.org');
    const { id: lead } = await addLead({ staffId: other.id });
    await db.staff.updateMany({
      where: { email: 'counsellor@example.org' },
      data: { permissionsTaken: ['leads.readAll'] },
    });
    expect((await openLead(token, { lead })).status).toBe(404);
    expect((await openLead(other.token, { lead })).status).toBe(200);
  });

  test('to a student who asked not to be called is possible while a fee is due', async () => {
    const { token, id: staffId } = await staffWith('counsellor');
    const student = await studentWith(phone);
    await doNotCall(token, { person: 'student', id: student, phone });
    expect((await openStudent(token, { student, phone })).status).toBe(409);
    await newRegistration(student);
    expect((await openStudent(token, { student, phone, moment: 'dues' })).status).toBe(200);
    const person = await readPerson(await staffOf('people.read', staffId), student);
    expect(person?.messages).toMatchObject([{ moment: 'dues', channel: 'whatsapp' }]);
    expect((await openStudent(token, { student: randomUUID(), phone })).status).toBe(404);
  });
});

describe('the language', () => {
  const languages = async (...ids: string[]) =>
    (await leadRows(ids, null)).map(({ language }) => language);

  test('is remembered for the person: of other leads, of the student, and of the next enquiry', async () => {
    const { token, id: staffId } = await staffWith('counsellor');
    const { id: lead } = await addLead({ phonenumber: phone });
    const older = await addLead({ phonenumber: '+91 98765-43210', name: 'asha' });
    const father = await addLead({ phonenumber: phone, name: 'Suresh Rao' });
    const student = await studentWith('098765 43210');
    await db.student.update({ where: { id: student }, data: { studentname: 'Asha K. Rao' } });
    expect(await languages(lead)).toEqual([null]);
    const hindi = { person: 'lead', id: lead, language: 'hi' };
    for (let press = 0; press < 2; press += 1) {
      expect((await setLanguage(token, hindi)).status).toBe(200);
    }
    expect(await sendRegistration({ phonenumber: phone, name: 'Asha again' })).toBe(200);
    const next = await db.lead.findFirstOrThrow({ where: { name: 'Asha again' } });
    expect(await languages(lead, older.id, next.id, father.id)).toEqual(['hi', 'hi', 'hi', null]);
    const reader = await staffOf('people.read', staffId);
    expect((await readPerson(reader, student))?.language).toBe('hi');
    expect((await acts()).filter(({ action }) => action === 'message.language')).toEqual([
      {
        staffId,
        action: 'message.language',
        subjectId: lead,
        reason: null,
        detail: { language: 'hi' },
      },
    ]);
    const english = { person: 'student', id: student, language: 'en' };
    expect((await setLanguage(token, english)).status).toBe(200);
    expect(await languages(lead, next.id)).toEqual(['en', 'en']);
  });

  test('of somebody who does not exist is refused', async () => {
    const { token } = await staffWith('counsellor');
    const nobody = { person: 'student', id: randomUUID(), language: 'hi' };
    expect((await setLanguage(token, nobody)).status).toBe(404);
  });
});
