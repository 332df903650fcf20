import { takeLeadsApartCall } from '@/lib/leads/calls';
import { takeLeadsApart } from '@/lib/leads/merge-leads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(takeLeadsApartCall, ({ who, body }) => takeLeadsApart(who, body));
