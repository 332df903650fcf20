/** The parts of office pages that React runs on, by name. Each becomes a script of its own. */
export const officeIslands = {
  accounts: async () => (await import('@/components/office/accounts/accounts')).Accounts,
  bank: async () => (await import('@/components/office/bank/bank-desk')).BankDesk,
  decidedLines: async () => (await import('@/components/office/bank/bank-desk')).DecidedLines,
  dues: async () => (await import('@/components/office/payments/dues-list')).DuesList,
  enrol: async () => (await import('@/components/office/enrol/enrol-form')).EnrolForm,
  export: async () => (await import('@/components/office/export-forms')).ExportForms,
  frame: async () => (await import('@/components/office/frame/frame-controls')).FrameControls,
  importLeads: async () => (await import('@/components/office/leads/import-leads')).ImportLeads,
  lead: async () => (await import('@/components/office/leads/lead-page')).LeadPage,
  leads: async () => (await import('@/components/office/leads/leads-page')).LeadsPage,
  noteClaim: async () => (await import('@/components/office/refunds/refund-claim-forms')).NoteClaim,
  ownAccount: async () => (await import('@/components/office/accounts/own-account')).OwnAccount,
  parcels: async () => (await import('@/components/office/parcels/parcel-list')).ParcelList,
  payments: async () => (await import('@/components/office/payments/payments')).Payments,
  person: async () => (await import('@/components/office/person/person-page')).PersonPage,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  refundClaims: async () =>
    (await import('@/components/office/refunds/refund-claims')).RefundClaims,
  requests: async () => (await import('@/components/office/data-requests')).DataRequests,
  search: async () => (await import('@/components/office/search/people-search')).PeopleSearch,
  shelf: async () => (await import('@/components/office/shelf/shelf-list')).ShelfList,
  site: async () => (await import('@/components/office/site/site-desk')).SiteDesk,
  siteSubject: async () => (await import('@/components/office/site/subject-desk')).SubjectDesk,
  testMail: async () => (await import('@/components/office/server/test-mail')).TestMail,
  upiClaims: async () => (await import('@/components/office/payments/upi-claims')).UpiClaims,
  walkIn: async () => (await import('@/components/office/leads/walk-in')).WalkIn,
};

export type OfficeIslands = typeof officeIslands;
