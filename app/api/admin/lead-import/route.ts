import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { importLeads } from '@/lib/data/import-leads';
import { leadImportSchema } from '@/lib/schemas/lead-import';

const LOOK = 'Look at the list first.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await importLeads(staff, await readBody(request, leadImportSchema, LOOK)));
});
