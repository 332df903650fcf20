import { createHash } from 'node:crypto';
import { POST as postForm } from '@/app/api/student/registration-form/route';
import { dataForms, noticeText } from '@/content/pages/data-notices';
import { policyVersion } from '@/lib/enrolment/policies-in-force';
import { keepNoticeTexts } from '@/lib/data-rights/notice-texts';
import { db } from '@/lib/platform/db';
import { noticeHash, textHash } from '@/lib/site/notice-hash';
import { bearer, makeStudent, read, logInOf } from '../../support/accounts/log-in';
import { register } from '../../support/accounts/sign-up';
import { signUp } from '../../support/accounts/sign-up-parts';
import { admission } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { walkIn } from '../../support/leads/leads';
import { sendEnquiry, sendRegistration } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const newestLead = () =>
  db.lead.findFirstOrThrow({
    orderBy: { createdAt: 'desc' },
    select: { noticeHash: true, noticeLanguage: true },
  });

test('leads keep the hash of the notice that was shown; clients that send none, or no hash, are served', async () => {
  for (const send of [sendRegistration, sendEnquiry]) {
    const form = send === sendEnquiry ? 'enquiry' : 'freeRegistration';
    expect(await send({ notice: noticeHash(form), requestId: `notice-request-${form}` })).toBe(200);
    expect(await newestLead()).toEqual({ noticeHash: noticeHash(form), noticeLanguage: 'en hi' });
  }
  for (const notice of [undefined, 'agreed', 7]) {
    expect(await sendRegistration({ notice, name: `Without ${notice}` })).toBe(200);
    expect(await newestLead()).toEqual({ noticeHash: null, noticeLanguage: null });
  }
});

test('a walk-in has the notice only when staff say that it was read', async () => {
  const { token } = await staffWith('counsellor');
  const person = { name: 'Kiran', phonenumber: '98111 22233' };
  await walkIn(token, { ...person, notice: noticeHash('walkIn') });
  expect(await newestLead()).toMatchObject({ noticeHash: noticeHash('walkIn') });
  await walkIn(token, { ...person, phonenumber: '98111 22234' });
  expect(await newestLead()).toMatchObject({ noticeHash: null });
});

test('sign-up and the admission form record their notices as consents, once for each text', async () => {
  const signedUp = await register({
    ...signUp,
    email: 'new@example.org',
    notice: noticeHash('signUp'),
  });
  expect(signedUp.body.success).toBe(true);
  expect(await db.consent.findMany({ select: { kind: true, textHash: true } })).toEqual([
    { kind: 'notice', textHash: noticeHash('signUp') },
  ]);
  const { id } = await makeStudent();
  const { token } = await logInOf({ studentId: id });
  const form = { ...admission, requestId: 'notice-form-000001', notice: noticeHash('admission') };
  for (const saved of [form, form, { ...form, notice: undefined }]) {
    expect((await read(postForm(post('/', saved, bearer(token))))).body.success).toBe(true);
  }
  const where = { studentId: id };
  expect(await db.consent.findMany({ where, select: { kind: true, textHash: true } })).toEqual([
    { kind: 'notice', textHash: noticeHash('admission') },
  ]);
});

test('each hash leads to its text, also after a repeat', async () => {
  await keepNoticeTexts();
  await keepNoticeTexts();
  const rows = await db.noticeText.findMany();
  expect(rows.map(({ form }) => form).sort()).toEqual(
    [
      ...dataForms,
      'parentAgreement',
      'payerDeclaration',
      '/terms-condition',
      '/privacy-policy',
      '/refund-policy',
      '/shipping-policy',
    ].sort(),
  );
  const policies = rows.filter(({ form }) => form.startsWith('/'));
  for (const { form, hash } of policies) {
    expect(policyVersion).toMatch(new RegExp(`${form} [^;]*\\b${hash.slice(0, 8)}(;|$)`));
  }
  for (const { hash, text } of rows) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  }
});

test('a consent to an earlier text stays valid, and its hash still leads to that text', async () => {
  const earlier = `${noticeText('admission')} As it was before.`;
  const hash = textHash(earlier);
  await db.noticeText.create({ data: { hash, form: 'admission', text: earlier } });
  const { id } = await makeStudent();
  const { token } = await logInOf({ studentId: id });
  const save = async (notice: string) => {
    const form = { ...admission, requestId: 'earlier-notice-0001', notice };
    expect((await read(postForm(post('/', form, bearer(token))))).body.success).toBe(true);
  };
  // A page that was open while the site was updated.
  await save(hash);
  await keepNoticeTexts();
  await save(noticeHash('admission'));
  const consents = await db.consent.findMany({
    where: { studentId: id },
    orderBy: { createdAt: 'asc' },
  });
  expect(consents.map(({ textHash: one }) => one)).toEqual([hash, noticeHash('admission')]);
  const texts = await db.noticeText.findMany({ where: { form: 'admission' } });
  expect(new Map(texts.map((row) => [row.hash, row.text]))).toEqual(
    new Map([
      [hash, earlier],
      [noticeHash('admission'), noticeText('admission')],
    ]),
  );
});

test('every notice says in both languages for how long, who answers and where to complain', () => {
  for (const form of dataForms) {
    const [english = '', hindi = ''] = noticeText(form).split('\n\n');
    expect(english).toMatch(/We delete it .*\d (days|years?)\b/);
    expect(english).toMatch(
      /withdraw[\s\S]*Grievance officer[\s\S]*Data Protection Board of India/,
    );
    expect(hindi).toMatch(/हम इसे हटा देते हैं: .*\d (दिन|वर्ष)/);
    expect(hindi).toMatch(/शिकायत अधिकारी[\s\S]*डेटा संरक्षण बोर्ड/);
  }
});
