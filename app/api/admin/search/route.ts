import { searchAudited } from '@/lib/search/audited-search';
import { searchCall } from '@/lib/search/calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(searchCall, ({ who, body }) => searchAudited(who, body));
