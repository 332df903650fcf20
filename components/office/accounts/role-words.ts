/** What somebody may do, as it is read. */
export const roleWords = { owner: 'Owner', counsellor: 'Counsellor' } as const;

export const roleChoices = [
  ['counsellor', 'Counsellor: leads, students, registrations, payments at the office'],
  ['owner', 'Owner: everything, accounts of staff and exports included'],
] as const;
