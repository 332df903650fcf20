import type { Call } from './call';

export const receiptCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/receipt/{code}/pdf',
    name: 'receiptPdf',
    summary:
      'A receipt or tax invoice as PDF, for the student it belongs to and for staff. For a link on a page: without a log-in it leads to the page where the link is.',
    auth: 'cookie',
    answers: { 200: 'application/pdf', 303: null, 404: 'text/html' },
  },
];
