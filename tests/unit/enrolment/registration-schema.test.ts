import fc from 'fast-check';
import { educationNames } from '@/lib/enrolment/admission-answers';
import { courseNames, subjectOf } from '@/content/catalogue/admission-choices';
import { registrationSchema, type RegistrationInput } from '@/lib/enrolment/registration-form';

const complete = {
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  studentname: 'Asha Rao',
  dateofbirth: '2003-05-17',
  gender: 'Female',
  fathername: 'Suresh Rao',
  address: '12 Jia Sarai',
  state: 'Delhi',
  pincode: '110016',
  mobilenumber: '98765 43210',
  email: 'asha@example.org',
  modeofpayment: 'Online',
};

const optional = [
  'courseduration',
  'coursetype',
  'category',
  'fatheroccupation',
  'designation',
  'phonenumber',
  'knowaboutus',
  'place',
  'price',
  'plan',
  ...educationNames,
] as const;

const messagesFor = (body: object): string[] =>
  registrationSchema
    .safeParse({ ...complete, ...body })
    .error?.issues.map(({ message }) => message) ?? [];

test('twelve answers are enough; the others are empty, the session is the default', () => {
  const input = registrationSchema.parse(complete);
  expect(input).toMatchObject({ ...complete, session: '2024-25', parentconsent: false });
  for (const name of optional) expect(input[name]).toBe('');
});

test("null and '' are the same as missing", () => {
  const empty = (value: null | '') =>
    Object.fromEntries([...optional, 'session', 'registrationnumber'].map((name) => [name, value]));
  const input = registrationSchema.parse(complete);
  expect(registrationSchema.parse({ ...complete, ...empty(null) })).toEqual(input);
  expect(registrationSchema.parse({ ...complete, ...empty('') })).toEqual(input);
});

test('parsed input parses to itself', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const form = fc.record({
    studentname: text,
    address: text,
    place: text,
    price: fc.oneof(fc.nat(), fc.constant('116.82')),
    registrationnumber: fc.oneof(fc.nat({ max: 99_999 }), text),
    dateofbirth: fc.constantFrom('2003-05-17', '17/05/2003', '17-05-2003'),
    parentconsent: fc.oneof(fc.boolean(), text),
  });
  fc.assert(
    fc.property(form, (answers) => {
      const first = registrationSchema.safeParse({ ...complete, ...answers });
      if (first.success) expect(registrationSchema.parse(first.data)).toEqual(first.data);
    }),
  );
});

test('unknown fields are dropped', () => {
  const known = Object.keys(registrationSchema.def.shape);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (more) => {
      const result = registrationSchema.safeParse({ ...more, ...complete });
      const names = Object.keys(result.data ?? {});
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    }),
  );
  for (const name of ['id', 'studentId', 'date', 'pricePaise', 'photoName']) {
    expect(known).not.toContain(name);
  }
});

test('every error message is an instruction', () => {
  const names = Object.keys(registrationSchema.def.shape);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
      for (const message of messagesFor({ [name]: value })) {
        expect(message).toMatch(/^(Enter|Choose|Use|Contains|Must be) \w/);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a price has digits and at most two decimals', () => {
  for (const price of [0, 8999, 116.82, '8999', '116.82', '']) {
    expect(messagesFor({ price })).toEqual([]);
  }
  for (const price of [-1, 1e21, 498.999, '₹8,999', '1e3', 'free', ' ', true, {}]) {
    expect(messagesFor({ price })).toEqual([expect.stringMatching(/^Enter the price in digits/)]);
  }
});

test('an invalid registration number is ignored', () => {
  const of = (registrationnumber: unknown): RegistrationInput['registrationnumber'] =>
    registrationSchema.parse({ ...complete, registrationnumber }).registrationnumber;
  expect([of('04711'), of(4711), of(0)]).toEqual(['04711', '04711', '00000']);
  for (const none of ['4711', '123456', 123456, -1, 1.5, null, {}, '1234\n', '١٢٣٤٥']) {
    expect(of(none)).toBeUndefined();
  }
});

test('only a ticked box is parental consent', () => {
  const of = (parentconsent: unknown) =>
    registrationSchema.parse({ ...complete, parentconsent }).parentconsent;
  expect([of(true), of('true'), of('on')]).toEqual([true, true, true]);
  for (const none of [false, 'false', '', 1, 'yes please', {}, ['true'], null]) {
    expect(of(none)).toBe(false);
  }
});

test('the subject is the text in the last parentheses', () => {
  expect(courseNames.map(subjectOf)).toEqual(['Chemical Sciences', ...Array(5).fill('Chemistry')]);
  expect(subjectOf('CUET (PG) Chemistry')).toBe('PG');
  expect(subjectOf('CUET (PG) ( Chemistry )')).toBe('Chemistry');
  for (const none of ['', 'GATE', '(', ')', ')(', '()']) expect(subjectOf(none)).toBe('');
});
