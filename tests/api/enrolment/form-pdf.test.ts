import fc from 'fast-check';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { GET } from '@/app/(student)/form-print/pdf/route';
import {
  admissionAnswers,
  educationNames,
  answerNames,
  type AnswerName,
} from '@/lib/enrolment/admission-answers';
import { institute } from '@/content/facts/institute';
import type { Paise } from '@/content/money';
import { savePhoto } from '@/lib/accounts/photos';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { copyOf, type CopiedRecord } from '@/lib/enrolment/registration-copy';
import { registrationPdf } from '@/lib/enrolment/registration-pdf';
import { qrCode, staffRecordUrl } from '@/lib/platform/documents/qr-code.mjs';
import { anyCharacter } from '../../support/calls/any-character';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { withEmptyTables } from '../../support/process/empty-tables';

const answers: Record<AnswerName, string> = {
  ...(Object.fromEntries(answerNames.map((name, index) => [name, `E${index + 11}`])) as Record<
    AnswerName,
    string
  >),
  session: '2024-25',
  coursename: 'CSIR-NET/JRF (Chemical Sciences)',
  subject: 'Chemical Sciences',
  courseduration: '6 Month',
  coursetype: 'Regular',
  studentname: 'श्रीमती दीपा शर्मा',
  dateofbirth: '2003-05-17',
  gender: 'Female',
  category: 'OBC',
  fathername: 'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)',
  fatheroccupation: 'Teacher',
  designation: 'Head of department',
  address: 'मकान नं. 12, Jia Sarai',
  state: 'Delhi',
  pincode: '110016',
  mobilenumber: '98765 43210',
  phonenumber: '011 2345 6789',
  email: 'deepa.sharma@example.org',
  modeofpayment: 'Online',
  knowaboutus: 'A friend',
  place: 'Hauz Khas',
};

/** A registration with every field set. */
const fullRecord: CopiedRecord = {
  ...answers,
  registrationnumber: '04711',
  date: '2026-11-21',
  submitted: true,
  studentProfile: '',
  planTitle: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
  items: null,
  shippingPaise: null,
  pricePaise: 899_900,
  inclusions: [
    { name: 'Live Sessions', included: true, assumed: false },
    { name: 'Theory Booklets', included: true, assumed: true },
    { name: 'Doubt Resolution', included: false, assumed: false },
  ],
};

withEmptyTables();

const SITE = 'http://localhost:3000';
const MOST_BYTES = 200 * 1024;

const textOf = async (pdf: Uint8Array) => unbroken((await readPdf(pdf)).text);

/** A photo of the largest stored size, with noise that does not compress. */
const noise = async () =>
  new Uint8Array(
    await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );

describe('the document', () => {
  test('has every label and answer of the page as text on one A4 page', async () => {
    const { text, pages } = await readPdf(await registrationPdf(fullRecord, null, SITE));
    const copy = copyOf(fullRecord);
    const lines = [...copy.head, ...copy.parts.flatMap(({ lines }) => lines)];
    const expected = [
      ...lines.flatMap(({ label, value }) => [label, value]),
      ...copy.education.flatMap(({ label, answers }) => [label, ...answers]),
      institute.name,
      copy.studentname,
      copy.lede,
      copy.signedAt,
      'two passport-size photographs',
    ];
    const found = unbroken(text);
    expect(expected.filter((part) => !found.includes(unbroken(part)))).toEqual([]);
    expect(found).not.toContain('DoubtResolution');
    expect(pages).toBe(1);
  });

  test('the copy has every answer of the contract', () => {
    const copy = JSON.stringify(copyOf(fullRecord));
    const { dateofbirth: _day, ...printed } = fullRecord;
    const names = [...Object.keys(admissionAnswers), ...educationNames] as (keyof typeof printed)[];
    expect(names.filter((name) => !copy.includes(String(printed[name] ?? '17 May 2003')))).toEqual(
      [],
    );
    expect(copy).toContain('17 May 2003');
  });

  test('Devanagari, mixed scripts and the rupee sign are extractable as written', async () => {
    const { text } = await readPdf(await registrationPdf(fullRecord, null, SITE));
    for (const written of ['श्रीमती दीपा शर्मा', 'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)', '₹8,999'])
      expect(text).toContain(written);
  });

  test('has title and language, and embeds only the glyphs it needs', async () => {
    const pdf = Buffer.from(await registrationPdf(fullRecord, null, SITE));
    const source = pdf.toString('latin1');
    expect(source).toMatch(/\/Lang\s*\(en-IN\)/);
    expect(source).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+SourceSans3/);
    expect(source).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+NotoSansDevanagari/);
    expect(source).toContain('Registration 04711, Orbital Chemistry Institute');
  });

  test('marks empty answers and an open price', async () => {
    const record = { ...fullRecord, phonenumber: '', place: '', planTitle: null, pricePaise: null };
    const text = await textOf(await registrationPdf({ ...record, inclusions: [] }, null, SITE));
    expect(text).toContain('Secondphone–');
    expect(text).toContain('PriceTobeconfirmed');
    expect(text).toContain('Nopl' + 'anchosen');
    expect(text).not.toContain('Includes');
  });

  test('shows how to pay what is due by UPI, on two pages at most', async () => {
    const reference = 'OC0123456789AB';
    const link = `upi://pay?pa=office@okbank&pn=Institute&am=8999.00&cu=INR&tn=${reference}&tr=${reference}`;
    const slip = { upiId: 'office@okbank', amount: 8_999_00 as Paise, reference, link };
    const { text, pages } = await readPdf(await registrationPdf(fullRecord, null, SITE, { slip }));
    expect(unbroken(text)).toContain('PaybyUPI');
    for (const printed of ['₹8,999', 'office@okbank', reference]) expect(text).toContain(printed);
    expect(pages).toBeLessThanOrEqual(2);
  });

  test('stays below 200 KB with the largest possible photo', async () => {
    const pdf = await registrationPdf(fullRecord, await noise(), SITE);
    expect(pdf.byteLength).toBeLessThan(MOST_BYTES);
    expect(Buffer.from(pdf).includes('/DCTDecode')).toBe(true);
  });
});

describe('whatever was typed', () => {
  const marks = [
    '#',
    '[',
    ']',
    '{',
    '}',
    '\\',
    '$',
    '*',
    '_',
    '`',
    '"',
    "'",
    '@',
    '<',
    '>',
    '//',
    '/*',
    '*/',
    '=',
    '- ',
    '+ ',
    '~',
    '--',
    '...',
    'https://x.example/?a=b',
    '#panic("x")',
    '\\u{41}',
    '#read("/data.json")',
    '$x^2$',
    '@ref',
    '<label>',
    '#set page(width: 1pt)',
    '100%',
    ';',
    '&',
    'अ',
    'क्षत्रिय',
    'ज्ञान',
    'राष्ट्र',
    'Zoë',
    'Ω',
    'x',
    '7',
    ' ',
  ];
  const hostile = fc
    .array(fc.constantFrom(...marks), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join('').trim())
    .filter(Boolean);

  test('is in the document as typed', async () => {
    const typed = fc.record({ studentname: hostile, address: hostile, xcollege: hostile });
    await fc.assert(
      fc.asyncProperty(typed, async (answers) => {
        const pdf = await registrationPdf({ ...fullRecord, ...answers }, null, SITE);
        const text = await textOf(pdf);
        for (const answer of Object.values(answers)) expect(text).toContain(unbroken(answer));
      }),
      { numRuns: 40 },
    );
  });

  test('makes a document of at most four pages and 200 KB, in any script and length', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc.constantFrom(
        'W'.repeat(400),
        'क्ष'.repeat(200),
        '👩‍🎓'.repeat(100),
        'عبد الله',
        '\u202e\n\t',
      ),
    );
    const typed = fc.record({
      studentname: anything,
      address: anything,
      email: anything,
      xuniversity: anything,
      postgraduationcgpa: anything,
      place: anything,
    });
    await fc.assert(
      fc.asyncProperty(typed, async (answers) => {
        const pdf = await registrationPdf({ ...fullRecord, ...answers }, null, SITE);
        expect(pdf.byteLength).toBeLessThan(MOST_BYTES);
        expect((await readPdf(pdf)).pages).toBeLessThanOrEqual(4);
      }),
      { numRuns: 40 },
    );
  });

  test('a document holds nothing of the one before', async () => {
    await registrationPdf({ ...fullRecord, studentname: 'Zarqa First' }, await noise(), SITE);
    const second = await registrationPdf(fullRecord, null, SITE);
    expect(await textOf(second)).not.toContain('Zarqa');
    expect(Buffer.from(second).includes('/DCTDecode')).toBe(false);
  });
});

test('the QR code equals that of the qrcode package and holds only the number', () => {
  const url = staffRecordUrl(SITE, '04711');
  expect(url).toBe('http://localhost:3000/searchuser?q=04711');
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size, path } = qrCode(url);
  expect(size).toBe(modules.size + 8);
  const drawn = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) drawn.add(`${Number(x) + step} ${y}`);
  const dark = new Set<string>();
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) dark.add(`${x + 4} ${y + 4}`);
  expect(drawn).toEqual(dark);
});

describe('GET /form-print/pdf', () => {
  async function get(search: string, cookieId?: string): Promise<Response> {
    const headers = new Headers();
    if (cookieId) {
      const [cookie = ''] = (await sessionCookie(cookieId, 600)).split(';');
      headers.set('cookie', `theme=dark; ${cookie}`);
    }
    return GET(new Request(`${SITE}/form-print/pdf${search}`, { headers }));
  }
  const saved = async (student: { token: string }, more: object = {}) => {
    const { body } = await saveForm(student, { ...admission, ...more });
    return { id: body.data?.id ?? '', number: body.data?.registrationnumber ?? '' };
  };

  test('the student’s own registration is a file named by its number', async () => {
    const student = await loggedInStudent();
    await savePhoto(student.id, await noise());
    const { id, number } = await saved(student, { studentname: 'दीपा शर्मा' });
    const response = await get(`?registration=${id}`, student.cookieId);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="registration-${number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.includes('/DCTDecode')).toBe(true);
    expect(pdf.byteLength).toBeLessThan(MOST_BYTES);
    const { text } = await readPdf(pdf);
    expect(text).toContain('दीपा शर्मा');
    expect(text).toContain(number);
  });

  test('without an id it is the newest one', async () => {
    const student = await loggedInStudent();
    expect((await get('', student.cookieId)).status).toBe(404);
    await saved(student, { requestId: 'a'.repeat(16) });
    const { number } = await saved(student, { requestId: 'b'.repeat(16) });
    const response = await get('', student.cookieId);
    expect(response.headers.get('content-disposition')).toContain(number);
  });

  test('another student’s registration is a 404, like an unknown one', async () => {
    const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
    const { id } = await saved(ben, { studentname: 'Ben Thomas' });
    const pages = new Set<string>();
    const unknown = '0c7a7a5e-9a9e-4b6e-8e4c-6a3c1d1f2b3a';
    for (const asked of [id, unknown, '', 'x', "';--", '../../etc/passwd', `${id}%00`]) {
      const response = await get(`?registration=${asked}`, asha.cookieId);
      expect([asked, response.status]).toEqual([asked, 404]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      pages.add(await response.text());
    }
    expect(pages.size).toBe(1);
    expect([...pages][0]).not.toContain('Ben');
  });

  test('without a log-in of a student it redirects to the page that asks for one', async () => {
    const student = await loggedInStudent();
    const { id } = await saved(student);
    const staff = await loggedInStaff();
    for (const cookieId of [undefined, 'a-cookie-that-nobody-has', staff.cookieId]) {
      const response = await get(`?registration=${id}`, cookieId);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/form-print?registration=${id}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const headers = { authorization: `Bearer ${student.token}` };
    const byToken = new Request(`${SITE}/form-print/pdf?registration=${id}`, { headers });
    expect((await GET(byToken)).status).toBe(303);
  });
});
