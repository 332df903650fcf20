import 'server-only';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { seal, unseal } from '@/lib/platform/secrets';
import type { AccountPerson } from './access';
import { readableCode } from './password';
import { newTotpSecret, totpAddress, totpStepOf } from './totp';

/** Each has four groups: 79 bits, so its plain hash tells nobody anything. */
const RECOVERY_CODES = 8;

const WRONG =
  'This code is not right. Each is good for half a minute, and once; check that the clock of your phone is right.';

const SECRET = `select "totpSecret" as secret from staff where id = $1 and ("totpSince" is not null) = $2`;

/** One statement: of two who send the same code, one is let in. */
const TAKE = `
  update staff set "totpStep" = $2
  where id = $1 and "totpSecret" = $3 and coalesce("totpStep", -1) < $2`;

const TAKE_RECOVERY = `delete from recovery_codes where "staffId" = $1 and "codeHash" = $2`;

/**
 * Uses a code up: one of the app, or a recovery code.
 * @returns which it was, or null when it is neither, or was used before
 */
export async function takeCode(
  client: Transaction,
  staffId: string,
  given: string,
): Promise<'app' | 'recovery' | null> {
  const code = given.replace(/[\s-]/g, '').toLowerCase();
  const { rows } = await client.query<{ secret: string | null }>(SECRET, [staffId, true]);
  if (await takeStep(client, staffId, rows[0]?.secret ?? null, code)) return 'app';
  const { rowCount } = await client.query(TAKE_RECOVERY, [staffId, hashOf(code)]);
  return rowCount === 1 ? 'recovery' : null;
}

async function takeStep(
  client: Transaction,
  staffId: string,
  sealed: string | null,
  code: string,
): Promise<boolean> {
  const secret = sealed && unseal(sealed, staffId);
  const step = secret ? totpStepOf(secret, code) : null;
  if (step === null) return false;
  const { rowCount } = await client.query(TAKE, [staffId, step, sealed]);
  return rowCount === 1;
}

const BEGIN = `
  update staff set "totpSecret" = $2, "totpStep" = null where id = $1 and "totpSince" is null`;

/**
 * A new secret to be taken into an authenticator app. It counts once a code of it was entered; until
 * then, beginning again replaces it.
 * @returns the secret in letters, and the address that the QR code holds
 * @throws ApiError conflict while codes are on
 */
export async function beginCodes({
  staffId,
  email,
}: AccountPerson): Promise<{ secret: string; address: string }> {
  const secret = newTotpSecret();
  const { rowCount } = await pool.query(BEGIN, [staffId, seal(secret, staffId)]);
  if (rowCount === 0) {
    throw new ApiError(
      'conflict',
      'One-time codes are on already. To use another phone, remove them first.',
    );
  }
  return { secret, address: totpAddress(secret, institute.shortName, email) };
}

const TURN_ON = `update staff set "totpSince" = now() where id = $1`;
const ADD_RECOVERY = `
  insert into recovery_codes ("staffId", "codeHash") select $1, unnest($2::text[])`;

/**
 * Turns one-time codes on with the first code of the app.
 * @returns the recovery codes, which nobody can see again
 * @throws ApiError invalid_input (the code), conflict when nothing was begun
 */
export async function confirmCodes(
  account: AccountPerson,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { staffId } = account;
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => readableCode(4));
  const hashes = recoveryCodes.map((one) => hashOf(one.replaceAll('-', '')));
  await inTransaction(async (client) => {
    await client.query('select 1 from staff where id = $1 for no key update', [staffId]);
    const { rows } = await client.query<{ secret: string | null }>(SECRET, [staffId, false]);
    const secret = rows[0]?.secret;
    if (!secret) {
      throw new ApiError('conflict', 'Begin anew: open the page again and press “Set up”.');
    }
    const right = await takeStep(client, staffId, secret, code.replace(/\s/g, ''));
    if (!right) throw wrongCode();
    await client.query(TURN_ON, [staffId]);
    await client.query('delete from recovery_codes where "staffId" = $1', [staffId]);
    await client.query(ADD_RECOVERY, [staffId, hashes]);
    await noteCodes(client, account, staffId, { set: 'on' });
  });
  return { recoveryCodes };
}

/**
 * Turns one's own one-time codes off, with one of them or a recovery code.
 * @throws ApiError invalid_input (the code), conflict when there are none
 */
export async function removeCodes(account: AccountPerson, code: string): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    await client.query('select 1 from staff where id = $1 for no key update', [staffId]);
    const { rowCount } = await client.query(SECRET, [staffId, true]);
    if (rowCount === 0) throw new ApiError('conflict', 'One-time codes are off already.');
    if (!(await takeCode(client, staffId, code))) throw wrongCode();
    await clearCodes(client, staffId);
    await noteCodes(client, account, staffId, { set: 'off' });
  });
}

/** Turns codes off, whoever may decide so, with all that belongs to them. */
export async function clearCodes(client: Transaction, staffId: string): Promise<void> {
  await client.query('delete from recovery_codes where "staffId" = $1', [staffId]);
  await client.query(
    'update staff set "totpSecret" = null, "totpSince" = null, "totpStep" = null where id = $1',
    [staffId],
  );
}

function noteCodes(
  client: Transaction,
  by: { staffId: string },
  subjectId: string,
  detail: Record<string, unknown>,
): Promise<string> {
  return noteAct(client, by, { action: 'staff.code', subject: 'staff', subjectId, detail });
}

function wrongCode(): ApiError {
  return new ApiError('invalid_input', WRONG, { fields: { code: WRONG } });
}
