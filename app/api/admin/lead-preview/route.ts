import { previewLeadsCall } from '@/lib/leads/calls';
import { previewImport } from '@/lib/leads/import-leads';
import { recordView } from '@/lib/staff/audit/views';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(previewLeadsCall, async ({ who, body }) => {
  const { preview, named } = await previewImport(who, body.text);
  await recordView(who, {
    action: 'leads.preview',
    subject: 'list',
    people: named,
    leads: named,
    detail: { lines: preview.lines.length, rows: named.length },
  });
  return preview;
});
