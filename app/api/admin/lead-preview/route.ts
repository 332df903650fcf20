import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { previewImport } from '@/lib/data/import-leads';
import { leadPreviewSchema } from '@/lib/schemas/lead-import';

const PASTE = 'Paste the list, or choose a file.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  const { text } = await readBody(request, leadPreviewSchema, PASTE);
  return success(await previewImport(staff, text));
});
