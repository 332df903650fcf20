/** The staff roles, in form order. */
export const staffRoles = {
  counsellor: {
    label: 'Counsellor',
    summary: 'leads, students, registrations, payments at the office',
  },
  owner: { label: 'Owner', summary: 'everything, accounts of staff and exports included' },
} as const;

export const roleChoices = Object.entries(staffRoles).map(
  ([role, { label, summary }]) => [role, `${label}: ${summary}`] as const,
);
