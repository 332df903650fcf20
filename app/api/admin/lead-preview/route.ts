import { previewLeadsCall } from '@/lib/leads/calls';
import { previewImport } from '@/lib/leads/import-leads';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(previewLeadsCall, ({ who, body }) => previewImport(who, body.text));
