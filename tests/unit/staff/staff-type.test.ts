import { accountOf, mayWork, requirePermission } from '@/lib/staff/access';
import type { AccountPerson, Staff, StaffPerson } from '@/lib/staff/access';
import { may, rightsOf } from '@/lib/staff/permissions';

const record = ({ staffId }: Staff<'payments.record'>) => staffId;
const recordOrMatch = ({ staffId }: Staff<'payments.record' | 'bank.match'>) => staffId;
const note = ({ staffId }: AccountPerson) => staffId;

/** Never called: the compiler checks every line. */
export function compiles(
  account: AccountPerson,
  person: StaffPerson,
  recorder: Staff<'payments.record'>,
  matcher: Staff<'bank.match'>,
  either: Staff<'payments.record' | 'bank.match'>,
) {
  const written = {
    staffId: '',
    sessionId: '',
    email: '',
    name: '',
    role: 'owner' as const,
    rights: rightsOf({ role: 'owner' }),
    pendingSetup: null,
  };
  // @ts-expect-error a plain object
  note({ staffId: '' });
  // @ts-expect-error an object with every field
  note(written);
  // @ts-expect-error a role without a checked permission
  if (may(written, 'payments.record')) record(written);
  // @ts-expect-error an account whose setup may be incomplete
  record(account);
  // @ts-expect-error a permission that was not checked
  record(person);
  // @ts-expect-error the permission of another action
  record(matcher);
  // @ts-expect-error one of two permissions
  record(either);
  // @ts-expect-error an account before its setup
  requirePermission(account, 'payments.record');

  note(account);
  note(recorder);
  record(recorder);
  recordOrMatch(recorder);
  recordOrMatch(matcher);
  if (may(person, 'payments.record')) record(person);
  if (mayWork(account) && may(account, 'bank.match')) recordOrMatch(account);
  if (may(recorder, 'bank.match')) return [record(recorder), recordOrMatch(recorder)];
  requirePermission(person, 'payments.record');
  return record(person);
}

test('only a session makes a member of staff', async () => {
  expect(await accountOf({ id: 'a session', staffId: null })).toBeNull();
});
