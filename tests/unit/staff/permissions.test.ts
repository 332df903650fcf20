import {
  givablePermissions,
  may,
  needsOf,
  refusalOf,
  rightsOf,
  rolesFor,
  rolesWith,
  staffActions,
  withPermission,
} from '@/lib/staff/permissions';
import { staffMenu, staffPages } from '@/lib/staff/staff-pages';
import { staffRoles } from '@/lib/staff/staff-roles';
import type { StaffRole } from '@/prisma/client/enums';

const roles = Object.keys(staffRoles) as StaffRole[];
const of = (role: StaffRole) => ({ rights: rightsOf({ role }) });

test('a refusal names every role that may', () => {
  expect(rolesFor('staff.manage')).toBe('the owner');
  expect(rolesFor('leads.read')).toBe('the counsellor or the owner');
  expect(rolesFor('payments.read')).toBe('the counsellor, the accountant or the owner');
});

test('the roles with a permission are those that the table gives it', () => {
  expect(rolesWith('staff.manage')).toEqual(['owner']);
  expect(rolesWith('leads.change')).toEqual(['counsellor', 'owner']);
});

test('a refusal says whom to ask', () => {
  expect(refusalOf(of('dispatch'), 'payments.refund', 'refund this')).toBe(
    'Only the owner can refund this. Please ask the owner.',
  );
  expect(refusalOf(of('dispatch'), 'shelf.manage')).toBe(
    'Only the counsellor, the teacher or the owner can do this. Please ask one of them.',
  );
});

test.each(roles)('a %s has whatever their permissions need', (role) => {
  const { actions } = rightsOf({ role });
  expect(actions.flatMap(needsOf).filter((needed) => !actions.includes(needed))).toEqual([]);
});

test('an owner may do everything', () => {
  expect(rightsOf({ role: 'owner' }).actions).toEqual(staffActions);
});

test.each([
  [
    'counsellor',
    [
      '/searchuser',
      '/searchuser/leads',
      '/searchuser/payments',
      '/searchuser/batches',
      '/searchuser/reports',
    ],
  ],
  ['accountant', ['/searchuser', '/searchuser/payments', '/searchuser/reports']],
  ['teacher', ['/searchuser/batches']],
  ['dispatch', ['/searchuser/parcels']],
] as const)('the sections of the menu of a %s begin with %j', (role, paths) => {
  const first = staffMenu.map(({ pages }) => pages.find(({ action }) => may(of(role), action)));
  expect(first.flatMap((page) => page?.path ?? [])).toEqual(paths);
});

test.each(roles)('a %s has a page to begin with', (role) => {
  expect(staffPages.some(({ action }) => may(of(role), action))).toBe(true);
});

test('a permission comes with what it needs, and goes with what needs it', () => {
  const given = withPermission(['shelf.manage'], 'people.change', true);
  expect(given).toEqual(['payments.read', 'people.read', 'people.change', 'shelf.manage']);
  expect(withPermission(given, 'payments.read', false)).toEqual(['shelf.manage']);
});

test('a permission that was taken takes what needs it; the refusal names the owner only', () => {
  const rights = rightsOf({ role: 'counsellor', permissionsTaken: ['payments.read'] });
  expect(rights.actions.filter((action) => /^(payments|people|bank)/.test(action))).toEqual([]);
  expect(refusalOf({ rights }, 'people.read')).toBe(
    'Your account may not do this. Please ask the owner.',
  );
});

test('what only owners may is no permission of another role', () => {
  const own = new Set<string>(givablePermissions.map(([action]) => action));
  for (const role of roles.filter((one) => one !== 'owner')) {
    expect(rightsOf({ role }).actions.filter((action) => !own.has(action))).toEqual([]);
  }
});
