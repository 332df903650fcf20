import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { peopleFoundSchema, staffSearchSchema } from './staff-search';

export const searchCall = declareCall({
  method: 'POST',
  path: '/api/admin/search',
  name: 'search',
  summary:
    'Leads, students, registrations and payments with all that `q` says in them, and then those with one letter different. `list` and `after`, from the `more` of an answer, ask for the next page of one list. A counsellor has to type at least three letters or digits, and nobody is shown more people than the budget of the role allows. Each search is in the audit.',
  auth: 'staff',
  action: 'people.read',
  body: json(staffSearchSchema, 'Search for at most 100 letters and digits that can be typed.'),
  data: peopleFoundSchema,
  refusals: [...bodyRefusals, 'too_many_requests'],
});
