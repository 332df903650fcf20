import { searchAudited } from '@/lib/office/search/audited-search';
import { searchCall } from '@/lib/office/search/calls';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(searchCall, ({ who, body }) => searchAudited(who, body));
