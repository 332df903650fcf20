import fc from 'fast-check';
import { noticeVersion } from '@/content/pages/policies/privacy';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { db } from '@/lib/platform/db';
import { jpeg } from '../../support/accounts/photo';
import { answerTo, register } from '../../support/accounts/sign-up';
import { signUp, signUpParts } from '../../support/accounts/sign-up-parts';
import { anyCharacter } from '../../support/calls/any-character';
import { postMultipart } from '../../support/calls/multipart';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();

test("a sign-up is stored and answered under the contract's names", async () => {
  const { status, headers, body } = await register();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    success: true,
    message: 'Registration Successful',
    data: { ...signUp, myfilename: expect.stringMatching(/^[0-9a-f]{64}\.jpg$/) },
  });
  const student = await db.student.findFirstOrThrow({ include: { photos: true, consents: true } });
  expect(student).toMatchObject({
    ...signUp,
    dateofbirth: new Date('2004-02-29'),
    photoName: body.data.myfilename,
    photos: [{ name: body.data.myfilename }],
    consents: [{ kind: 'notice', given: true, version: noticeVersion }],
  });
});

test('spellings of day, number and PIN code are normalised', async () => {
  const { body } = await register({
    ...signUp,
    email: ' Asha@Example.org ',
    dateofbirth: '29/02/2004',
    pincode: ' 110 016',
    contactnumber: '+91 ९८७६५-४३२१०',
  });
  expect(body.data).toMatchObject({
    ...signUp,
    contactnumber: '+91 ९८७६५-४३२१०',
  });
});

test.each(Object.keys(signUp))('without %s nothing is stored, and it is named', async (field) => {
  for (const value of [undefined, '', ' \t']) {
    const { [field]: _, ...rest } = signUp as Record<string, string>;
    const answer = await register(value === undefined ? rest : { ...rest, [field]: value });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: false,
      message: 'Please fill all details',
      fields: { [field]: expect.stringMatching(/^Enter /) },
    });
  }
  expect(await db.student.count()).toBe(0);
});

test.each([
  ['email', 'asha'],
  ['email', 'asha＠example.org'],
  ['dateofbirth', '2004-02-30'],
  ['dateofbirth', yearsAway(0, 1)],
  ['contactnumber', 'call me'],
  ['pincode', '11001'],
  ['pincode', '1100 16'],
  ['city', 'a\0b'],
])('%s cannot be %j', refusesText);

test('texts that are too long are refused', async () => {
  await refusesText('studentname', 'x'.repeat(201));
  await refusesText('studentname', 'x'.repeat(100_000));
  await refusesText('address', 'आ'.repeat(100_000));
});

async function refusesText(field: string, value: string): Promise<void> {
  const answer = await register({ ...signUp, [field]: value });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: false, message: 'Please fill all details' });
  expect(Object.keys(answer.body.fields)).toEqual([field]);
  expect(await db.student.count()).toBe(0);
}

test('a photo is required', async () => {
  const answers = [
    await register(signUp, null),
    await answerTo(
      postMultipart('/api/student/register', [
        ...signUpParts(signUp, null),
        { name: 'myFile', value: '', filename: '' },
      ]),
    ),
    await register({ ...signUp, myFile: 'photo.jpg' }, null),
  ];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([
      200,
      { success: false, message: 'Please fill all details', fields: { myFile: 'Select Image' } },
    ]);
  }
  expect(await db.student.count()).toBe(0);
});

test('an invalid photo is refused, and nothing is stored', async () => {
  const { status, body } = await register(signUp, Buffer.from('<svg onload="alert(1)"/>'));
  const sentence = 'This is a drawing. Choose a JPEG, PNG or WebP photo.';
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, message: sentence, fields: { myFile: sentence } });
  expect(await db.student.count()).toBe(0);
});

test('an e-mail has one account, however it is spelt', async () => {
  await register();
  const first = await db.student.findFirstOrThrow();
  const again = await register({ ...signUp, email: 'ASHA@example.ORG', studentname: 'Other' });
  expect([again.status, again.body]).toEqual([
    200,
    { success: false, message: 'Registration already done' },
  ]);
  expect(await db.student.findMany()).toEqual([first]);
  expect(await db.photo.count()).toBe(1);
});

test('forty concurrent sign-ups with one e-mail make one student', async () => {
  const file = await jpeg();
  const answers = await Promise.all(Array.from({ length: 40 }, () => register(signUp, file)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const messages = answers.map(({ body }) => body.message);
  expect(messages.filter((message) => message === 'Registration Successful')).toHaveLength(1);
  expect(messages.filter((message) => message === 'Registration already done')).toHaveLength(39);
  expect([await db.student.count(), await db.photo.count(), await db.consent.count()]).toEqual([
    1, 1, 1,
  ]);
});

test('a known e-mail is refused only after the photo has been checked', async () => {
  await register();
  const { body } = await register(signUp, (await jpeg()).subarray(0, 300));
  expect(body.message).toMatch(/damaged/);
});

test('consents are stored, unknown fields are not', async () => {
  await register({ ...signUp, marketing: 'on', parentconsent: 'true', id: 'x', role: 'owner' });
  const kinds = await db.consent.findMany({ select: { kind: true, given: true, version: true } });
  expect(new Set(kinds)).toEqual(
    new Set(
      ['notice', 'marketing', 'parentAsked'].map((kind) => ({
        kind,
        given: true,
        version: noticeVersion,
      })),
    ),
  );
  await register({ ...signUp, email: 'b@example.org', marketing: 'false', parentconsent: '' });
  expect(await db.consent.count()).toBe(4);
  expect(await db.staff.count()).toBe(0);
});

test('under 18 without parental consent the account is created and has to wait', async () => {
  const waits = async (texts: Record<string, string>) => {
    const email = `${Object.values(texts).join('')}@example.org`;
    expect((await register({ ...signUp, email, ...texts })).body.success).toBe(true);
    const { id } = await db.student.findFirstOrThrow({ where: { email } });
    return needsParentConsent(id);
  };
  expect(await waits({ dateofbirth: yearsAway(-18, 1) })).toBe(true);
  expect(await waits({ dateofbirth: yearsAway(-18) })).toBe(false);
  expect(await waits({ dateofbirth: yearsAway(-15), parentconsent: 'on' })).toBe(true);
});

test('students under 13 are refused', async () => {
  const { body } = await register({ ...signUp, dateofbirth: yearsAway(-13, 1) });
  expect(body.fields.dateofbirth).toMatch(/13 years/);
  expect(await db.student.count()).toBe(0);
  expect((await register({ ...signUp, dateofbirth: yearsAway(-13) })).body.success).toBe(true);
});

test('texts in any script are stored exactly as sent, and nothing is a 5xx', async () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom('दीपा शर्मा', '  ತೇಜಸ್ ', '👩🏽‍🔬 Zoë', '\u202eevil', "'; drop table--", 'a\r\nb'),
  );
  const file = await jpeg(2, 2);
  const fields = ['studentname', 'fathername', 'city', 'state', 'address'] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), text, async (field, typed) => {
      const fits = typed.trim() !== '' && !typed.includes('\0') && typed.isWellFormed();
      const sent = Buffer.from(typed).toString();
      await db.student.deleteMany();
      const answer = await register({ ...signUp, [field]: sent }, file);
      expect(answer.status).toBe(200);
      if (fits) expect((await db.student.findFirstOrThrow())[field]).toBe(typed);
      else if (typed.trim() === '' || typed.includes('\0')) {
        expect(Object.keys(answer.body.fields)).toEqual([field]);
      }
    }),
    { numRuns: 120 },
  );
});

test('the 301st complete one in ten minutes from one address gets the phone number', async () => {
  const file = await jpeg(2, 2);
  const from = (address: string, texts: Record<string, string> = signUp) =>
    register(texts, file, { 'x-client-address': address });
  for (let index = 0; index < 5; index += 1) await from('203.0.113.9', {});
  expect((await from('203.0.113.9')).body.success).toBe(true);
  expect(await db.rateLimit.findMany({ where: { key: 'sign-up:203.0.113.9' } })).toMatchObject([
    { points: 1 },
  ]);
  await db.rateLimit.updateMany({ data: { points: 300 } });
  const refused = await from('203.0.113.9', { ...signUp, email: 'new@example.org' });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(refused.body.message).toContain('+91 00000 00001');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const neighbour = await from('203.0.113.10', { ...signUp, email: 'new@example.org' });
  expect(neighbour.body.success).toBe(true);
});

test('an address that learned of thirty accounts learns of no more; others and other addresses sign up', async () => {
  const file = await jpeg(2, 2);
  const tried = (email: string, address = '203.0.113.9') =>
    register({ ...signUp, email }, file, { 'x-client-address': address });
  expect((await tried('first@example.org')).body.success).toBe(true);
  // Sign-ups of a school behind one address, where some accounts exist already.
  for (let index = 0; index < 30; index += 1) {
    expect((await tried('first@example.org')).body.message).toBe('Registration already done');
    if (index % 6 === 0) expect((await tried(`pupil${index}@example.org`)).body.success).toBe(true);
  }
  const answers = [await tried('first@example.org'), await tried('nobody-yet@example.org')];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([429, answers[0]?.body]);
    expect(body.message).toMatch(
      /log in, or press “Can’t log in\?”.*mobile data.*\+91 00000 00001/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  }
  expect((await tried('first@example.org', '203.0.113.10')).status).toBe(200);
  expect((await tried('nobody-yet@example.org', '203.0.113.10')).body.success).toBe(true);
});

test('after three hundred answers in all, an address gets only two', async () => {
  const file = await jpeg(2, 2);
  const tried = (email: string, address: string) =>
    register({ ...signUp, email }, file, { 'x-client-address': address });
  await tried('first@example.org', '203.0.113.1');
  await tried('first@example.org', '203.0.113.2');
  await db.rateLimit.updateMany({ where: { key: 'taken-all:' }, data: { points: 300 } });
  const statuses = [];
  for (let index = 0; index < 2; index += 1) {
    statuses.push((await tried('first@example.org', '203.0.113.3')).status);
  }
  statuses.push((await tried('second@example.org', '203.0.113.3')).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await tried('second@example.org', '203.0.113.4')).body.success).toBe(true);
});

test('other content types and other sites are refused', async () => {
  expect((await answerTo(post('/api/student/register', signUp))).status).toBe(415);
  expect((await register(signUp, undefined, { origin: 'https://elsewhere.example' })).status).toBe(
    403,
  );
  expect(await db.student.count()).toBe(0);
});
