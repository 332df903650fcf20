import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { searchPeople } from '@/lib/data/staff-search';
import { staffSearchSchema } from '@/lib/schemas/staff-search';

const HOW = 'Search for at most 100 letters and digits that can be typed.';

/** By POST, so that names and phones are in no address and no log. */
export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await searchPeople(staff, await readBody(request, staffSearchSchema, HOW)));
});
