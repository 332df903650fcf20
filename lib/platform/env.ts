import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { emailAddress } from './email-address';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** A setting that may be missing; an empty one counts as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyIsUnset, schema.optional());

const port = z.coerce
  .number('must be a port number, for example 3000')
  .int('must be a port number, for example 3000')
  .min(0, 'must be between 0 and 65535')
  .max(65_535, 'must be between 0 and 65535');

const siteUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.in' })
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
    error: 'must be the address of the site without a path',
  })
  .transform((value) => new URL(value).origin);

/** Where a PostgreSQL listens. */
export interface Address {
  host: string;
  port: number;
}

const hostAndPort = z
  .string()
  .regex(/^[\w.-]+:\d{1,5}$/, 'must be an address and a port, for example 10.0.0.5:5433')
  .transform((value): Address => {
    const [host = '', given] = value.split(':');
    return { host, port: Number(given) };
  });

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be like postgresql://user:password@host:5432/name',
});

const isNetwork = (value: string) => ipaddr.isValid(value) || ipaddr.isValidCIDR(value);
const networks = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), {
    error: 'must be addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8',
  });

const address = z.email('must be an e-mail address');
const addresses = z
  .string()
  .refine((value) => value.split(',').every((part) => address.safeParse(part.trim()).success), {
    error: 'must be e-mail addresses separated by commas, for example office@example.in',
  });

const accountEmail = z
  .string()
  .refine((value) => emailAddress.safeParse(value).success, {
    error: 'must be an e-mail address such as owner@example.in',
  })
  .transform((value) => value.trim().toLowerCase());

const baseUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''));

/** Base URL of another service, without a trailing slash. It is sent keys or people's details, so over TLS. */
export const serviceUrl = (example: string) =>
  baseUrl(example).refine((value) => value.startsWith('https:') || isOnThisMachine(value), {
    error: 'must begin with https://',
  });

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be like smtps://user:password@smtp.example.in:465',
});

const secret = z.string().min(32, 'must be at least 32 characters, any at all');
const earlierSecrets = z
  .string()
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(secret));

/** The settings of all but the gateways. `.env.example` documents them; a test compares the two. */
export const envSchema = z
  .object({
    PORT: z.preprocess(emptyIsUnset, port.default(3000)),
    HOST: z.preprocess(emptyIsUnset, z.string().default('127.0.0.1')),
    METRICS_PORT: optional(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseUrl('http://127.0.0.1:4318')),
    OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
    // Independent of PORT, so that instances on other ports can serve the same build.
    SITE_URL: z.preprocess(emptyIsUnset, siteUrl.default('http://localhost:3000')),
    WORKERS: z.preprocess(
      emptyIsUnset,
      z
        .string()
        .regex(/^([1-9]|1[0-6])$/, 'must be a number from 1 to 16')
        .transform(Number)
        .default(() => Math.min(4, availableParallelism())),
    ),
    DATABASE_URL: optional(databaseUrl),
    MIGRATION_DATABASE_URL: optional(databaseUrl),
    DATA_DIR: z.preprocess(emptyIsUnset, z.string().default('.data')),
    TRUSTED_PROXIES: z.preprocess((value) => value ?? '', networks),
    LEADS_TO: optional(addresses),
    SMTP_URL: optional(smtpUrl),
    MAIL_FROM: optional(address),
    SMTP_WITHOUT_TLS: optional(
      z.literal('yes', 'must be yes, or empty').transform(() => true as const),
    ),
    EMAIL_SERVICE_URL: optional(serviceUrl('https://api.example.com')),
    EMAIL_SERVICE_ID: optional(z.string()),
    EMAIL_TEMPLATE_ID: optional(z.string()),
    EMAIL_PUBLIC_KEY: optional(z.string()),
    EMAIL_PRIVATE_KEY: optional(z.string()),
    OWNER_EMAIL: optional(accountEmail),
    OFFLINE_PAGES: z.preprocess(
      emptyIsUnset,
      z.enum(['on', 'off'], 'must be on or off').default('on'),
    ),
    SECURITY_LOG: z.preprocess(
      emptyIsUnset,
      z.enum(['file', 'stdout'], 'must be file or stdout').default('file'),
    ),
    SESSION_SECRET: optional(secret),
    EARLIER_SESSION_SECRETS: z.preprocess((value) => value ?? '', earlierSecrets),
    BACKUPS: z.preprocess(
      emptyIsUnset,
      z.enum(['daily', 'off'], 'must be daily or off').default('daily'),
    ),
    BACKUP_FOLDER: optional(z.string()),
    BACKUP_KEEP: z.preprocess(
      emptyIsUnset,
      z.coerce
        .number('must be a number of backups, for example 7')
        .int('must be a number of backups, for example 7')
        .min(1, 'must be 1 or more')
        .default(7),
    ),
    ARCHIVE_FOLDER: optional(z.string()),
    ARCHIVE_S3_URL: optional(
      serviceUrl('https://s3.ap-south-1.amazonaws.com/bucket').refine(
        (value) => !URL.canParse(value) || new URL(value).pathname.length > 1,
        { error: 'must end with the bucket, as in https://s3.ap-south-1.amazonaws.com/bucket' },
      ),
    ),
    ARCHIVE_S3_REGION: z.preprocess(emptyIsUnset, z.string().default('us-east-1')),
    ARCHIVE_S3_KEY_ID: optional(z.string()),
    ARCHIVE_S3_SECRET: optional(z.string()),
    STANDBY_LISTEN: optional(hostAndPort),
    STANDBY_OF: optional(hostAndPort),
    STANDBY_PASSWORD: optional(secret),
    STANDBY_CONFIRMS: optional(
      z.literal('yes', 'must be yes, or empty').transform(() => true as const),
    ),
    BACKUP_PASSPHRASE: optional(z.string().min(16, 'must be at least 16 characters')),
    CACHE_PURGE_URL: optional(serviceUrl('https://cache.example.com/purge')),
    CACHE_PURGE_TOKEN: optional(z.string()),
    HEARTBEAT_URL: optional(serviceUrl('https://hc-ping.com/your-uuid')),
    ALERT_URL: optional(serviceUrl('https://hooks.example.com/alerts')),
    GSTIN: optional(
      z
        .string()
        .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must be the 15 characters of a GSTIN'),
    ),
    UPI_ID: optional(
      z
        .string()
        .regex(/^[\w.-]{2,64}@[A-Za-z][A-Za-z\d]{1,30}$/, 'must be a UPI id, such as name@okbank'),
    ),
  })
  .superRefine(checkMail)
  .superRefine((env, context) =>
    refuseHalfSet(
      env,
      {
        MIGRATION_DATABASE_URL: ['DATABASE_URL'],
        // Elsewhere, a backup is of use only with a passphrase that is not lost with DATA_DIR.
        BACKUP_FOLDER: ['BACKUP_PASSPHRASE'],
        ARCHIVE_FOLDER: ['BACKUP_PASSPHRASE'],
        ARCHIVE_S3_URL: ['BACKUP_PASSPHRASE', 'ARCHIVE_S3_KEY_ID', 'ARCHIVE_S3_SECRET'],
        STANDBY_LISTEN: ['STANDBY_PASSWORD'],
        STANDBY_OF: ['STANDBY_PASSWORD'],
        STANDBY_CONFIRMS: ['STANDBY_LISTEN'],
        CACHE_PURGE_TOKEN: ['CACHE_PURGE_URL'],
        OTEL_EXPORTER_OTLP_HEADERS: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      },
      context,
    ),
  );

const service = [
  'EMAIL_SERVICE_URL',
  'EMAIL_SERVICE_ID',
  'EMAIL_TEMPLATE_ID',
  'EMAIL_PUBLIC_KEY',
  'EMAIL_PRIVATE_KEY',
] as const;

/** Refuses incomplete mail settings, with which mails would stay queued forever. */
function checkMail(
  env: { SMTP_URL?: string } & { [name in (typeof service)[number]]?: string },
  context: z.RefinementCtx,
): void {
  const begun = service.find((name) => env[name]);
  if (begun) refuseHalfSet(env, { [begun]: service.slice(0, -1) }, context);
  if (begun && env.SMTP_URL) {
    const message = `cannot be set together with ${begun}: choose one way to send mails`;
    context.addIssue({ code: 'custom', path: ['SMTP_URL'], message });
  }
  refuseHalfSet(env, { SMTP_URL: ['MAIL_FROM', 'LEADS_TO'] }, context);
}

/** For a setting, the settings that it requires. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** Adds a fault for every setting that is needed and missing. */
export function refuseHalfSet(
  settings: Readonly<Record<string, unknown>>,
  needs: Needs,
  context: z.RefinementCtx,
): void {
  for (const [set, needed] of Object.entries(needs)) {
    if (!settings[set]) continue;
    for (const name of needed.filter((one) => !settings[one])) {
      const message = `is needed, because ${set} is set`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
}

/**
 * Parses settings.
 * @throws Error that lists every fault
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(
    `These settings have to be mended before the site can start:\n${faults.join('\n')}`,
  );
}

/**
 * Replaces each `NAME_FILE` of the source by `NAME` with the contents of that file, without its last line end,
 * as official images do. An empty file counts as not set. Child processes thus find the setting itself.
 * @throws Error for a file that cannot be read, and when both are set
 */
export function readSettingFiles(
  names: readonly string[],
  source: Record<string, string | undefined>,
): void {
  for (const name of names) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    let value: string;
    try {
      value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}`, { cause: error });
    }
    if (value && source[name]) {
      throw new Error(`${name} and ${name}_FILE cannot be set together: choose one.`);
    }
    delete source[`${name}_FILE`];
    if (value) source[name] = value;
  }
}

/** Settings of this process. Prints the faults and exits when they are invalid. */
export function settingsOrExit<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  try {
    readSettingFiles(Object.keys(schema.shape), process.env);
    return parseSettings(schema, process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export type Env = z.output<typeof envSchema>;

/** Whether an address such as SITE_URL can be reached from this machine alone. */
export function isOnThisMachine(siteUrl: string): boolean {
  const name = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

export const env = settingsOrExit(envSchema);
