/** The staff roles, in form order. `noun`: who to ask, in a sentence. */
export const staffRoles = {
  counsellor: {
    label: 'Counsellor',
    noun: 'the counsellor',
    summary: 'leads, students, registrations, payments at the office',
  },
  accountant: {
    label: 'Accountant',
    noun: 'the accountant',
    summary: 'payments, bank statement, dues, reports and exports of money; changes no student',
  },
  teacher: {
    label: 'Teacher',
    noun: 'the teacher',
    summary: 'batches with the names of their students, and course material',
  },
  dispatch: {
    label: 'Dispatch',
    noun: 'dispatch',
    summary: 'parcels with name and address',
  },
  owner: {
    label: 'Owner',
    noun: 'the owner',
    summary: 'everything, accounts of staff and exports included',
  },
} as const;

export const roleChoices = Object.entries(staffRoles).map(
  ([role, { label, summary }]) => [role, `${label}: ${summary}`] as const,
);
