/**
 * Errors of PostgreSQL, of the network on the way to it, and of the disk, as a sentence that names the
 * faulty setting.
 */

interface Fault {
  code?: string;
  message: string;
  address?: string;
  hostname?: string;
  port?: number;
  syscall?: string;
  path?: string;
}

const DISK_FULL =
  'The disk is full. Make room where DATA_DIR, BACKUP_FOLDER and the database are, for example by moving ' +
  'older backups elsewhere; the site goes on by itself then.';

const quoted = (message: string) => /"([^"]*)"/.exec(message)?.[1] ?? '';

/** By SQLSTATE. */
const ofPostgres: Readonly<Record<string, (message: string, setting: string) => string>> = {
  '28P01': (message, setting) =>
    `PostgreSQL does not take the password of the role ${quoted(message)}. Correct it in ${setting} (characters such as @ : / written as %40 %3A %2F).`,
  '28000': (message, setting) =>
    /no encryption|SSL off/.test(message)
      ? `PostgreSQL takes connections with TLS only. Add ?sslmode=verify-full to ${setting}; where its certificate is its own, name that with NODE_EXTRA_CA_CERTS.`
      : /no pg_hba\.conf entry/.test(message)
        ? `PostgreSQL lets nobody in from this machine as ${setting} says. Add a line for the role, the database and this machine to its pg_hba.conf, and reload it.`
        : `PostgreSQL has no role ${quoted(message)} that may log in. Create it, or correct the user in ${setting}.`,
  '3D000': (message, setting) =>
    `PostgreSQL has no database ${quoted(message)}. Create it (create database ${quoted(message)}), or correct the name in ${setting}.`,
  '42501': (message, setting) =>
    `The role in ${setting} lacks a right: ${message}. Set MIGRATION_DATABASE_URL to the owner of the tables and run npm run migrate (docs/operations.md, "A PostgreSQL of your own").`,
  '53100': () => DISK_FULL,
  '53300': (_, setting) =>
    `PostgreSQL has no connection left for ${setting}. Raise its max_connections, or lower WORKERS.`,
  '25006': (_, setting) =>
    `The PostgreSQL of ${setting} can only be read; it may be a standby. Give the address of the one that is written to.`,
  '57014': () =>
    'A statement was cancelled, because it took too long: another transaction may hold it up (docs/runbook.md, "A statement that holds others up").',
  '57P03': (_, setting) => `The PostgreSQL of ${setting} is starting or stopping. Try again.`,
};

const certificate =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+)$/;

/** @returns null for any other error */
export function faultInWords(error: unknown, setting = 'DATABASE_URL'): string | null {
  const fault = firstOf(error);
  const { code = '', message } = fault;
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return DISK_FULL;
  if (/^(EACCES|EPERM|EROFS)$/.test(code) && fault.path && fault.syscall !== 'connect') {
    return `${fault.path} cannot be written or read by the user that runs the site. Correct its owner and rights, or the setting that names it (DATA_DIR, BACKUP_FOLDER).`;
  }
  return ofPostgres[code]?.(message, setting) ?? ofConnection(fault, setting);
}

function ofConnection(fault: Fault, setting: string): string | null {
  const { code = '', message } = fault;
  const { address = fault.hostname ?? 'its host', port } = fault;
  const place = port ? `${address}:${port}` : address;
  if (address.includes('orbital-pg-')) {
    return 'The built-in PostgreSQL does not answer. Its data are below DATA_DIR; the log says why it stopped.';
  }
  if (fault.syscall === 'connect' && /^(ECONNREFUSED|ENOENT|EACCES)$/.test(code)) {
    return `No PostgreSQL answers at ${place}. Start it, or correct host and port in ${setting}.`;
  }
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return `Nobody knows the host ${fault.hostname ?? ''} of ${setting}. Correct it, or the name server of this machine.`;
  }
  if (
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code) ||
    /timeout expired|timeout exceeded|connection timeout/.test(message)
  ) {
    return `PostgreSQL cannot be reached: no answer within seconds. If it is the built-in one, restart the site. If it is that of ${setting}, look at the network and the firewall between, or correct host and port.`;
  }
  if (/does not support SSL/.test(message)) {
    return `${setting} asks for TLS, which its PostgreSQL does not offer. Turn TLS on there, or take sslmode out of ${setting}.`;
  }
  if (certificate.test(code)) {
    return `The certificate of the PostgreSQL of ${setting} is not trusted (${code}). Name its authority, or the certificate itself, with NODE_EXTRA_CA_CERTS.`;
  }
  if (/password must be a string/.test(message)) {
    return `PostgreSQL asks for a password, and ${setting} has none: postgresql://user:password@host:5432/name.`;
  }
  if (/^(ECONNRESET|EPIPE)$/.test(code) || /terminated unexpectedly/.test(message)) {
    return `The PostgreSQL of ${setting} ended the connection. Its own log says why.`;
  }
  return null;
}

/** Node tries every address of a host and reports all failures together. */
function firstOf(error: unknown): Fault {
  const [first] = (error as { errors?: unknown[] } | null)?.errors ?? [];
  return (first ?? error ?? { message: '' }) as Fault;
}

/** Marks errors of connections to PostgreSQL, which otherwise look like those of any other connection. */
export function markOfDatabase<E>(error: E): E {
  return error instanceof Error ? Object.assign(error, { isOfDatabase: true }) : error;
}

/** Codes that name a fault of the machine or the database on their own. */
const OF_MACHINE = /^(53100|53300|57014|42501|25006|28P01|28000|3D000|ENOSPC|EDQUOT)$/;

/** A hint for the log about an error of unknown origin; none about connections to other services. */
export function hintOf(error: Error): string | undefined {
  const { code = '', isOfDatabase = false } = error as { code?: string; isOfDatabase?: boolean };
  return isOfDatabase || OF_MACHINE.test(code) ? (faultInWords(error) ?? undefined) : undefined;
}

/**
 * An error as a sentence that may be shown and logged. Our own messages are kept; those of libraries may
 * quote input, so only their kind and code are.
 */
export function errorSentence(error: unknown, setting?: string): string {
  const words = faultInWords(error, setting);
  if (words) return words;
  const { code, message } = firstOf(error);
  if (code === undefined && message) return message;
  return `It failed unexpectedly (${error instanceof Error ? error.name : 'error'} ${code ?? ''}).`;
}
