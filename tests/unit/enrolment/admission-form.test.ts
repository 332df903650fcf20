import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormSections } from '@/components/student/enrolment/admission-questions';
import { useAccountPhoto } from '@/components/student/accounts/photo';
import { knownAnswers } from '@/components/student/enrolment/admission-start';
import { readPlanChoice } from '@/content/catalogue/plan-choice';
import { parsePaymentDue } from '@/components/student/payments/payment-due';
import {
  admissionAnswers,
  answerNames,
  educationNames,
  labelsOf,
  singleAnswers,
  type SingleAnswer,
} from '@/lib/enrolment/admission-answers';
import { formPhones } from '@/lib/accounts/form-phones';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { findOffering, formOfferings } from '@/content/catalogue/offerings';
import { plans } from '@/content/catalogue/plans';
import { registrationSchema } from '@/lib/enrolment/registration-form';

const account = {
  studentname: 'Asha Rao',
  email: 'asha@example.org',
  fathername: 'Suresh Rao',
  dateofbirth: '2003-05-17',
  contactnumber: '98765 43210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
  address: '12 Lake Road',
  needsParentConsent: false,
};
const planned = {
  coursename: 'CSIR-NET/JRF (Chemical Sciences)',
  courseduration: '6 Month',
  coursetype: '',
};

const labelOf = (id: string) => findOffering(id)?.label ?? null;

test('the label of a plan is that of its button', () => {
  expect(labelOf('csir-net-online-6-months-gold')).toBe('Gold, 6 Months, CSIR-NET online, ₹8,999');
  expect(labelOf('cuet-offline-6-months-diamond')).toBe('6 Months, CUET (PG) offline, ₹25,000');
  expect(labelOf('csir-net-test-series-june-2024')).toBe(
    'Online Test Series for CSIR NET June-2024, ₹116.82',
  );
  expect(labelOf('jrf-jumpstart-june-2024')).toBe('JRF Jumpstart Crash course June-2024, ₹499');
  expect(labelOf('__proto__')).toBeNull();
});

test('plan labels are unique, and every offering has a label and a form', () => {
  const names = plans.map(({ id }) => labelOf(id));
  expect(new Set(names).size).toBe(plans.length);
  for (const { id } of formOfferings) {
    expect(labelOf(id)).not.toBeNull();
    expect(readPlanChoice({ plan: id })?.offering.id).toBe(id);
  }
});

test('only a single plan parameter counts, and the page has to list the plan', () => {
  const id = 'csir-net-online-6-months-gold';
  expect(readPlanChoice({ plan: [id, id] })).toBeNull();
  expect(readPlanChoice({})).toBeNull();
  expect(readPlanChoice({ plan: id, page: 'https://evil.example' })?.page).toBe(
    '/onlinecourses/csir-net',
  );
  expect(readPlanChoice({ plan: id, page: '/csir-net-jrf' })?.page).toBe('/csir-net-jrf');
  expect(readPlanChoice({ plan: 'gate-online-1-year-gold' })?.page).toBe('/onlinecourses/gate');
});

test('the form has exactly the answers of the call, prefilled from account and plan', () => {
  const answers = knownAnswers(account, planned);
  const given = [
    'registrationnumber',
    'plan',
    'price',
    'shownPrice',
    'requestId',
    'submit',
    'parentconsent',
    'notice',
  ];
  const asked = Object.keys(registrationSchema.shape).filter((name) => !given.includes(name));
  expect(Object.keys(answers).sort()).toEqual(asked.sort());
  const missing = registrationSchema.safeParse(answers).error?.issues.map(({ path }) => path[0]);
  expect(missing?.sort()).toEqual(['gender', 'modeofpayment']);
});

/** The questions of a form without a plan, as HTML. */
function questions(): string {
  const Form = () =>
    createElement(FormSections, {
      photo: useAccountPhoto(null),
      needsParent: false,
      parentEmail: '',
      price: null,
      onlineOpen: true,
    });
  return renderToStaticMarkup(createElement(Form));
}

test('the form has a question for every answer', () => {
  const asked = [...questions().matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  // The server chooses the session.
  expect(answerNames.filter((name) => !asked.includes(name))).toEqual(['session']);
});

test('whatever looks for a student’s phones knows each phone of the form', () => {
  const phones = singleAnswers.filter((name) => admissionAnswers[name].kind === 'phone');
  expect(formPhones).toEqual(phones);
});

test('the choices are the specification’s', () => {
  const html = questions();
  const optionsOf = (name: string) => {
    const [list = ''] = new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(html) ?? [];
    const [, ...options] = [...list.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text);
    return options;
  };
  expect(optionsOf('courseduration')).toEqual(['6 Month', '1 Year', '2 Years']);
  expect(optionsOf('coursetype')).toEqual([
    'Demo',
    'Regular',
    'Weekend',
    'Correspondance',
    'Test Series',
  ]);
  expect(optionsOf('coursename')).toHaveLength(6);
  const either = (name: string) =>
    [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) =>
      input.includes(` name="${name}"`) ? [/ value="([^"]+)"/.exec(input)?.[1]] : [],
    );
  expect(either('gender')).toEqual(['Male', 'Female']);
  expect(either('modeofpayment')).toEqual(['Online', 'Offline']);
});

test('the privacy policy names every answer', () => {
  const words: Readonly<Record<SingleAnswer, string>> = {
    session: 'the session',
    coursename: 'the course',
    subject: 'the subject',
    courseduration: 'duration',
    coursetype: 'its type',
    studentname: 'the student’s name',
    dateofbirth: 'date of birth',
    gender: 'gender',
    category: 'category',
    fathername: 'the father’s name',
    fatheroccupation: 'occupation',
    designation: 'the designation',
    address: 'address',
    state: 'state',
    pincode: 'PIN code',
    mobilenumber: 'mobile numbers',
    phonenumber: 'phone',
    email: 'e-mail',
    modeofpayment: 'mode of payment',
    knowaboutus: 'how you came to know of us',
    place: 'place',
  };
  const [form] = privacyPolicy.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap((clause) => (typeof clause === 'object' && 'items' in clause ? [clause] : []))
    .filter(({ lead }) => lead === 'Registration form for a course:');
  const text = form?.items.join('; ') ?? '';
  expect(Object.values(words).filter((word) => !text.includes(word))).toEqual([]);
});

test('answers are optional in the form exactly where they are in the schema', () => {
  const nothing = Object.fromEntries(
    [...Object.keys(admissionAnswers), ...educationNames].map((name) => [name, '']),
  );
  const insisted = registrationSchema.safeParse(nothing).error?.issues.map(({ path }) => path[0]);
  const required = Object.entries(admissionAnswers)
    .filter(([name, answer]) => !('optional' in answer) && name !== 'session')
    .map(([name]) => name);
  expect(insisted?.sort()).toEqual(required.sort());
});

test('the city is added to the address unless it is there already', () => {
  expect(knownAnswers(account, null).address).toBe('12 Lake Road, Pune');
  const own = { ...account, address: '12 Lake Road, PUNE 4' };
  expect(knownAnswers(own, null).address).toBe('12 Lake Road, PUNE 4');
});

test('parental consent is part of the form only when it is needed', () => {
  expect(knownAnswers(account, null)).not.toHaveProperty('parentconsent');
  expect(knownAnswers({ ...account, needsParentConsent: true }, null).parentconsent).toBe('');
});

test('labels are listed in the order of the form', () => {
  expect(labelsOf(['modeofpayment', 'xcgpa', 'unknown', 'gender'])).toEqual([
    'Gender',
    'Mode of payment',
    'Class X, CGPA or %',
  ]);
});

test.each([
  null,
  '',
  'no json',
  'null',
  '7',
  '[]',
  '{}',
  '{"amount":0,"registration":"a","registrationnumber":"b"}',
  '{"amount":-1,"registration":"a","registrationnumber":"b"}',
  '{"amount":"8999","registration":"a","registrationnumber":"b"}',
  '{"amount":8999}',
])('%j is nothing to pay', (text) => {
  expect(parsePaymentDue(text)).toBeNull();
});

test('the amount that the form stored is due', () => {
  const due = { amount: 116.82, registration: 'a', registrationnumber: '01234' };
  expect(parsePaymentDue(JSON.stringify(due))).toEqual(due);
});
