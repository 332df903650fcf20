import {
  courseDurations,
  genders,
  paymentModes,
  studyModes,
} from '@/content/catalogue/admission-choices';

/** The accepted values of an answer, and the message when it is missing. */
type Check =
  | { kind: 'text'; maxLength: number; missing: string }
  | { kind: 'text'; maxLength: number; optional: true }
  | { kind: 'choice'; choices: readonly string[]; missing: string }
  | { kind: 'phone'; missing: string; optional: true }
  | { kind: 'session' | 'day' | 'pincode' | 'phone' };

type AdmissionAnswer = Check & {
  label: string;
  /** Section of the form in the office and on the printed copy. */
  part: 'course' | 'student' | 'contact';
  optional?: true;
  type?: 'date' | 'email' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
  /** Full width on the printed copy. */
  wide?: true;
};

/**
 * The answers in form order, by column name; education has its own table. Schema, stored row, API
 * types, printed copy and office cards derive from this list. A new answer also needs a column of
 * `registrations` and a place in components/student/enrolment/admission-questions.tsx; one that holds
 * personal data is named in content/pages/policies/privacy.ts, and a phone in lib/accounts/form-phones.ts.
 */
export const admissionAnswers = {
  session: { label: 'Session', part: 'course', kind: 'session' },
  coursename: {
    label: 'Course name',
    part: 'course',
    kind: 'text',
    maxLength: 200,
    missing: 'Choose a course',
  },
  subject: {
    label: 'Subject',
    part: 'course',
    kind: 'text',
    maxLength: 200,
    missing: 'Enter the subject',
  },
  courseduration: {
    label: 'Course duration',
    part: 'course',
    kind: 'choice',
    choices: courseDurations,
    missing: `Choose the course duration: ${courseDurations.join(', ')}`,
    optional: true,
  },
  coursetype: {
    label: 'Mode of study',
    part: 'course',
    kind: 'choice',
    choices: studyModes,
    missing: `Choose the mode of study: ${studyModes.join(', ')}`,
    optional: true,
  },
  studentname: {
    label: 'Student’s name',
    part: 'student',
    kind: 'text',
    maxLength: 200,
    missing: 'Enter the student’s name',
    autoComplete: 'name',
  },
  dateofbirth: {
    label: 'Date of birth',
    part: 'student',
    kind: 'day',
    type: 'date',
    autoComplete: 'bday',
  },
  gender: {
    label: 'Gender',
    part: 'student',
    kind: 'choice',
    choices: genders,
    missing: 'Choose Male or Female',
  },
  category: { label: 'Category', part: 'student', kind: 'text', maxLength: 100, optional: true },
  fathername: {
    label: 'Father’s name',
    part: 'student',
    kind: 'text',
    maxLength: 200,
    missing: 'Enter the father’s name',
  },
  fatheroccupation: {
    label: 'Father’s occupation',
    part: 'student',
    kind: 'text',
    maxLength: 200,
    optional: true,
  },
  designation: {
    label: 'His designation',
    part: 'student',
    kind: 'text',
    maxLength: 200,
    optional: true,
  },
  address: {
    label: 'Address',
    part: 'contact',
    kind: 'text',
    maxLength: 1_000,
    missing: 'Enter the address',
    autoComplete: 'street-address',
    wide: true,
  },
  state: {
    label: 'State',
    part: 'contact',
    kind: 'text',
    maxLength: 100,
    missing: 'Enter the state',
    autoComplete: 'address-level1',
  },
  pincode: {
    label: 'PIN code',
    part: 'contact',
    kind: 'pincode',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  mobilenumber: {
    label: 'Mobile number',
    part: 'contact',
    kind: 'phone',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
  },
  phonenumber: {
    label: 'Second phone',
    part: 'contact',
    kind: 'phone',
    missing: 'Enter the second phone number in digits, or leave it empty',
    type: 'tel',
    inputMode: 'numeric',
    optional: true,
  },
  email: {
    label: 'E-mail',
    part: 'contact',
    kind: 'text',
    maxLength: 320,
    missing: 'Enter your e-mail',
    type: 'email',
    autoComplete: 'email',
    wide: true,
  },
  modeofpayment: {
    label: 'Mode of payment',
    part: 'course',
    kind: 'choice',
    choices: paymentModes,
    missing: 'Choose Online or Offline',
  },
  knowaboutus: {
    label: 'How did you hear of us?',
    part: 'student',
    kind: 'text',
    maxLength: 500,
    optional: true,
  },
  place: { label: 'Place', part: 'student', kind: 'text', maxLength: 200, optional: true },
} as const satisfies Record<string, AdmissionAnswer>;

export type SingleAnswer = keyof typeof admissionAnswers;

export const singleAnswers = Object.keys(admissionAnswers) as readonly SingleAnswer[];

/** The answers of a part: those named first, then the rest in form order. */
export function answersOf(
  part: AdmissionAnswer['part'],
  first: readonly SingleAnswer[],
): readonly SingleAnswer[] {
  const others = singleAnswers.filter(
    (name) => admissionAnswers[name].part === part && !first.includes(name),
  );
  return [...first, ...others];
}

/** The four rows of education and their columns; a name is `row` + `column`. */
export const educationRows = [
  { row: 'x', label: 'Class X' },
  { row: 'xii', label: 'Class XII' },
  { row: 'graduation', label: 'Graduation' },
  { row: 'postgraduation', label: 'Post-graduation' },
] as const;

export const educationColumns = [
  { column: 'yearpassing', label: 'Year' },
  { column: 'cgpa', label: 'CGPA or %' },
  { column: 'division', label: 'Division' },
  { column: 'college', label: 'School or college' },
  { column: 'university', label: 'Board or university' },
] as const;

type EducationName =
  `${(typeof educationRows)[number]['row']}${(typeof educationColumns)[number]['column']}`;

export type AnswerName = SingleAnswer | EducationName;

/** The names of the twenty education answers, row by row. */
export const educationNames: readonly EducationName[] = educationRows.flatMap(({ row }) =>
  educationColumns.map(({ column }) => `${row}${column}` as const),
);

export const answerNames: readonly AnswerName[] = [...singleAnswers, ...educationNames];

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(admissionAnswers).map(([name, answer]) => [name, answer.label]),
  ),
  parentconsent: 'Parental consent',
  ...Object.fromEntries(
    educationRows.flatMap(({ row, label }) =>
      educationColumns.map((what) => [`${row}${what.column}`, `${label}, ${what.label}`]),
    ),
  ),
};

export function labelsOf(names: readonly string[]): readonly string[] {
  return Object.entries(labels).flatMap(([name, label]) => (names.includes(name) ? [label] : []));
}

interface Block {
  readonly title: string;
  readonly fields: readonly { readonly name: AnswerName; readonly label: string }[];
}

const block = (title: string, names: readonly SingleAnswer[]): Block => ({
  title,
  fields: names.map((name) => ({ name, label: admissionAnswers[name].label })),
});

/** The admission form's answers, grouped as the office shows and corrects them. */
export const answerBlocks: readonly Block[] = [
  block('Course', answersOf('course', ['coursename', 'courseduration', 'subject', 'coursetype'])),
  block('Student', answersOf('student', [])),
  block('Contact', answersOf('contact', ['mobilenumber', 'phonenumber', 'email'])),
  ...educationRows.map(({ row, label }) => ({
    title: label,
    fields: educationColumns.map(({ column, label: name }) => ({
      name: `${row}${column}` as const,
      label: name,
    })),
  })),
];

export const signUpAnswers = [
  { name: 'studentname', label: 'Student’s name' },
  { name: 'fathername', label: 'Father’s name' },
  { name: 'dateofbirth', label: 'Date of birth' },
  { name: 'email', label: 'E-mail' },
  { name: 'contactnumber', label: 'Contact number' },
  { name: 'address', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'pincode', label: 'PIN code' },
] as const;

/** Answers that identify the purchase: fixed once there is a plan or a payment. */
export const boughtFields: readonly string[] = ['coursename', 'courseduration'];
