interface StaffPage {
  readonly path: string;
  readonly label: string;
  /** The required permission (lib/office/staff/permissions.ts). */
  readonly action: string;
}

/** The back office pages, in navigation order. */
export const staffPages = [
  { path: '/searchuser', label: 'Search', action: 'people.read' },
  { path: '/searchuser/leads', label: 'Leads', action: 'leads.read' },
  { path: '/searchuser/payments', label: 'Payments', action: 'payments.read' },
  { path: '/searchuser/requests', label: 'Requests', action: 'requests.handle' },
  { path: '/searchuser/reports', label: 'Reports', action: 'reports.leads' },
  { path: '/searchuser/staff', label: 'Staff', action: 'staff.manage' },
  { path: '/searchuser/export', label: 'Export', action: 'exports.download' },
  { path: '/searchuser/site', label: 'Site', action: 'site.edit' },
  { path: '/searchuser/audit', label: 'Audit log', action: 'audit.read' },
] as const satisfies readonly StaffPage[];
