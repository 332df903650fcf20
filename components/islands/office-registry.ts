/** The parts of office pages that React runs on, by name. Each becomes a script of its own. */
export const officeIslands = {
  accounts: async () => (await import('@/components/office/staff/accounts')).Accounts,
  bank: async () => (await import('@/components/office/payments/bank-desk')).BankDesk,
  decidedLines: async () => (await import('@/components/office/payments/bank-desk')).DecidedLines,
  dues: async () => (await import('@/components/office/dues/dues-list')).DuesList,
  enrol: async () => (await import('@/components/office/counter/enrol-form')).EnrolForm,
  export: async () => (await import('@/components/office/reports/export-forms')).ExportForms,
  frame: async () => (await import('@/components/office/frame/frame-controls')).FrameControls,
  importLeads: async () => (await import('@/components/office/leads/import-leads')).ImportLeads,
  lead: async () => (await import('@/components/office/leads/lead-page')).LeadPage,
  leads: async () => (await import('@/components/office/leads/leads-page')).LeadsPage,
  noteClaim: async () => (await import('@/components/office/refunds/refund-claim-forms')).NoteClaim,
  ownAccount: async () => (await import('@/components/office/staff/own-account')).OwnAccount,
  parcels: async () => (await import('@/components/office/parcels/parcel-list')).ParcelList,
  payments: async () => (await import('@/components/office/payments/payments')).Payments,
  person: async () => (await import('@/components/office/people/person-page')).PersonPage,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  refundClaims: async () =>
    (await import('@/components/office/refunds/refund-claims')).RefundClaims,
  requests: async () =>
    (await import('@/components/office/data-rights/data-requests')).DataRequests,
  search: async () => (await import('@/components/office/search/people-search')).PeopleSearch,
  shelf: async () => (await import('@/components/office/shelf/shelf-list')).ShelfList,
  site: async () => (await import('@/components/office/publishing/site-desk')).SiteDesk,
  siteSubject: async () =>
    (await import('@/components/office/publishing/subject-desk')).SubjectDesk,
  testMail: async () => (await import('@/components/office/health/test-mail')).TestMail,
  upiClaims: async () => (await import('@/components/office/payments/upi-claims')).UpiClaims,
  walkIn: async () => (await import('@/components/office/leads/walk-in')).WalkIn,
};

export type OfficeIslands = typeof officeIslands;
