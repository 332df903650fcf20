import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema.optional());

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

const emailServiceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be like smtps://user:password@smtp.example.in:465',
});

/** Every setting there is. `.env.example` explains them; a test compares the two. */
export const envSchema = z
  .object({
    PORT: z.preprocess(emptyIsUnset, port.default(3000)),
    HOST: z.preprocess(emptyIsUnset, z.string().default('127.0.0.1')),
    SITE_URL: optional(siteUrl),
    DATABASE_URL: optional(databaseUrl),
    DATA_DIR: z.preprocess(emptyIsUnset, z.string().default('.data')),
    TRUSTED_PROXIES: z.preprocess((value) => value ?? '', networks),
    LEADS_TO: optional(addresses),
    SMTP_URL: optional(smtpUrl),
    MAIL_FROM: optional(address),
    EMAIL_SERVICE_URL: optional(emailServiceUrl),
    EMAIL_SERVICE_ID: optional(z.string()),
    EMAIL_TEMPLATE_ID: optional(z.string()),
    EMAIL_PUBLIC_KEY: optional(z.string()),
    EMAIL_PRIVATE_KEY: optional(z.string()),
    SESSION_SECRET: optional(z.string().min(32, 'must be at least 32 characters, any at all')),
  })
  .superRefine(wayOfSending)
  // Whatever the port: a copy on another one can then serve the same build.
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? 'http://localhost:3000' }));

interface MailSettings {
  LEADS_TO?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  EMAIL_SERVICE_URL?: string | undefined;
  EMAIL_SERVICE_ID?: string | undefined;
  EMAIL_TEMPLATE_ID?: string | undefined;
  EMAIL_PUBLIC_KEY?: string | undefined;
  EMAIL_PRIVATE_KEY?: string | undefined;
}

/** Half a way of sending is none: mails would wait for ever. */
function wayOfSending(env: MailSettings, context: z.RefinementCtx): void {
  const fault = (name: keyof MailSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const service = [
    'EMAIL_SERVICE_URL',
    'EMAIL_SERVICE_ID',
    'EMAIL_TEMPLATE_ID',
    'EMAIL_PUBLIC_KEY',
  ] as const;
  const begun = [...service, 'EMAIL_PRIVATE_KEY' as const].find((name) => env[name]);
  if (begun) {
    for (const name of service) if (!env[name]) fault(name, `is needed, because ${begun} is set`);
  }
  if (begun && env.SMTP_URL) {
    fault('SMTP_URL', `cannot be set together with ${begun}: choose one way to send mails`);
  }
  if (env.SMTP_URL) {
    for (const name of ['MAIL_FROM', 'LEADS_TO'] as const)
      if (!env[name]) fault(name, 'is needed, because SMTP_URL is set');
  }
}

export type Env = z.infer<typeof envSchema>;

/** Checks `source` and throws one error that lists everything wrong with it in plain words. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(
    `These settings have to be mended before the site can start:\n${faults.join('\n')}`,
  );
}

/** With wrong settings nothing can run, so the list is all that is printed. */
function envOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export const env = envOrExit();
