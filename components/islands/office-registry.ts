/** The parts of office pages that React runs on, by name. Each becomes a script of its own. */
export const officeIslands = {
  frame: async () => (await import('@/components/office/frame/frame-controls')).FrameControls,
  export: async () => (await import('@/components/office/export-forms')).ExportForms,
  importLeads: async () => (await import('@/components/office/leads/import-leads')).ImportLeads,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  requests: async () => (await import('@/components/office/data-requests')).DataRequests,
  search: async () => (await import('@/components/office/search/people-search')).PeopleSearch,
};

export type OfficeIslands = typeof officeIslands;
