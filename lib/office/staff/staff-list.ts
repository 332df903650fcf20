import 'server-only';
import { pool } from '@/lib/platform/db';
import { requirePermission, type StaffPerson } from './access';
import type { ListedStaff } from './listed-staff';
import { logInsByAccount } from './staff-log-ins';

const LIST = `
  select id, email, name, role, "disabledAt" as closed, "totpSince" is not null as codes,
    "totpRequired", "passwordGiven",
    (select max(at) from audit_entries where "staffId" = staff.id and action = 'staff.logIn') as seen
  from staff order by "disabledAt" is not null, role, lower(name), email`;

type Row = Omit<ListedStaff, 'codes' | 'closedSince' | 'lastLogIn' | 'logIns'> & {
  codes: boolean;
  closed: Date | null;
  seen: Date | null;
};

/**
 * Every account there is: open ones first, owners before counsellors.
 * @throws Error for anybody but the owner, who has been refused before
 */
export async function listStaff(owner: StaffPerson): Promise<ListedStaff[]> {
  requirePermission(owner, 'staff.manage');
  const { rows } = await pool.query<Row>(LIST);
  const logIns = await logInsByAccount(rows.map(({ id }) => id));
  return rows.map(({ codes, closed, seen, ...row }) => ({
    ...row,
    codes: codes ? 'on' : 'off',
    closedSince: closed?.toISOString() ?? null,
    lastLogIn: seen?.toISOString() ?? null,
    logIns: logIns.get(row.id) ?? [],
  }));
}
