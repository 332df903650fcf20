/** The parts of office pages that React runs on, by name. Each becomes a script of its own. */
export const officeIslands = {
  frame: async () => (await import('@/components/office/frame/frame-controls')).FrameControls,
  enrol: async () => (await import('@/components/office/enrol/enrol-form')).EnrolForm,
  export: async () => (await import('@/components/office/export-forms')).ExportForms,
  importLeads: async () => (await import('@/components/office/leads/import-leads')).ImportLeads,
  lead: async () => (await import('@/components/office/leads/lead-page')).LeadPage,
  leads: async () => (await import('@/components/office/leads/leads-page')).LeadsPage,
  noteClaim: async () => (await import('@/components/office/refunds/refund-claim-forms')).NoteClaim,
  person: async () => (await import('@/components/office/person/person-page')).PersonPage,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  requests: async () => (await import('@/components/office/data-requests')).DataRequests,
  search: async () => (await import('@/components/office/search/people-search')).PeopleSearch,
  walkIn: async () => (await import('@/components/office/leads/walk-in')).WalkIn,
};

export type OfficeIslands = typeof officeIslands;
