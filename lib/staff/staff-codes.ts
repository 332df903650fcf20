import 'server-only';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { sealAgain, seal, unseal } from '@/lib/platform/secrets';
import { noteSecurity } from '@/lib/platform/security-log';
import { statement } from '@/lib/platform/statement';
import type { AccountPerson } from './access';
import { recoveryCode } from './password';
import { newTotpSecret, totpAddress, totpStepOf } from './totp';

/** They are random, so a fast hash is enough. */
const RECOVERY_CODES = 8;

const WRONG =
  'Wrong code. Each code works once and for half a minute; check that your phone’s clock is right.';

/** Another secret of the server sealed the app's (lib/staff/server-secret.ts). */
const DEAD =
  'Codes of your app cannot be checked, because the secret of the server was replaced. ' +
  'Use a recovery code or a passkey, or ask an owner to turn your two-step verification off.';

/**
 * Consumes an app code or a recovery code.
 * @returns its kind; null for a wrong or used code
 * @throws ApiError invalid_input when the server's secret was replaced, so that no app code can be right
 */
export async function takeCode(
  client: Transaction,
  staffId: string,
  given: string,
): Promise<'app' | 'recovery' | null> {
  const code = given.replace(/[\s-]/g, '').toLowerCase();
  const { isOn, secret } = await secretOf(client, staffId);
  if (isOn && (await takeStep(client, staffId, secret, code))) return 'app';
  const used = await client.db.recoveryCode.deleteMany({
    where: { staffId, codeHash: hashOf(code) },
  });
  if (used.count === 1) return 'recovery';
  const isOfApp = /^\d{6}$/.test(code);
  if (isOn && isOfApp && secret && unseal(secret, staffId) === null) throw deadCode();
  return null;
}

async function secretOf({ db }: Transaction, id: string) {
  const staff = await db.staff.findUnique({
    where: { id },
    select: { totpSecret: true, totpSince: true },
  });
  return { isOn: staff?.totpSince != null, secret: staff?.totpSecret ?? null };
}

/** One update, so that concurrent uses of a code succeed once. */
async function takeStep(
  client: Transaction,
  staffId: string,
  sealed: string | null,
  code: string,
): Promise<boolean> {
  const secret = sealed && unseal(sealed, staffId);
  const step = secret ? totpStepOf(secret, code) : null;
  if (step === null) return false;
  const { count } = await client.db.staff.updateMany({
    where: {
      id: staffId,
      totpSecret: sealed,
      OR: [{ totpStep: null }, { totpStep: { lt: step } }],
    },
    data: { totpStep: step },
  });
  return count === 1;
}

/**
 * Creates a secret for an authenticator app. It takes effect when a code confirms it; until then,
 * another call replaces it.
 * @returns the secret in letters, and the URI of the QR code
 * @throws ApiError conflict while two-step verification is on
 */
export async function beginCodes({
  staffId,
  email,
}: AccountPerson): Promise<{ secret: string; address: string }> {
  const secret = newTotpSecret();
  const { count } = await db.staff.updateMany({
    where: { id: staffId, totpSince: null },
    data: { totpSecret: seal(secret, staffId), totpStep: null },
  });
  if (count === 0) {
    throw new ApiError(
      'conflict',
      'Two-step verification is already on. To use another phone, turn it off first.',
    );
  }
  return { secret, address: totpAddress(secret, institute.shortName, email) };
}

/** Records that the second factor was given in a session. */
export async function noteFactorOfSession(client: Transaction, sessionId: string): Promise<void> {
  const data = { factorAt: await databaseTime(client) };
  await client.db.session.updateMany({ where: { id: sessionId }, data });
}

/**
 * Turns two-step verification on with the first code of the app.
 * @returns the recovery codes, which are stored only as hashes
 * @throws ApiError invalid_input (the code), conflict when setup was not started
 */
export async function confirmCodes(
  account: AccountPerson,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { staffId } = account;
  const recoveryCodes = await inTransaction(async (client) => {
    await lockRow(client, 'staff', staffId);
    const { isOn, secret } = await secretOf(client, staffId);
    if (isOn || !secret) {
      throw new ApiError('conflict', 'Reload the page and set it up again.');
    }
    const right = await takeStep(client, staffId, secret, code.replace(/\s/g, ''));
    if (!right) throw wrongCode();
    await client.db.staff.updateMany({ where: { id: staffId }, data: { totpSince: new Date() } });
    const codes = await newRecoveryCodes(client, staffId);
    await noteFactorOfSession(client, account.sessionId);
    await noteCodes(client, account, staffId, { set: 'on' });
    return codes;
  });
  noteSecurity({ event: 'secondFactor.added', staffId, detail: { kind: 'codes' } });
  return { recoveryCodes };
}

/** Replaces the recovery codes; they are stored only as hashes. */
export async function newRecoveryCodes(client: Transaction, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await client.db.recoveryCode.deleteMany({ where: { staffId } });
  await client.db.recoveryCode.createMany({
    data: codes.map((one) => ({ staffId, codeHash: hashOf(one.replaceAll('-', '')) })),
  });
  return codes;
}

/**
 * Turns one's own two-step verification off, with an app code or a recovery code.
 * @throws ApiError invalid_input (the code), conflict when it is off
 */
export async function removeCodes(account: AccountPerson, code: string): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    await lockRow(client, 'staff', staffId);
    if (!(await secretOf(client, staffId)).isOn)
      throw new ApiError('conflict', 'Two-step verification is already off.');
    if (!(await takeCode(client, staffId, code))) throw wrongCode();
    await clearCodes(client, staffId);
    await noteCodes(client, account, staffId, { set: 'off' });
  });
  noteSecurity({ event: 'secondFactor.removed', staffId, detail: { kind: 'codes' } });
}

/** Removes every second factor: codes of the app, passkeys and recovery codes. */
export async function clearFactors(client: Transaction, staffId: string): Promise<void> {
  await client.db.passkey.deleteMany({ where: { staffId } });
  await clearCodes(client, staffId);
}

/** Turns the codes of the app off. Recovery codes stay as long as there is a passkey. */
async function clearCodes(client: Transaction, staffId: string): Promise<void> {
  await client.db.recoveryCode.deleteMany({
    where: { staffId, staff: { passkeys: { none: {} } } },
  });
  await client.db.staff.updateMany({
    where: { id: staffId },
    data: { totpSecret: null, totpSince: null, totpStep: null },
  });
}

function noteCodes(
  client: Transaction,
  by: AccountPerson,
  subjectId: string,
  detail: Record<string, unknown>,
): Promise<string> {
  return noteAct(client, by, { action: 'staff.code', subject: 'staff', subjectId, detail });
}

export function wrongCode(): ApiError {
  return new ApiError('invalid_input', WRONG, { fields: { code: WRONG } });
}

function deadCode(): ApiError {
  return new ApiError('invalid_input', DEAD, { fields: { code: DEAD } });
}

const SEALED = statement(
  'sealed-totp-secrets',
  {},
  { id: 'uuid', secret: 'text', isOn: 'bool' },
  `select id, "totpSecret" as secret, "totpSince" is not null as "isOn"
   from staff where "totpSecret" is not null`,
);

const RESEAL = statement(
  'reseal-totp-secret',
  { id: 'uuid', secret: 'text', anew: 'text' },
  {},
  'update staff set "totpSecret" = $anew where id = $id and "totpSecret" = $secret',
);

/** Seals secrets with the current key that an earlier one sealed, so that it can be taken out. */
export async function resealCodes(on: Queryable): Promise<number> {
  let count = 0;
  for (const { id, secret } of await SEALED.rows(on)) {
    const anew = sealAgain(secret, id);
    if (anew !== null) count += await RESEAL.run(on, { id, secret, anew });
  }
  return count;
}

/** Number of accounts whose codes no secret of this server can open. */
export async function countDeadCodes(on: Queryable): Promise<number> {
  const sealed = await SEALED.rows(on);
  return sealed.filter(({ id, secret, isOn }) => isOn && unseal(secret, id) === null).length;
}
