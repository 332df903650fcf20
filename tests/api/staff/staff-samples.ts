import { totpCode, totpStepAt } from '@/lib/staff/totp';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { seal } from '@/lib/platform/secrets';
import { priya } from '../../support/accounts/log-in';
import { authenticator } from './authenticator';

/** Secret of Priya's authenticator app. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCode = 'abcd-efgh-jkmn-pqrs';
const colleague = { id: '0b5e9a3c-6a1f-4c58-9d0e-0000000000a1', email: 'ravi@example.org' };
/** The challenge that a new passkey signs. */
const challenge = 'c2FtcGxl';

/** The current one-time code. */
export const codeNow = () => totpCode(totpSecret, totpStepAt());

/** Valid bodies for the calls about staff accounts, after `makeStaffRows`. */
export const staffSamples: Record<string, Record<string, unknown>> = {
  changeOwnName: { name: 'Priya Menon' },
  changeOwnPassword: { password: priya.password, newPassword: 'seventy moles of krypton' },
  get confirmCodes() {
    return { code: codeNow(), password: priya.password };
  },
  removeOwnCodes: { code: recoveryCode, password: priya.password },
  confirmFactor: { code: recoveryCode },
  beginPasskeyLogIn: priya,
  get addPasskey() {
    const passkey = authenticator().make(challenge);
    return { name: 'My phone', password: priya.password, passkey };
  },
  removePasskey: { passkey: 'sample-passkey', password: priya.password },
  renamePasskey: { passkey: 'sample-passkey', name: 'Office laptop' },
  endOwnLogIns: {},
  setOwnDaysAway: { from: '2026-12-24', until: '2027-01-02' },
  setDaysAway: { staff: colleague.id, from: '', until: '' },
  createStaff: {
    name: 'Meera Nair',
    email: 'new.colleague@example.org',
    role: 'counsellor',
    totpRequired: true,
  },
  changeStaff: { staff: colleague.id, name: 'Ravi Iyer', role: 'counsellor', totpRequired: true },
  changePermissions: {
    staff: colleague.id,
    permissions: ['leads.read', 'parcels.handle'],
    reason: 'Packs parcels in June',
  },
  changeLeadVisibility: { leads: 'own' },
  decideStaff: { staff: colleague.id, decision: 'open', reason: '' },
};

/**
 * Creates the rows that the samples refer to: a staff member who is setting up two-step verification, and a
 * colleague.
 */
export async function makeStaffRows(staffId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 600_000);
  await db.passkeyChallenge.create({ data: { staffId, purpose: 'add', challenge, expiresAt } });
  const begun = { totpSecret: seal(totpSecret, staffId), totpSince: null, totpStep: null };
  await db.staff.update({ where: { id: staffId }, data: { passwordGiven: false, ...begun } });
  await db.staff.create({ data: { ...colleague, passwordHash: 'none', role: 'counsellor' } });
}

/** The passkey that the samples rename and remove, with the second factor just given. */
export async function passkeyOn(staffId: string): Promise<void> {
  const data = { id: 'sample-passkey', staffId, publicKey: '', counter: 0, name: 'My phone' };
  await db.passkey.createMany({ data, skipDuplicates: true });
  await db.session.updateMany({ where: { staffId }, data: { factorAt: new Date() } });
}

/** Completes the two-step verification that `makeStaffRows` has begun. */
export async function codesOn(staffId: string): Promise<void> {
  await db.staff.update({ where: { id: staffId }, data: { totpSince: new Date() } });
  const codeHash = hashOf(recoveryCode.replaceAll('-', ''));
  await db.recoveryCode.createMany({ data: { staffId, codeHash }, skipDuplicates: true });
}
