import { handler, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { attentionList } from '@/lib/data/attention-list';

export const GET = handler(async (request) =>
  success(await attentionList(await requireStaff(request))),
);
