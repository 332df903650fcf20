import {
  admissionAnswers,
  answersOf,
  educationColumns,
  educationRows,
  type AnswerName,
  type SingleAnswer,
} from './admission-answers';

interface Block {
  readonly title: string;
  readonly fields: readonly { readonly name: AnswerName; readonly label: string }[];
}

const block = (title: string, names: readonly SingleAnswer[]): Block => ({
  title,
  fields: names.map((name) => ({ name, label: admissionAnswers[name].label })),
});

/** The answers of an admission form in the parts in which the office reads and corrects them. */
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
