import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { eveningMailSchema } from './report-forms';

export const exportListCall = declareCall({
  method: 'GET',
  path: '/searchuser/export/{filename}',
  name: 'exportList',
  summary:
    'A list of the office as CSV: leads.csv, students.csv, registrations.csv, payments.csv or audit.csv. For roles that may export it, from our own pages only. For a form on a page: without a log-in it leads to the page where the form is. The audit says who took what.',
  auth: 'staff cookie',
  action: 'exports.download',
  query: ['from', 'to', 'status', 'kind', 'course', 'overdue', 'way'],
  answers: {
    200: 'text/csv',
    303: null,
    403: 'text/plain',
    404: 'text/plain',
    422: 'text/plain',
  },
});

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

export const sourceListCall = declareCall({
  method: 'GET',
  path: '/searchuser/reports/sources/csv',
  name: 'sourceList',
  summary:
    'What came of each source as CSV: site visits, leads, first answers, office visits, enrolments and money in rupees. `from` and `to` are days, `touch` is first or last, `group` is source, campaign, page, counsellor or exam; by default the last 30 days by source and last touch. For a link on a page: without a log-in it leads to the page where the link is. It names no student; the audit says who took it.',
  auth: 'staff cookie',
  action: 'reports.money',
  query: ['from', 'to', 'touch', 'group'],
  answers: {
    200: 'text/csv',
    303: null,
    403: 'text/plain',
  },
});

export const setEveningMailCall = declareCall({
  method: 'POST',
  path: '/api/admin/evening-mail',
  name: 'setEveningMail',
  summary: 'Set when owners get the numbers of the day by mail; an empty time switches it off.',
  auth: 'staff',
  action: 'settings.change',
  body: json(eveningMailSchema),
  refusals: [...bodyRefusals, 'second_factor'],
});
