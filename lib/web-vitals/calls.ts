import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { visitSchema } from './visit';

export const countVisitCall = declareCall({
  method: 'POST',
  path: '/api/web-vitals',
  name: 'countVisit',
  summary:
    'Count how fast a page was for a visit: largest contentful paint and interaction to next paint in milliseconds, and cumulative layout shift. `page` is the path of a page of the site. Nothing about the visitor is kept.',
  body: { ...json(visitSchema, 'This is not a measured visit.'), limitBytes: 300 },
  answers: { 204: null },
  refusals: [...bodyRefusals, 'too_many_requests'],
});
