import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { emailAddress } from './email-address';

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

const accountEmail = z
  .string()
  .refine((value) => emailAddress.safeParse(value).success, {
    error: 'must be an e-mail address such as owner@example.in',
  })
  .transform((value) => value.trim().toLowerCase());

const emailServiceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

const gatewayUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com/pg' })
  .transform((value) => value.replace(/\/+$/, ''));

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be like smtps://user:password@smtp.example.in:465',
});

/** All settings. `.env.example` documents them; a test compares the two. */
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
    OWNER_EMAIL: optional(accountEmail),
    SESSION_SECRET: optional(z.string().min(32, 'must be at least 32 characters, any at all')),
    PAYMENT_PROVIDER: optional(
      z.enum(['phonepe', 'razorpay', 'sandbox'], 'must be phonepe, razorpay or sandbox'),
    ),
    PHONEPE_URL: optional(gatewayUrl),
    PHONEPE_TOKEN_URL: optional(gatewayUrl),
    PHONEPE_MERCHANT_ID: optional(z.string()),
    PHONEPE_CLIENT_ID: optional(z.string()),
    PHONEPE_CLIENT_SECRET: optional(z.string()),
    PHONEPE_CLIENT_VERSION: optional(z.string()),
    PHONEPE_WEBHOOK_USER: optional(z.string()),
    PHONEPE_WEBHOOK_PASSWORD: optional(z.string()),
    PHONEPE_SALT_KEY: optional(z.string()),
    PHONEPE_SALT_INDEX: optional(z.string()),
    RAZORPAY_URL: optional(gatewayUrl),
    RAZORPAY_KEY_ID: optional(z.string()),
    RAZORPAY_KEY_SECRET: optional(z.string()),
    RAZORPAY_WEBHOOK_SECRETS: optional(z.string()),
    GSTIN: optional(
      z
        .string()
        .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must be the 15 characters of a GSTIN'),
    ),
  })
  .superRefine(checkMail)
  .superRefine(checkGatewayKeys)
  // Independent of PORT, so that instances on other ports can serve the same build.
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

/** Refuses incomplete mail settings, with which mails would stay queued forever. */
function checkMail(env: MailSettings, context: z.RefinementCtx): void {
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

/** Gateway settings that must be set together. */
const keyPairs = [
  ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET'],
  ['PHONEPE_WEBHOOK_USER', 'PHONEPE_WEBHOOK_PASSWORD'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
] as const;

type Keys = { PHONEPE_SALT_KEY?: string | undefined; PHONEPE_MERCHANT_ID?: string | undefined } & {
  [key in (typeof keyPairs)[number][number]]?: string | undefined;
};

function checkGatewayKeys(env: Keys, context: z.RefinementCtx): void {
  const need = (name: keyof Keys, because: keyof Keys) => {
    if (env[name] || !env[because]) return;
    const message = `is needed, because ${because} is set`;
    context.addIssue({ code: 'custom', path: [name], message });
  };
  for (const [one, other] of keyPairs) {
    need(one, other);
    need(other, one);
  }
  need('PHONEPE_MERCHANT_ID', 'PHONEPE_SALT_KEY');
}

export type Env = z.infer<typeof envSchema>;

/**
 * Parses the settings.
 * @throws Error that lists every fault
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(
    `These settings have to be mended before the site can start:\n${faults.join('\n')}`,
  );
}

/** Prints the faults and exits when the settings are invalid. */
function envOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export const env = envOrExit();
