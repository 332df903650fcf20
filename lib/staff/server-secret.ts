import 'server-only';
import type { Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { fingerprints, secretFile } from '@/lib/platform/secrets';
import { noteSecurity } from '@/lib/platform/security-log';
import { lastServerSecret, noteServerSecret, siteHost } from '@/lib/platform/server-secret';
import { statement } from '@/lib/platform/statement';
import { countDeadCodes, resealCodes } from './staff-codes';

const COUNT_PASSKEYS = statement(
  'count-passkeys',
  {},
  { count: 'int4' },
  'select count(*)::int as count from passkeys',
);

/** Instructions for using the codes of authenticator apps again. */
export const HOW_TO_BRING_SECRET_BACK =
  'Stop the site and bring the old secret back: put the file session-secret of the old machine into ' +
  'DATA_DIR, or run npm run restore -- <backup folder> --secret, or set SESSION_SECRET to it where it ' +
  'stood in .env; then start. If it is lost, log in with a recovery code or a passkey, and turn two-step ' +
  'verification off and on again under your name. For staff who have neither, an owner turns it off at ' +
  '/searchuser/staff.';

/**
 * Compares the server's secret with the one that the database was used with, and seals the secrets of
 * authenticator apps with the current one. The site starts with another secret too, because visitors and
 * payments do not need it; the log and /searchuser/server name the consequences.
 * @param isNew whether no secret was set or stored before this start
 * @returns the logged sentences
 */
export async function settleServerSecret(on: Pool, isNew = false): Promise<string[]> {
  const last = await lastServerSecret(on);
  const [current, ...earlier] = fingerprints();
  await resealCodes(on);
  const dead = await countDeadCodes(on);
  const said: string[] = [];
  const isKnown = !last || [current, ...earlier].includes(last.fingerprint);
  if (!isKnown || dead > 0) said.push(anotherSecret(dead, isNew));
  if (last && last.siteHost !== siteHost()) {
    const passkeys = (await COUNT_PASSKEYS.first(on))?.count ?? 0;
    if (passkeys > 0) said.push(anotherHost(passkeys, last.siteHost));
  }
  for (const hint of said) log.error({ where: 'server secret', hint });
  if (last && last.fingerprint !== current) noteSecurity({ event: 'keys.changed' });
  // Until it is settled, each start repeats it, and backups do not include the wrong secret.
  await noteServerSecret(on, dead > 0 && last ? last.fingerprint : current);
  return said;
}

function anotherSecret(dead: number, isNew: boolean): string {
  const found = isNew
    ? `${secretFile()} was missing, so a new one was made`
    : `${env.SESSION_SECRET ? 'SESSION_SECRET' : secretFile()} holds another one`;
  const accounts = dead === 1 ? '1 staff account' : `${dead} staff accounts`;
  const todo =
    dead > 0
      ? `${accounts} cannot log in with the codes of an app. ${HOW_TO_BRING_SECRET_BACK}`
      : 'If several copies of the site share the database, give all the same SESSION_SECRET.';
  return (
    `The server's secret is not the one that this database was used with: ${found}. ` +
    `Everybody has to log in again, and wrong tries count anew. ${todo}`
  );
}

const anotherHost = (passkeys: number, before: string) =>
  `${passkeys === 1 ? '1 passkey belongs' : `${passkeys} passkeys belong`} to ${before} and cannot be used ` +
  `at ${siteHost()} (SITE_URL). Log in with the codes of an app or a recovery code, and add a passkey anew.`;
