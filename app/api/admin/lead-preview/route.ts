import { handler, readBody, success } from '@/lib/calls/handler';
import { previewImport } from '@/lib/leads/import-leads';
import { leadPreviewSchema } from '@/lib/leads/lead-import';
import { requireStaff } from '@/lib/office/staff/access';

const PASTE = 'Paste the list, or choose a file.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'leads.import');
  const { text } = await readBody(request, leadPreviewSchema, PASTE);
  return success(await previewImport(staff, text));
});
