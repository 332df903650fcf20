/** The lists available for CSV export, with descriptions. */
export const exportLists = {
  leads: {
    title: 'Leads',
    holds:
      'Name, phone, e-mail, course, question, page, status, assigned to, next call. One row for each enquiry.',
    period: 'Received',
  },
  students: {
    title: 'Students',
    holds: 'Accounts: name, father’s name, date of birth, contact, address, consents.',
    period: 'Signed up',
  },
  registrations: {
    title: 'Registrations',
    holds:
      'Admission forms: number, session, course, mode, plan, when submitted (empty for a draft), fee, amount paid, instalments agreed.',
    period: 'Saved',
  },
  payments: {
    title: 'Payments',
    holds: 'Payments: amount, method, status, receipt, refunds.',
    period: 'Started',
  },
  parcels: {
    title: 'Parcels',
    holds:
      'Hard copies that are to be sent or were: name, phone, address, contents, courier, tracking number, days.',
    period: 'Paid',
  },
  audit: {
    title: 'Audit log',
    holds: 'Actions of staff. It names no student: ids, fields, amounts.',
    period: 'Date',
  },
} as const;

export type ExportName = keyof typeof exportLists;

export const exportNames = Object.keys(exportLists) as readonly ExportName[];
