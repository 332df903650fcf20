import { POST as postConfirm } from '@/app/api/admin/account/codes/confirm/route';
import { POST as postRemove } from '@/app/api/admin/account/codes/remove/route';
import { POST as postBegin } from '@/app/api/admin/account/codes/route';
import { POST as postLogIns } from '@/app/api/admin/account/log-ins/route';
import { POST as postPassword } from '@/app/api/admin/account/password/route';
import { POST as postSearch } from '@/app/api/admin/search/route';
import { POST as postChange } from '@/app/api/admin/staff/change/route';
import { POST as postDecide } from '@/app/api/admin/staff/decide/route';
import { POST as postPermissions } from '@/app/api/admin/staff/permissions/route';
import { POST as postStaff } from '@/app/api/admin/staff/route';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../accounts/log-in';
import { post } from '../leads/lead';

const caller =
  (handle: (request: Request) => Promise<Response> | Response) =>
  (token: unknown, body: object = {}) =>
    read(handle(post('/', body, bearer(token))));

export const begin = caller(postBegin);
export const confirm = caller(postConfirm);
export const remove = caller(postRemove);
export const endLogIns = caller(postLogIns);
export const changePassword = caller(postPassword);
export const createStaff = caller(postStaff);
export const changeStaff = caller(postChange);
export const changePermissions = caller(postPermissions);
export const decide = caller(postDecide);

/** Status for this token: 200, 403 while a set-up step is missing, or 401. */
export const worksWith = async (token: unknown) =>
  (await caller(postSearch)(token, { q: '' })).status;

/** Audit entries about staff accounts, oldest first: actor, action, subject and reason. */
export async function audited(...actions: string[]) {
  const rows = await db.auditEntry.findMany({
    where: {
      action:
        actions.length > 0
          ? { in: actions }
          : { notIn: ['staff.logIn', 'people.search', 'call.unchanged'] },
    },
    orderBy: { id: 'asc' },
    select: { staffId: true, action: true, subjectId: true, reason: true, detail: true },
  });
  return rows;
}
