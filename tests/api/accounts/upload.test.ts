import * as route from '@/app/api/student/upload/route';
import * as served from '@/app/public/[filename]/route';
import { isPhotoName, newPhotoName } from '@/lib/accounts/photos';
import { startSession } from '@/lib/accounts/sessions';
import { db } from '@/lib/platform/db';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { jpeg } from '../../support/accounts/photo';
import { loggedIn } from '../../support/accounts/sign-up';
import { postMultipart } from '../../support/calls/multipart';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function upload(token: string | null, file?: Uint8Array, name = 'studentProfile') {
  const value = file ?? (await jpeg());
  const request = postMultipart(
    '/api/student/upload',
    [{ name, value, filename: 'me.jpg' }],
    token === null ? {} : { authorization: `Bearer ${token}` },
  );
  const response = await route.POST(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const get = (path: string) => served.GET(new Request(`http://localhost:3000/public/${path}`));
const photoOf = async (id: string) =>
  (await db.student.findUniqueOrThrow({ where: { id } })).photoName ?? '';
const kept = async (id: string) =>
  (await db.photo.findMany({ where: { studentId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ name }) => name,
  );

test('the photo becomes the current one and is served under its name', async () => {
  const { id, token } = await loggedIn();
  const { status, body } = await upload(token, await jpeg(700, 100));
  expect([status, body]).toEqual([200, { success: true, data: { myfilename: await photoOf(id) } }]);
  const response = await get(body.data.myfilename);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="photo.jpg"',
    'content-security-policy': `${dataPolicy}; sandbox`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  const { bytes } = await db.photo.findUniqueOrThrow({ where: { name: body.data.myfilename } });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(bytes));
});

test('without a token of a student nothing changes', async () => {
  const { id } = await loggedIn();
  const before = await photoOf(id);
  const staff = await db.staff.create({
    data: { email: 'office@example.org', passwordHash: 'x', role: 'counsellor' },
  });
  const { token, cookieId } = await startSession({ staffId: staff.id });
  for (const wrong of [null, '', 'x'.repeat(43), cookieId, token]) {
    const answer = await upload(wrong);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  }
  expect(await photoOf(id)).toBe(before);
});

test('the token alone decides whose photo it is', async () => {
  const [one, other] = [await loggedIn(), await loggedIn('other@example.org')];
  const before = await photoOf(other.id);
  const parts = [
    { name: 'studentId', value: other.id },
    { name: 'email', value: 'other@example.org' },
    { name: 'studentProfile', value: await jpeg(), filename: 'me.jpg' },
  ];
  const headers = { authorization: `Bearer ${one.token}` };
  const response = await route.POST(postMultipart('/api/student/upload', parts, headers));
  expect(response.status).toBe(200);
  expect(await photoOf(other.id)).toBe(before);
  expect(await kept(one.id)).toContain(await photoOf(one.id));
});

test('an invalid photo is refused, and the old one stays', async () => {
  const { id, token } = await loggedIn();
  const before = await photoOf(id);
  const sentence = 'This is a GIF. Choose a JPEG, PNG or WebP photo.';
  const gif = await upload(token, Buffer.from('GIF89a'));
  expect([gif.status, gif.body]).toEqual([
    422,
    {
      success: false,
      code: 'invalid_input',
      message: sentence,
      fields: { studentProfile: sentence },
    },
  ]);
  const none = await upload(token, undefined, 'myFile');
  expect([none.status, none.body.message]).toEqual([422, 'Select Image']);
  const large = await upload(token, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  expect(large.body.message).toBe('The photo is larger than 5 MB. Choose a smaller one.');
  expect([await photoOf(id), await kept(id)]).toEqual([before, [before]]);
});

test('four photos are kept besides those of registrations', async () => {
  const { id, token } = await loggedIn();
  const first = await photoOf(id);
  await db.registration.create({
    data: {
      studentId: id,
      registrationnumber: '12345',
      session: '2024-25',
      photoName: first,
      coursename: 'GATE (Chemistry)',
      subject: 'Chemistry',
      studentname: 'Asha Rao',
      dateofbirth: new Date('2004-02-29'),
      gender: 'Female',
      fathername: 'Ravi Rao',
      address: 'Jia Sarai',
      state: 'Delhi',
      pincode: '110016',
      mobilenumber: '9876543210',
      email: 'asha@example.org',
      modeofpayment: 'Offline',
      date: new Date('2026-11-21'),
      policyVersion: '1',
    },
  });
  const other = await loggedIn('other@example.org');
  const names: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    names.push((await upload(token)).body.data.myfilename);
  }
  expect(await kept(id)).toEqual([first, ...names.slice(-4)]);
  expect(await photoOf(id)).toBe(names.at(-1));
  expect(await kept(other.id)).toHaveLength(1);
});

test('concurrent uploads leave four photos, including the current one', async () => {
  const { id, token } = await loggedIn();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const names = await kept(id);
  expect(names).toHaveLength(4);
  expect(names).toContain(await photoOf(id));
});

test('the 61st of one student in ten minutes gets the phone number', async () => {
  const { token } = await loggedIn();
  const file = await jpeg(2, 2);
  for (let round = 0; round < 6; round += 1) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload(token, file)));
    expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200));
  }
  const refused = await upload(token, file);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('+91 00000 00001');
  expect((await upload((await loggedIn('other@example.org')).token, file)).status).toBe(200);
});

test('any other name is a 404 without details', async () => {
  const { id } = await loggedIn();
  const name = await photoOf(id);
  const wrong = [
    newPhotoName(),
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/etc/passwd',
    `${name}%00`,
    `%00${name}`,
    name.replace('.jpg', ''),
    name.toUpperCase(),
    `${name}/`,
    `${name}.php`,
    `x${name}`,
    encodeURIComponent(`../${name}`),
    `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    "' or 1=1 --",
    'x'.repeat(10_000),
    '',
  ];
  for (const path of wrong) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'There is no such photo.',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect((await get(name)).status).toBe(200);
});

test('names are 64 random hexadecimal digits', () => {
  const names = new Set(Array.from({ length: 1_000 }, newPhotoName));
  expect(names.size).toBe(1_000);
  for (const name of names) expect(isPhotoName(name)).toBe(true);
});

test('one student has one photo processed and twelve waiting; others go on meanwhile', async () => {
  const one = await loggedIn();
  const other = await loggedIn('other@example.org');
  // Large enough that its preparation takes longer than thirty uploads take to arrive.
  const file = await jpeg(2_400, 3_200);
  const many = Array.from({ length: 30 }, () => upload(one.token, file));
  expect((await upload(other.token, await jpeg())).status).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(30);
});
