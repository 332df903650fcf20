import { hashPassword } from '@/lib/office/staff/password';
import { totpCode, totpStepAt } from '@/lib/office/staff/totp';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { seal } from '@/lib/platform/secrets';
import { priya } from '../accounts/log-in';

/** Secret of Priya's authenticator app. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCode = 'abcd-efgh-jkmn-pqrs';
const colleague = { id: '0b5e9a3c-6a1f-4c58-9d0e-0000000000a1', email: 'ravi@example.org' };
const newcomer = 'new.colleague@example.org';

/** The current one-time code. */
export const codeNow = () => totpCode(totpSecret, totpStepAt());

/** Valid bodies for the calls about staff accounts, after `refreshStaff`. */
export const staffSamples: Record<string, Record<string, unknown>> = {
  changeOwnName: { name: 'Priya Menon' },
  changeOwnPassword: { password: priya.password, newPassword: 'seventy moles of krypton' },
  get confirmCodes() {
    return { code: codeNow(), password: priya.password };
  },
  removeOwnCodes: { code: recoveryCode, password: priya.password },
  confirmFactor: { code: recoveryCode },
  endOwnLogIns: {},
  createStaff: { name: 'Meera Nair', email: newcomer, role: 'counsellor', totpRequired: true },
  changeStaff: { staff: colleague.id, name: 'Ravi Iyer', role: 'counsellor', totpRequired: true },
  decideStaff: { staff: colleague.id, decision: 'open', reason: '' },
};

let hash: Promise<string> | undefined;

/**
 * Recreates the rows that the samples refer to: a staff member who is setting up two-step
 * verification, and a colleague.
 */
export async function refreshStaff(staffId: string): Promise<void> {
  const passwordHash = await (hash ??= hashPassword(priya.password));
  const begun = { totpSecret: seal(totpSecret, staffId), totpSince: null, totpStep: null };
  await db.$transaction([
    db.staff.deleteMany({ where: { email: newcomer } }),
    db.recoveryCode.deleteMany({ where: { staffId } }),
    db.staff.updateMany({
      where: { id: staffId },
      data: { passwordHash, passwordGiven: false, ...begun },
    }),
    db.staff.upsert({
      where: { email: colleague.email },
      create: { ...colleague, passwordHash: 'none', role: 'counsellor' },
      update: { role: 'counsellor', disabledAt: null },
    }),
  ]);
}

/** Completes the two-step verification that `refreshStaff` has begun. */
export async function codesOn(staffId: string): Promise<void> {
  await db.staff.update({ where: { id: staffId }, data: { totpSince: new Date() } });
  const codeHash = hashOf(recoveryCode.replaceAll('-', ''));
  await db.recoveryCode.createMany({ data: { staffId, codeHash }, skipDuplicates: true });
}
