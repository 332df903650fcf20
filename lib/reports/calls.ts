import { declareCall } from '@/lib/calls/call';

export const taxListCall = declareCall({
  method: 'GET',
  path: '/searchuser/reports/gst/{list}',
  name: 'taxList',
  summary:
    'A list of the accountant’s month as CSV: b2cs.csv, documents.csv or credit-notes.csv. `month` is YYYY-MM, by default the current one. For the owner. For a link on a page: without a log-in it leads to the page where the link is. It names no person; the audit says who took it.',
  auth: 'staff cookie',
  action: 'reports.money',
  query: ['month'],
  answers: {
    200: 'text/csv',
    303: null,
    403: 'text/plain',
    404: 'text/plain',
    422: 'text/plain',
  },
});
