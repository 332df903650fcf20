/** How one answer of the admission form is asked for. */
type AdmissionAnswer = {
  label: string;
  /** May stay empty, and says so. */
  optional?: true;
  type?: 'date' | 'email' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
};

/** The answers, by the names they have in the call; education has its own table. */
export const admissionAnswers = {
  session: { label: 'Session' },
  coursename: { label: 'Course name' },
  subject: { label: 'Subject' },
  courseduration: { label: 'Course duration', optional: true },
  coursetype: { label: 'Mode of study', optional: true },
  studentname: { label: 'Student’s name', autoComplete: 'name' },
  dateofbirth: { label: 'Date of birth', type: 'date', autoComplete: 'bday' },
  gender: { label: 'Gender' },
  category: { label: 'Category', optional: true },
  fathername: { label: 'Father’s name' },
  fatheroccupation: { label: 'Father’s occupation', optional: true },
  designation: { label: 'His designation', optional: true },
  address: { label: 'Address', autoComplete: 'street-address' },
  state: { label: 'State', autoComplete: 'address-level1' },
  pincode: { label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code' },
  mobilenumber: {
    label: 'Mobile number',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
  },
  phonenumber: {
    label: 'Second phone',
    type: 'tel',
    inputMode: 'numeric',
    optional: true,
  },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  modeofpayment: { label: 'Mode of payment' },
  knowaboutus: { label: 'How did you hear of us?', optional: true },
  place: { label: 'Place', optional: true },
} as const satisfies Record<string, AdmissionAnswer>;

/** The four rows of education, and what is asked of each; a name is `row` + `column`. */
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

export type AnswerName = keyof typeof admissionAnswers | EducationName;

/** The names of the twenty answers about education, row by row. */
export const educationNames: readonly EducationName[] = educationRows.flatMap(({ row }) =>
  educationColumns.map(({ column }) => `${row}${column}` as const),
);

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(admissionAnswers).map(([name, answer]) => [name, answer.label]),
  ),
  parentconsent: 'A parent’s consent',
  ...Object.fromEntries(
    educationRows.flatMap(({ row, label }) =>
      educationColumns.map((what) => [`${row}${what.column}`, `${label}, ${what.label}`]),
    ),
  ),
};

/** What the answers are called in a sentence, in the order of the form. */
export function labelsOf(names: readonly string[]): readonly string[] {
  return Object.entries(labels).flatMap(([name, label]) => (names.includes(name) ? [label] : []));
}
