import { handler, readBody, success } from '@/lib/calls/handler';
import { importLeads } from '@/lib/leads/import-leads';
import { leadImportSchema } from '@/lib/leads/lead-import';
import { requireStaff } from '@/lib/office/staff/access';

const LOOK = 'Look at the list first.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'leads.import');
  return success(await importLeads(staff, await readBody(request, leadImportSchema, LOOK)));
});
