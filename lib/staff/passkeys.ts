import 'server-only';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { institute } from '@/content/institute';
import { retention } from '@/content/retention';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
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

/** Loaded by the first passkey: it is larger than all that other log-ins need. */
const webauthn = () => import('@simplewebauthn/server');

const KEEP_CHALLENGE = statement(
  'keep-passkey-challenge',
  {},
  `insert into passkey_challenges ("staffId", purpose, challenge, "expiresAt")
   values ($1, $2, $3, now() + interval '${retention.passkeyChallenges.period.join(' ')}')
   on conflict ("staffId", purpose) do update set challenge = excluded.challenge,
     "expiresAt" = excluded."expiresAt"`,
);

const TAKE_CHALLENGE = statement(
  'take-passkey-challenge',
  { challenge: 'text' },
  `delete from passkey_challenges where "staffId" = $1 and purpose = $2 and "expiresAt" > now()
   returning challenge`,
);

const DELETE_EXPIRED = statement(
  'delete-expired-passkey-challenges',
  {},
  'delete from passkey_challenges where "expiresAt" < now()',
);

/** Deletes challenges that nobody answered in time. */
export async function deleteExpiredChallenges(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}

const LIST = statement(
  'passkeys-of-staff',
  { id: 'text', publicKey: 'text', counter: 'int8', transports: 'text[]' },
  `select id, "publicKey", counter, transports from passkeys where "staffId" = $1`,
);

/** Browsers bind passkeys to the site's host. */
const host = () => new URL(env.SITE_URL).hostname;

/**
 * The origin that has to have asked: the site's. On this machine, where a build serves any port, the
 * one that the answer names if it is on the same host.
 */
function expectedOrigin(clientDataJson: string): string {
  if (!isOnThisMachine(env.SITE_URL)) return env.SITE_URL;
  const { origin } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
    origin: string;
  };
  return new URL(origin).hostname === host() ? origin : env.SITE_URL;
}

/** What a new passkey has to sign. */
export async function beginPasskey({
  staffId,
  email,
  name,
}: AccountPerson): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await LIST.rows(pool, [staffId]);
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
  await KEEP_CHALLENGE.run(pool, [staffId, 'add', options.challenge]);
  return options;
}

const LOCK = statement(
  'lock-staff-for-passkey',
  { codes: 'bool' },
  `select "totpSince" is not null as codes from staff where id = $1 for no key update`,
);

const ADD = statement(
  'add-passkey',
  {},
  `insert into passkeys (id, "staffId", "publicKey", counter, transports, name)
   values ($1, $2, $3, $4, $5::text[], $6) on conflict (id) do nothing`,
);

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
    const staff = await LOCK.first(client, [staffId]);
    const known = await LIST.rows(client, [staffId]);
    if (known.length >= MOST) {
      throw new ApiError('conflict', `An account has at most ${MOST} passkeys. Remove one first.`);
    }
    const key = Buffer.from(publicKey).toString('base64url');
    const added = await ADD.run(client, [id, staffId, key, counter, transports, name]);
    if (added === 0) throw new ApiError('conflict', 'This passkey is already in your account.');
    await noteFactorOfSession(client, sessionId);
    const detail = { set: 'on', kind: 'passkey' };
    const act = { action: 'staff.code', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail });
    const isFirst = known.length === 0 && !staff?.codes;
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
    // Whatever a client sends that is no answer of a passkey to this challenge.
    return null;
  }
}

async function takeChallenge(on: Queryable, { staffId, purpose }: Use): Promise<string | null> {
  return (await TAKE_CHALLENGE.first(on, [staffId, purpose]))?.challenge ?? null;
}

/** What a passkey of the account has to sign; null without one. */
export async function beginUse({ staffId, purpose }: Use): Promise<PasskeyRequest | null> {
  const known = await LIST.rows(pool, [staffId]);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: host(),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await KEEP_CHALLENGE.run(pool, [staffId, purpose, options.challenge]);
  return options;
}

const USE = statement(
  'use-passkey',
  {},
  `update passkeys set counter = $3, "usedAt" = now()
   where id = $1 and "staffId" = $2 and (counter < $3 or (counter = 0 and $3 = 0))`,
);

/**
 * Takes the answer of a passkey to the challenge of this purpose, which then is used up.
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
  const known = await LIST.rows(client, [staffId]);
  const counter = await verifiedUse(answer, challenge, known);
  if (counter === null) return null;
  return (await USE.run(client, [counter.id, staffId, counter.value])) === 1 ? 'passkey' : null;
}

async function verifiedUse(
  answer: string,
  challenge: string,
  known: readonly { id: string; publicKey: string; counter: string }[],
): Promise<{ id: string; value: number } | null> {
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
    return verified ? { id: key.id, value: authenticationInfo.newCounter } : null;
  } catch {
    // Whatever a client sends that is no answer of a passkey to this challenge.
    return null;
  }
}

const REMOVE = statement(
  'remove-passkey',
  {},
  'delete from passkeys where id = $1 and "staffId" = $2',
);
const FORGET_RECOVERY = statement(
  'forget-unneeded-recovery-codes',
  {},
  `delete from recovery_codes where "staffId" = $1
     and not exists (select from passkeys where "staffId" = $1)
     and exists (select from staff where id = $1 and "totpSince" is null)`,
);

/**
 * Removes a passkey; with the last second factor the recovery codes go too.
 * @throws ApiError not_found
 */
export async function removePasskey(account: AccountPerson, id: string): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    await LOCK.run(client, [staffId]);
    if ((await REMOVE.run(client, [id, staffId])) === 0) throw missingPasskey();
    await FORGET_RECOVERY.run(client, [staffId]);
    const detail = { set: 'off', kind: 'passkey' };
    const act = { action: 'staff.code', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail });
  });
  noteSecurity({ event: 'secondFactor.removed', staffId, detail: { kind: 'passkey' } });
}

const NAME = statement(
  'lock-name-of-passkey',
  { name: 'text' },
  'select name from passkeys where id = $1 and "staffId" = $2 for update',
);

const RENAME = statement('rename-passkey', {}, 'update passkeys set name = $2 where id = $1');

/** @throws ApiError not_found for a passkey of another account too */
export async function renamePasskey(
  account: AccountPerson,
  { passkey, name }: PasskeyName,
): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    const known = await NAME.first(client, [passkey, staffId]);
    if (!known) throw missingPasskey();
    if (known.name === name) return;
    await RENAME.run(client, [passkey, name]);
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
