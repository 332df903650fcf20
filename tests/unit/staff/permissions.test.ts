import { rolesFor, rolesWith } from '@/lib/staff/permissions';

test('a refusal names every role that may', () => {
  expect(rolesFor('staff.manage')).toBe('the owner');
  expect(rolesFor('leads.read')).toBe('the counsellor or the owner');
});

test('the roles with a permission are those that the table gives it', () => {
  expect(rolesWith('staff.manage')).toEqual(['owner']);
  expect(rolesWith('leads.change').sort()).toEqual(['counsellor', 'owner']);
});
