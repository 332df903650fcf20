import { serveStudent } from '@/lib/accounts/bearer';
import { shelfCall } from '@/lib/shelf/calls';
import { shelfOf } from '@/lib/shelf/shelf';

export const GET = serveStudent(shelfCall, ({ who }) => shelfOf(who.studentId));
