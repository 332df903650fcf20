import { searchCall } from '@/lib/office/search/calls';
import { searchPeople } from '@/lib/office/search/search-people';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(searchCall, ({ who, body }) => searchPeople(who, body));
