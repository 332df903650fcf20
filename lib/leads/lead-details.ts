import type { LeadKind } from './lead-words';

interface LeadDetail {
  /** In mails to the office. */
  label: string;
  /** Type of its column in `leads`. */
  column: 'text' | 'text?';
  kind?: 'phone' | 'email';
  maxLength: number;
  /** The message to visitors when it is missing. */
  missing: string;
  /** The same for staff; without it, staff may leave the detail empty. */
  missingForStaff?: string;
}

/**
 * The details of a lead, by column name, in the order of mails and exports. The schemas of the forms, stored
 * and read columns, mails, exports and search derive from this list and from `leadForms`.
 */
export const leadDetails = {
  name: {
    label: 'Name',
    column: 'text',
    maxLength: 200,
    missing: 'Enter your name',
    missingForStaff: 'Enter the name',
  },
  phonenumber: {
    label: 'Phone',
    column: 'text',
    kind: 'phone',
    maxLength: 40,
    missing: 'Enter your phone number',
    missingForStaff: 'Enter one phone number, in digits',
  },
  email: {
    label: 'E-mail',
    column: 'text',
    kind: 'email',
    maxLength: 320,
    missing: 'Enter your e-mail',
  },
  coursename: { label: 'Course', column: 'text', maxLength: 200, missing: 'Choose a course' },
  message: {
    label: 'Message',
    column: 'text?',
    maxLength: 4_000,
    missing: 'Write your question',
  },
} as const satisfies Record<string, LeadDetail>;

export type LeadDetailName = keyof typeof leadDetails;

export const leadDetailNames = Object.keys(leadDetails) as readonly LeadDetailName[];

export type LeadDetails = {
  [Name in LeadDetailName]: (typeof leadDetails)[Name]['column'] extends 'text?'
    ? string | null
    : string;
};

/**
 * The fields of each form, in its order, and the details that they ask for. Imported lists have
 * the fields of a walk-in.
 */
export const leadForms = {
  freeRegistration: {
    name: 'name',
    phonenumber: 'phonenumber',
    email: 'email',
    coursename: 'coursename',
  },
  enquiry: {
    name: 'name',
    course: 'coursename',
    email: 'email',
    contactnumber: 'phonenumber',
    message: 'message',
  },
  walkIn: {
    name: 'name',
    phonenumber: 'phonenumber',
    email: 'email',
    coursename: 'coursename',
  },
  /** Made by the telephone exchange, which knows the number only. */
  phoneCall: { phonenumber: 'phonenumber' },
  /** The course is that of the class, which is its message. */
  demoClass: {
    name: 'name',
    phonenumber: 'phonenumber',
    email: 'email',
    course: 'coursename',
    slot: 'message',
  },
} as const satisfies Record<LeadKind, Readonly<Record<string, LeadDetailName>>>;

export type LeadField<Form extends LeadKind> = keyof (typeof leadForms)[Form] & string;

/** A value for each field of a form. */
export function eachLeadField<Form extends LeadKind, Value>(
  form: Form,
  valueOf: (detail: LeadDetail, field: LeadField<Form>) => Value,
): Record<LeadField<Form>, Value> {
  const fields: readonly [string, LeadDetailName][] = Object.entries(leadForms[form]);
  return Object.fromEntries(
    fields.map(([field, name]) => [field, valueOf(leadDetails[name], field as LeadField<Form>)]),
  ) as Record<LeadField<Form>, Value>;
}

/** The details in a sent form; null or empty for details that the form does not ask for. */
export function leadDetailsOf<Form extends LeadKind>(
  form: Form,
  sent: Readonly<Record<LeadField<Form>, string>>,
): LeadDetails {
  const fields: readonly [string, LeadDetailName][] = Object.entries(leadForms[form]);
  const given = new Map(fields.map(([field, name]) => [name, sent[field as LeadField<Form>]]));
  const entries = leadDetailNames.map((name) => {
    const none = leadDetails[name].column === 'text?' ? null : '';
    return [name, given.get(name) ?? none];
  });
  return Object.fromEntries(entries) as LeadDetails;
}
