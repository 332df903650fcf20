/** A page of the back office, in the order of its navigation. */
interface StaffPage {
  readonly path: string;
  /** In the navigation. */
  readonly label: string;
  readonly ownerOnly?: true;
}

export const staffPages: readonly StaffPage[] = [
  { path: '/searchuser', label: 'Search' },
  { path: '/searchuser/leads', label: 'Leads' },
  { path: '/searchuser/payments', label: 'Payments' },
  { path: '/searchuser/numbers', label: 'Numbers' },
  { path: '/searchuser/staff', label: 'Staff', ownerOnly: true },
  { path: '/searchuser/export', label: 'Export', ownerOnly: true },
  { path: '/searchuser/audit', label: 'Audit', ownerOnly: true },
];
