import { handler, readBody, success } from '@/lib/calls/handler';
import { searchPeople } from '@/lib/office/search/search-people';
import { staffSearchSchema } from '@/lib/office/search/staff-search';
import { requireStaff } from '@/lib/office/staff/access';

const HOW = 'Search for at most 100 letters and digits that can be typed.';

/** By POST, so that names and phones are in no address and no log. */
export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.read');
  return success(await searchPeople(staff, await readBody(request, staffSearchSchema, HOW)));
});
