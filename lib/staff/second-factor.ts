import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { noteSecurity } from '@/lib/platform/security-log';
import type { AccountPerson } from './access';
import { takePasskey, wrongPasskey } from './passkeys';
import { noteFactorOfSession, takeCode, wrongCode } from './staff-codes';

/** Age at which a second factor is no longer fresh. */
const FRESH = '10 minutes';

/** Options of the dialog for a fresh second factor. */
export interface FactorState {
  /** The account has a second factor, and it was not given within ten minutes. */
  needed: boolean;
  /** Codes of an authenticator app are on. */
  codes: boolean;
  passkeys: boolean;
}

export async function factorState({ sessionId }: { sessionId: string }): Promise<FactorState> {
  const session = await db.session.findUnique({
    where: { id: sessionId },
    select: {
      factorAt: true,
      staff: { select: { totpSince: true, passkeys: { take: 1, select: { id: true } } } },
    },
  });
  const codes = session?.staff?.totpSince != null;
  const passkeys = (session?.staff?.passkeys.length ?? 0) > 0;
  const isFresh = session?.factorAt && session.factorAt > (await databaseTime(pool, `-${FRESH}`));
  return { needed: (codes || passkeys) && !isFresh, codes, passkeys };
}

/**
 * Refuses an account that has a second factor and did not give it within ten minutes.
 * @throws ApiError second_factor
 */
export async function requireFreshFactor(staff: AccountPerson): Promise<void> {
  const { needed } = await factorState(staff);
  if (!needed) return;
  noteRefusal(staff);
  throw new ApiError(
    'second_factor',
    'Nothing has been done yet. Confirm with a code or passkey, then press the button again.',
  );
}

/**
 * `requireFreshFactor`, which on a public address also refuses accounts without a second factor.
 * @throws ApiError second_factor, forbidden
 */
export async function requireFactorToAct(staff: AccountPerson): Promise<void> {
  const { codes, passkeys } = await factorState(staff);
  if (codes || passkeys || isOnThisMachine(env.SITE_URL)) return requireFreshFactor(staff);
  noteRefusal(staff);
  throw new ApiError(
    'forbidden',
    'Set up two-step verification first, under your name at the top of the page.',
  );
}

function noteRefusal({ staffId }: AccountPerson): void {
  noteSecurity({ event: 'access.refused', staffId, detail: { why: 'second factor' } });
}

const tries = defineLimit({ name: 'second-factor', points: 10, windowMs: 900_000 });

/**
 * Takes a code of the app, a recovery code or the answer of a passkey for the next ten minutes of a log-in.
 * @throws ApiError invalid_input (the code), too_many_requests
 */
export async function confirmFactor(
  { staffId, sessionId }: AccountPerson,
  { code, address }: { code: string; address: string | null },
): Promise<void> {
  await limitTries(staffId, address);
  const isPasskey = code.startsWith('{');
  const by = await inTransaction(async (client) => {
    const taken = isPasskey
      ? await takePasskey(client, { staffId, purpose: 'confirm' }, code)
      : await takeCode(client, staffId, code);
    if (taken) await noteFactorOfSession(client, sessionId);
    return taken;
  });
  const detail = { for: 'a fresh check', by: by ?? 'code' };
  const event = by ? 'secondFactor.succeeded' : 'secondFactor.failed';
  noteSecurity({ event, staffId, address, detail });
  if (!by) throw isPasskey ? wrongPasskey() : wrongCode();
}

async function limitTries(staffId: string, address: string | null): Promise<void> {
  const wait = await tries.count(staffId);
  if (wait === null) return;
  noteSecurity({ event: 'access.limited', staffId, address, detail: { limit: tries.name } });
  throw new ApiError('too_many_requests', 'Too many codes. Try again in 15 minutes.', {
    retryAfterSeconds: wait,
  });
}
