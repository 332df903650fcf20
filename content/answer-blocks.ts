import {
  admissionAnswers,
  educationColumns,
  educationRows,
  type AnswerName,
} from './admission-answers';

interface Block {
  readonly title: string;
  readonly fields: readonly { readonly name: AnswerName; readonly label: string }[];
}

const block = (title: string, names: readonly (keyof typeof admissionAnswers)[]): Block => ({
  title,
  fields: names.map((name) => ({ name, label: admissionAnswers[name].label })),
});

/** The answers of an admission form in the parts in which the office reads and corrects them. */
export const answerBlocks: readonly Block[] = [
  block('Course', [
    'coursename',
    'courseduration',
    'subject',
    'coursetype',
    'session',
    'modeofpayment',
  ]),
  block('Student', [
    'studentname',
    'dateofbirth',
    'gender',
    'category',
    'fathername',
    'fatheroccupation',
    'designation',
    'knowaboutus',
    'place',
  ]),
  block('Contact', ['mobilenumber', 'phonenumber', 'email', 'address', 'state', 'pincode']),
  ...educationRows.map(({ row, label }) => ({
    title: label,
    fields: educationColumns.map(({ column, label: name }) => ({
      name: `${row}${column}` as const,
      label: name,
    })),
  })),
];

/** What was typed at sign-up. */
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
