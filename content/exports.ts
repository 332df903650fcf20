/** The lists available for CSV export, with descriptions. */
export const exportLists = {
  leads: {
    title: 'Leads',
    holds:
      'Everybody who asked: name, phone, e-mail, course, question, page, status, who follows up, next call. A row for each time somebody asked.',
    period: 'Asked',
  },
  students: {
    title: 'Students',
    holds:
      'Everybody with an account: name, father’s name, date of birth, contact, address, consents.',
    period: 'Signed up',
  },
  registrations: {
    title: 'Registrations',
    holds: 'Every admission form: number, session, course, mode, plan, fee, what has been paid.',
    period: 'Saved',
  },
  payments: {
    title: 'Payments',
    holds: 'Every attempt to pay, what came, how, its receipt, and what was given back.',
    period: 'Begun',
  },
  audit: {
    title: 'Audit',
    holds: 'Who of the staff did or saw what. It names no student: ids, fields, amounts.',
    period: 'Done',
  },
} as const;

export type ExportName = keyof typeof exportLists;

export const exportNames = Object.keys(exportLists) as readonly ExportName[];
