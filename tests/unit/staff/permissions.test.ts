import { rolesFor } from '@/lib/staff/permissions';

test('a refusal names every role that may', () => {
  expect(rolesFor('staff.manage')).toBe('the owner');
  expect(rolesFor('leads.read')).toBe('the counsellor or the owner');
});
