interface StaffPage {
  readonly path: string;
  readonly label: string;
  /** The required permission (lib/staff/permissions.ts); of several, one. */
  readonly action: string | readonly string[];
}

interface StaffSection {
  readonly label: string;
  /** A section opens with the first of its pages that the person may open. */
  readonly pages: readonly StaffPage[];
}

/** The menu of the back office, in order. A section of one page is named as the page. */
export const staffMenu = [
  {
    label: 'People',
    pages: [
      { path: '/searchuser', label: 'Search', action: 'people.read' },
      { path: '/searchuser/enrol', label: 'Enrol', action: 'people.enrol' },
      { path: '/searchuser/requests', label: 'Requests', action: 'requests.handle' },
    ],
  },
  {
    label: 'Leads',
    pages: [{ path: '/searchuser/leads', label: 'Leads', action: 'leads.read' }],
  },
  {
    label: 'Money',
    pages: [
      { path: '/searchuser/payments', label: 'Payments', action: 'payments.read' },
      { path: '/searchuser/payments/dues', label: 'Dues', action: 'payments.read' },
      { path: '/searchuser/refunds', label: 'Refunds', action: 'refundClaims.note' },
    ],
  },
  {
    label: 'Material',
    pages: [
      { path: '/searchuser/batches', label: 'Batches', action: 'batches.read' },
      { path: '/searchuser/shelf', label: 'Course material', action: 'shelf.manage' },
      { path: '/searchuser/questions', label: 'Questions', action: 'questions.write' },
      {
        path: '/searchuser/papers',
        label: 'Tests',
        action: ['papers.manage', 'testResults.read'],
      },
      { path: '/searchuser/parcels', label: 'Parcels', action: 'parcels.handle' },
    ],
  },
  {
    label: 'Reports',
    pages: [
      { path: '/searchuser/reports', label: 'Reports', action: ['reports.leads', 'reports.money'] },
      { path: '/searchuser/export', label: 'Export', action: 'exports.download' },
      { path: '/searchuser/audit', label: 'Audit log', action: 'audit.read' },
    ],
  },
  {
    label: 'Setup',
    pages: [
      { path: '/searchuser/site', label: 'Site', action: 'site.edit' },
      { path: '/searchuser/staff', label: 'Staff', action: 'staff.manage' },
      { path: '/searchuser/server', label: 'Server', action: 'server.read' },
    ],
  },
] as const satisfies readonly StaffSection[];

/** All pages of the menu, in its order. */
export const staffPages = staffMenu.flatMap(({ pages }) => [...pages]);
