import 'server-only';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { institute } from '@/content/facts/institute';
import { retention } from '@/content/pages/retention';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { noteSecurity } from '@/lib/platform/security-log';
import { statement } from '@/lib/platform/statement';
import type { AccountPerson } from './access';
import { newRecoveryCodes, noteFactorOfSession } from './staff-codes';
import type { PasskeyName } from './staff-forms';

export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

interface Use {
  staffId: string;
  purpose: 'add' | 'logIn' | 'confirm';
}

const MOST = 10;

/** Loaded at the first use of a passkey: it is larger than everything else a log-in needs. */
const webauthn = () => import('@simplewebauthn/server');

async function keepChallenge({ staffId, purpose }: Use, challenge: string): Promise<void> {
  const expiresAt = await databaseTime(pool, retention.passkeyChallenges.period.join(' '));
  await db.passkeyChallenge.upsert({
    where: { staffId_purpose: { staffId, purpose } },
    create: { staffId, purpose, challenge, expiresAt },
    update: { challenge, expiresAt },
    select: { purpose: true },
  });
}

const TAKE_CHALLENGE = statement(
  'take-passkey-challenge',
  { staffId: 'uuid', purpose: 'text' },
  { challenge: 'text' },
  `delete from passkey_challenges where "staffId" = $staffId and purpose = $purpose and "expiresAt" > now()
   returning challenge`,
);

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(on: Queryable): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: await databaseTime(on) } } });
}

/** @param on the client, or that of a transaction */
function passkeysOf(on: Transaction['db'], staffId: string) {
  return on.passkey.findMany({
    where: { staffId },
    select: { id: true, publicKey: true, counter: true, transports: true },
  });
}

/** Browsers bind passkeys to the site's host. */
const host = () => new URL(env.SITE_URL).hostname;

/**
 * The origin to expect: the site's. On this machine, where a build serves any port, the answer's own origin
 * if it is on the same host.
 */
function expectedOrigin(clientDataJson: string): string {
  if (!isOnThisMachine(env.SITE_URL)) return env.SITE_URL;
  const { origin } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
    origin: string;
  };
  return new URL(origin).hostname === host() ? origin : env.SITE_URL;
}

/** Options for a new passkey, with the challenge to sign. */
export async function beginPasskey({
  staffId,
  email,
  name,
}: AccountPerson): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(db, staffId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: institute.shortName,
    rpID: host(),
    userName: email,
    userDisplayName: name || email,
    userID: new Uint8Array(Buffer.from(staffId)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge({ staffId, purpose: 'add' }, options.challenge);
  return options;
}

/**
 * Adds a passkey.
 * @param answer of the browser, as JSON
 * @returns recovery codes with the first second factor of the account; otherwise none
 * @throws ApiError invalid_input (the passkey), conflict
 */
export async function addPasskey(
  account: AccountPerson,
  { name, answer }: { name: string; answer: string },
): Promise<{ recoveryCodes: string[] }> {
  const { staffId, sessionId } = account;
  const challenge = await takeChallenge(pool, { staffId, purpose: 'add' });
  const credential = challenge === null ? null : await verifiedNew(answer, challenge);
  if (!credential) throw wrongPasskey();
  const { id, publicKey, counter, transports = [] } = credential;
  const recoveryCodes = await inTransaction(async (client) => {
    await lockRow(client, 'staff', staffId);
    const staff = await client.db.staff.findUnique({
      where: { id: staffId },
      select: { totpSince: true, _count: { select: { passkeys: true } } },
    });
    const known = staff?._count.passkeys ?? 0;
    if (known >= MOST) {
      throw new ApiError('conflict', `An account has at most ${MOST} passkeys. Remove one first.`);
    }
    const key = Buffer.from(publicKey).toString('base64url');
    const added = await client.db.passkey.createMany({
      data: [{ id, staffId, publicKey: key, counter, transports, name }],
      skipDuplicates: true,
    });
    if (added.count === 0)
      throw new ApiError('conflict', 'This passkey is already in your account.');
    await noteFactorOfSession(client, sessionId);
    const detail = { set: 'on', kind: 'passkey' };
    const act = { action: 'staff.code', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail });
    const isFirst = known === 0 && !staff?.totpSince;
    return isFirst ? newRecoveryCodes(client, staffId) : [];
  });
  noteSecurity({ event: 'secondFactor.added', staffId, detail: { kind: 'passkey' } });
  return { recoveryCodes };
}

async function verifiedNew(answer: string, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(response.response.clientDataJSON),
      expectedRPID: host(),
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The client's data is no valid answer to this challenge.
    return null;
  }
}

async function takeChallenge(on: Queryable, use: Use): Promise<string | null> {
  return (await TAKE_CHALLENGE.first(on, use))?.challenge ?? null;
}

/** Options for using a passkey of the account, with the challenge to sign; null without a passkey. */
export async function beginUse({ staffId, purpose }: Use): Promise<PasskeyRequest | null> {
  const known = await passkeysOf(db, staffId);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: host(),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge({ staffId, purpose }, options.challenge);
  return options;
}

/**
 * Verifies a passkey's answer to the challenge of this purpose, which is then used up.
 * @param answer of the browser, as JSON
 * @returns null for a wrong one
 */
export async function takePasskey(
  client: Transaction,
  { staffId, purpose }: Use,
  answer: string,
): Promise<'passkey' | null> {
  const challenge = await takeChallenge(client, { staffId, purpose });
  if (challenge === null) return null;
  const used = await verifiedUse(answer, challenge, await passkeysOf(client.db, staffId));
  if (used === null) return null;
  const { id, counter } = used;
  // Authenticators without a counter always send 0.
  const { count } = await client.db.passkey.updateMany({
    where: { id, staffId, counter: counter === 0 ? 0 : { lt: counter } },
    data: { counter, usedAt: new Date() },
  });
  return count === 1 ? 'passkey' : null;
}

async function verifiedUse(
  answer: string,
  challenge: string,
  known: readonly { id: string; publicKey: string; counter: bigint }[],
): Promise<{ id: string; counter: number } | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const key = known.find(({ id }) => id === response.id);
    if (!key) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(response.response.clientDataJSON),
      expectedRPID: host(),
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: Number(key.counter),
      },
    });
    return verified ? { id: key.id, counter: authenticationInfo.newCounter } : null;
  } catch {
    // The client's data is no valid answer to this challenge.
    return null;
  }
}

/**
 * Removes a passkey; with the last second factor the recovery codes go too.
 * @throws ApiError not_found
 */
export async function removePasskey(account: AccountPerson, id: string): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    await lockRow(client, 'staff', staffId);
    const removed = await client.db.passkey.deleteMany({ where: { id, staffId } });
    if (removed.count === 0) throw missingPasskey();
    await client.db.recoveryCode.deleteMany({
      where: { staffId, staff: { totpSince: null, passkeys: { none: {} } } },
    });
    const detail = { set: 'off', kind: 'passkey' };
    const act = { action: 'staff.code', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail });
  });
  noteSecurity({ event: 'secondFactor.removed', staffId, detail: { kind: 'passkey' } });
}

/** @throws ApiError not_found for a passkey of another account too */
export async function renamePasskey(
  account: AccountPerson,
  { passkey, name }: PasskeyName,
): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    const own = { id: passkey, staffId };
    const renamed = await client.db.passkey.updateMany({
      where: { ...own, name: { not: name } },
      data: { name },
    });
    if (renamed.count === 0) {
      if ((await client.db.passkey.count({ where: own })) === 0) throw missingPasskey();
      return;
    }
    const act = { action: 'staff.passkeyName', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, act);
  });
}

const missingPasskey = () =>
  new ApiError('not_found', 'This passkey no longer exists. Reload the page.');

export function wrongPasskey(): ApiError {
  const message = 'The passkey was not accepted. Try it again.';
  return new ApiError('invalid_input', message, { fields: { passkey: message } });
}
