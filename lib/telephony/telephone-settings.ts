import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { hashOf, newToken } from '@/lib/platform/random-token';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { beginSettings, lockSettings } from '@/lib/staff/office-settings';
import { exchanges, type ExchangeName } from './exchanges';
import { noteCallEvent } from './phone-calls';
import type { SentEvent } from './telephone-forms';

const settings = { id: 1 } as const;

async function readSettings(client: Transaction['db']) {
  const found = await client.officeSettings.findUnique({
    where: settings,
    select: { telephoneExchange: true, telephoneSecretHash: true },
  });
  return {
    exchange: (found?.telephoneExchange ?? '') as ExchangeName | '',
    secretHash: found?.telephoneSecretHash ?? null,
  };
}

export interface TelephoneSettings {
  /** '' while no exchange is connected. */
  exchange: ExchangeName | '';
  hasAddress: boolean;
}

export async function telephoneSettings(
  _owner: Staff<'settings.change'>,
): Promise<TelephoneSettings> {
  const { exchange, secretHash } = await readSettings(db);
  return { exchange, hasAddress: secretHash !== null };
}

const act = { action: 'settings.change', subject: 'settings' } as const;

/** Connects an exchange, or none. The address stays. */
export async function setTelephoneExchange(
  owner: Staff<'settings.change'>,
  exchange: ExchangeName | '',
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx.db);
    const { exchange: from } = await readSettings(tx.db);
    if (from === exchange) return;
    const data = { telephoneExchange: exchange };
    await tx.db.officeSettings.updateMany({ where: settings, data });
    await noteAct(tx, owner, { ...act, detail: { telephoneExchange: { from, to: exchange } } });
  });
}

/**
 * Makes the address that the exchange calls; the one before ends at once.
 * @returns the address, which is shown once: only the hash of its secret is kept
 */
export async function makeTelephoneAddress(
  owner: Staff<'settings.change'>,
): Promise<{ address: string }> {
  const secret = newToken();
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx.db);
    const data = { telephoneSecretHash: hashOf(secret) };
    await tx.db.officeSettings.updateMany({ where: settings, data });
    await noteAct(tx, owner, { ...act, detail: { telephoneAddress: 'replaced' } });
  });
  return { address: `${env.SITE_URL}/api/telephone/${secret}` };
}

/**
 * Takes what an exchange sends to the secret address. What is not about an incoming call changes nothing.
 * @throws ApiError unauthorized for another address, and for any while no exchange is connected; invalid_input
 * without the id of a call
 */
export async function receiveCallEvent(secret: string, sent: SentEvent): Promise<void> {
  const { exchange, secretHash } = await readSettings(db);
  if (exchange === '' || !isSecret(secret, secretHash)) {
    throw new ApiError('unauthorized', 'No telephone exchange is connected at this address.');
  }
  const fields = Object.entries(sent).filter(([, value]) => value);
  const event = exchanges[exchange].read(Object.fromEntries(fields));
  if (event?.callId === '') throw new ApiError('invalid_input', 'The id of the call is missing.');
  if (event) await noteCallEvent(exchange, event);
}

function isSecret(secret: string, hash: string | null): boolean {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash ?? '')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
