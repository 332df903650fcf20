import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { GET as getPicture } from '@/app/(staff)/searchuser/site/picture/[picture]/route';
import { POST as postPublish } from '@/app/api/admin/site/publish/route';
import { POST as postPutBack } from '@/app/api/admin/site/put-back/route';
import { POST as postSave } from '@/app/api/admin/site/save/route';
import { pageSizes, photoSizes, photoUrl } from '@/content/facts/person-photo';
import type { SiteFacts } from '@/content/facts/site-facts';
import { liveFacts, siteDraft } from '@/lib/publishing/draft';
import { shownOnSite, stillShown } from '@/lib/publishing/shown-people';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db, pool } from '@/lib/platform/db';
import { readPictures, writePictures } from '@/lib/delivery/pictures';
import { publishingFault } from '@/lib/delivery/publishing-faults';
import { bearer, read } from '../../support/accounts/log-in';
import { hugePng, jpeg, photo } from '../../support/accounts/photo';
import { post } from '../../support/leads/lead';
import { staffWith, type Token } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { keptPicture, sendPicture } from '../../support/office/site-photos';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const teacher = { name: 'Asha Rao', subject: 'Organic chemistry', qualification: 'PhD' };
const given = { consentDate: '2026-11-01' };
const result = {
  name: 'Meera Iyer',
  exam: 'gate',
  year: 2026,
  rank: 'AIR 12',
  course: 'Online course',
  duration: 'One year',
  paid: true,
} as const;
const [ours, other] = ['a'.repeat(32), 'b'.repeat(32)];

const savePeople = async (teachers: object[], token: Token) => {
  const { teachers: before = null } = (await siteDraft()).facts;
  const body = { subject: 'people', typed: { teachers }, seen: jsonHash([before, null, null]) };
  return read(postSave(post('/', body, bearer(token))));
};

const picturesSent = async (token: Token) => {
  const { body } = await sendPicture(token);
  return (body.data as { picture: string }).picture;
};

test('a photo is drawn anew in two sizes, without what the camera wrote', async () => {
  const { id, token } = await staffWith('owner');
  const upload = await photo(1000, 800)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone of Asha' } })
    .toBuffer();
  const { status, body } = await sendPicture(token, Buffer.from(upload));
  const [row] = await db.sitePicture.findMany();
  expect([status, body.data, row?.createdById]).toEqual([200, { picture: row?.hash }, id]);
  for (const size of ['small', 'large'] as const) {
    const bytes = Buffer.from(row?.[size] ?? []);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      ...photoSizes[size],
      exif: undefined,
    });
    expect(bytes.includes('Asha')).toBe(false);
  }
  expect((await acts()).map(({ action }) => action)).toEqual(['site.picture']);
});

test('the page of a booklet is kept whole in the shape of A4, wide enough to read', async () => {
  const { token } = await staffWith('owner');
  const { status, body } = await sendPicture(token, await jpeg(1200, 900), 'page');
  const { picture } = body.data as { picture: string };
  const [row] = await db.sitePicture.findMany();
  for (const size of ['small', 'large'] as const) {
    const { width, height } = await sharp(Buffer.from(row?.[size] ?? [])).metadata();
    expect({ width, height }).toEqual(pageSizes[size]);
  }
  const page = { exam: 'gate', booklet: 'Kinetics', text: 'Problems', photo: picture } as const;
  const [read] = await readPictures(pool, { bookletPages: [page] });
  expect([status, read?.hash, read?.shape]).toEqual([200, picture, 'page']);
  const narrow = await sendPicture(token, await jpeg(500, 900), 'page');
  expect(narrow.body.fields).toEqual({
    picture:
      'This page has 500 × 900 pixels. Choose one that is at least 700 wide, so that it can be read.',
  });
});

test('the same photo sent again is the same row', async () => {
  const { token } = await staffWith('owner');
  expect(await picturesSent(token)).toBe(await picturesSent(token));
  expect(await db.sitePicture.count()).toBe(1);
});

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
  [
    'an SVG with a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    422,
    'This is a drawing. Choose a JPEG, PNG or WebP photo.',
  ],
  [
    'a text called .jpg',
    async () => Buffer.from('Dear student, this is my photo.'),
    422,
    'This is no photo. Choose a JPEG, PNG or WebP photo.',
  ],
  [
    'ten thousand by ten thousand pixels',
    async () => hugePng(10_000),
    422,
    'This photo has more than 25 million pixels. Choose a smaller one.',
  ],
  [
    'a photo of a few pixels',
    () => jpeg(100, 120),
    422,
    'This photo has 100 × 120 pixels. Choose one of at least 240 × 300.',
  ],
  [
    'twenty megabytes',
    async () => Buffer.alloc(20 * 1024 * 1024, 1),
    413,
    'The photo is larger than 5 MB. Choose a smaller one.',
  ],
])('%s is refused at its field', async (_, file, status, message) => {
  const { token } = await staffWith('owner');
  const answer = await sendPicture(token, await file());
  expect([answer.status, answer.body.fields]).toEqual([status, { picture: message }]);
  expect(await db.sitePicture.count()).toBe(0);
});

test('a counsellor may neither send nor see one', async () => {
  const { token, cookie } = await staffWith('counsellor');
  expect((await sendPicture(token)).status).toBe(403);
  await keptPicture(ours);
  const url = `http://localhost:3000/searchuser/site/picture/${ours}`;
  expect((await getPicture(new Request(url, { headers: { cookie } }))).status).toBe(403);
  expect(await db.sitePicture.count()).toBe(1);
});

test('an owner sees the photo before it is published', async () => {
  const { token, cookie } = await staffWith('owner');
  const picture = await picturesSent(token);
  const at = (name: string) =>
    getPicture(
      new Request(`http://localhost:3000/searchuser/site/picture/${name}`, { headers: { cookie } }),
    );
  const answer = await at(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await at(ours)).status).toBe(404);
});

test('a photo that is not there is refused at its field', async () => {
  const { token } = await staffWith('owner');
  const missing = await savePeople([{ ...teacher, ...given, photo: ours }], token);
  expect(missing.body.fields).toEqual({
    'teachers.0.photo': 'This photo is missing. Choose it again',
  });
  const picture = await picturesSent(token);
  expect((await savePeople([{ ...teacher, ...given, photo: picture }], token)).status).toBe(200);

  await db.sitePicture.deleteMany();
  const draft = jsonHash((await siteDraft()).facts);
  const { status, body } = await read(postPublish(post('/', { draft, note: '' }, bearer(token))));
  expect([status, body.message]).toEqual([
    409,
    'Teachers and results: This photo is missing. Choose it again',
  ]);
});

test('a build gets the photos of people who may be shown, and no others', async () => {
  await keptPicture(ours);
  await keptPicture(other);
  const facts: SiteFacts = {
    teachers: [
      { ...teacher, ...given, photo: ours },
      { ...teacher, consentDate: null, photo: other },
      { ...teacher, ...given, photo: other, withdrawnDate: '2026-11-20' },
    ],
  };
  expect(await readPictures(pool, facts)).toEqual([
    { hash: ours, shape: 'portrait', small: expect.any(String), large: expect.any(String) },
  ]);
  await db.sitePicture.deleteMany();
  const failure = await readPictures(pool, facts).catch((error: unknown) => error);
  expect(publishingFault(failure).words).toMatch(/^A photo .* is missing. Choose it again in/);
});

test('the files of a build are where the pages ask for them', async () => {
  await keptPicture(ours);
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-pictures-'));
  const facts = { teachers: [{ ...teacher, ...given, photo: ours }] };
  await writePictures(await readPictures(pool, facts), folder);
  for (const size of ['small', 'large'] as const) {
    const file = photoUrl(ours, size).replace('/_next/static', folder);
    expect(await readFile(file, 'utf8')).toBe(ours);
  }
  await rm(folder, { recursive: true });
});

test('a person who withdrew consent stays hidden when an earlier version is restored', async () => {
  const { token } = await staffWith('owner');
  const colleague = { ...teacher, name: 'B. Sen', ...given };
  const facts = { teachers: [{ ...teacher, ...given }, colleague] };
  const { id: version } = await db.siteVersion.create({
    data: { facts, hash: jsonHash(facts), publishedAt: new Date(0), builtAt: new Date(0) },
  });
  await db.siteDraft.create({ data: { facts } });
  const withdrawn = { ...teacher, ...given, withdrawnDate: '2026-11-20' };
  expect((await savePeople([withdrawn], token)).status).toBe(200);
  expect((await read(postPutBack(post('/', { version }, bearer(token))))).status).toBe(200);
  await db.siteVersion.updateMany({ data: { builtAt: new Date() } });
  expect((await liveFacts()).teachers).toEqual([colleague, withdrawn]);
});

test('so does one whose name was corrected, known by the photo or the registration', async () => {
  const { token } = await staffWith('owner');
  await keptPicture(ours);
  const registered = { ...result, ...given, registration: '10023, 2026-27' };
  const facts = {
    teachers: [{ ...teacher, name: 'Asha Roa', photo: ours, ...given }],
    toppers: [
      { ...registered, name: 'Ravi Menom' },
      { ...registered, registration: '10024, 2026-27' },
    ],
  };
  const { id: version } = await db.siteVersion.create({
    data: { facts, hash: jsonHash(facts), publishedAt: new Date(0), builtAt: new Date(0) },
  });
  const withdrawnDate = '2026-11-20';
  const withdrawn: SiteFacts = {
    teachers: [{ ...teacher, photo: ours, ...given, withdrawnDate }],
    toppers: [{ ...registered, name: 'Ravi Menon', withdrawnDate }],
  };
  expect(stillShown(facts, withdrawn)).toEqual(['Asha Rao', 'Ravi Menon']);
  await db.siteDraft.create({ data: { facts: withdrawn } });
  expect((await read(postPutBack(post('/', { version }, bearer(token))))).status).toBe(200);
  await db.siteVersion.updateMany({ data: { builtAt: new Date() } });
  expect(await liveFacts()).toEqual({
    teachers: withdrawn.teachers,
    toppers: [facts.toppers[1], ...(withdrawn.toppers ?? [])],
  });
});

test('the office sees who is still shown by the site', async () => {
  const shown = { ...teacher, ...given };
  const live = { teachers: [shown, { ...teacher, name: 'B. Sen', consentDate: null }] };
  await db.siteVersion.create({
    data: { facts: live, hash: jsonHash(live), publishedAt: new Date(), builtAt: new Date() },
  });
  const isShown = await shownOnSite();
  expect(['ASHA RAO', 'Asha Rao, by phone', 'Asha', 'B. Sen'].map(isShown)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const draft = { teachers: [{ ...shown, withdrawnDate: '2026-11-20' }] };
  expect([stillShown(live, draft), stillShown(draft, draft), stillShown(live, {})]).toEqual([
    ['Asha Rao'],
    [],
    [],
  ]);
});
