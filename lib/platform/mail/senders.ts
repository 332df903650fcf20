import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { leadsTo } from '@published/leadsTo';
import { institute } from '@/content/facts/institute';
import { isOnThisMachine, type Env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { SendingFailed, type Mail, type Sender } from './mail';
import { outboxFolder } from './outbox';

interface Addresses {
  from: string;
  /** The institute's address, or several separated by commas. */
  to: string;
}

/**
 * The sender chosen by the settings; `lib/platform/env.ts` refuses incomplete settings and two
 * senders at once.
 */
export function chooseSender(env: Env): Sender {
  if (env.EMAIL_SERVICE_URL) {
    return emailServiceSender({
      url: env.EMAIL_SERVICE_URL,
      serviceId: env.EMAIL_SERVICE_ID ?? '',
      templateId: env.EMAIL_TEMPLATE_ID ?? '',
      publicKey: env.EMAIL_PUBLIC_KEY ?? '',
      privateKey: env.EMAIL_PRIVATE_KEY,
    });
  }
  const from = env.MAIL_FROM ?? institute.email;
  const to = leadsTo ?? env.LEADS_TO ?? institute.email;
  if (env.SMTP_URL) {
    const withoutTls = env.SMTP_WITHOUT_TLS ?? false;
    return smtpSender({ url: env.SMTP_URL, from, to, withoutTls });
  }
  return outboxSender({ folder: outboxFolder(env.DATA_DIR), from, to });
}

const SMTP_TIMEOUT_MS = 10_000;

interface SmtpServer {
  url: string;
  /** Allows a server elsewhere that offers no TLS. */
  withoutTls?: boolean;
}

/**
 * A connection to an SMTP server, encrypted and with a valid certificate unless it is on this machine. TLS
 * options in the address's query are ignored.
 */
function smtpTransport({ url, withoutTls = false }: SmtpServer, timeoutMs: number) {
  const server = new URL(url);
  for (const name of [...server.searchParams.keys()]) {
    if (/^(tls\b|requireTLS$|ignoreTLS$|secure$)/.test(name)) server.searchParams.delete(name);
  }
  return createTransport({
    url: server.href,
    requireTLS: !isOnThisMachine(url) && !withoutTls,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

/**
 * Logs in to the mail server and sends nothing.
 * @returns null on success, else the error code
 */
export async function mailServerFault(server: SmtpServer): Promise<string | null> {
  const transport = smtpTransport(server, SMTP_TIMEOUT_MS);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { responseCode = '' } = Object(error) as { responseCode?: number };
    return `${codeOf(error)} ${responseCode}`.trim();
  } finally {
    transport.close();
  }
}

/** Sends through an SMTP server. */
export function smtpSender(
  { url, withoutTls = false, ...addresses }: SmtpServer & Addresses,
  timeoutMs = SMTP_TIMEOUT_MS,
): Sender {
  const transport = smtpTransport({ url, withoutTls }, timeoutMs);
  if (withoutTls && url.startsWith('smtp:') && !isOnThisMachine(url)) {
    log.warn({ where: 'mail', hint: 'SMTP_WITHOUT_TLS is set: mails may be sent unencrypted.' });
  }
  return {
    apartMs: 0,
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, addresses)).catch((error: unknown) => {
        const { responseCode = '' } = Object(error) as { responseCode?: number };
        const code = codeOf(error);
        throw new SendingFailed(
          `The mail server did not take it (${`${code} ${responseCode}`.trim()}).`,
          { isOfRecipient: code === 'EENVELOPE' && Number(responseCode) >= 500, code },
        );
      });
    },
  };
}

/**
 * Writes each mail to an .eml file. It holds personal data: only the owner of the process may read
 * it.
 */
export function outboxSender({ folder, ...addresses }: Addresses & { folder: string }): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    apartMs: 0,
    send: async (mail, queuedAt) => {
      const { message } = await transport.sendMail(messageOf(mail, addresses, aboutHeader(mail)));
      const moment = queuedAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const file = path.join(folder, `${moment}-${mail.messageId ?? randomUUID()}.eml`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.unfinished`, message, { mode: 0o600 });
        await rename(`${file}.unfinished`, file);
      } catch (error) {
        throw new SendingFailed(`The outbox cannot be written (${codeOf(error)}).`);
      }
    },
  };
}

/** `deleteMailsAbout` finds the file by it. */
const aboutHeader = ({ about = [] }: Mail): Record<string, string> =>
  about.length > 0 ? { 'X-About': about.join(' ') } : {};

function messageOf(
  mail: Mail,
  addresses: Addresses,
  headers: Readonly<Record<string, string>> = {},
): SendMailOptions {
  const { from } = addresses;
  const { to, subject, text, replyTo, messageId, attachment } = mail;
  return {
    from,
    // As an object, so that the address is not parsed as a list.
    to: to === 'institute' ? addresses.to : { name: '', address: to.address },
    ...(replyTo !== undefined && { replyTo }),
    ...(messageId !== undefined && { messageId: `<${messageId}@${from.split('@').pop()}>` }),
    subject,
    text,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.filename,
          contentType: attachment.type,
          content: attachment.content,
        },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface EmailService {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey?: string | undefined;
}

const SERVICE_TIMEOUT_MS = 15_000;

/** The service allows one request a second; the margin covers network jitter. */
const SERVICE_APART_MS = 1_100;

/** Sends through the e-mail service of the specification (fields as documented by EmailJS). */
export function emailServiceSender(
  service: EmailService,
  { timeoutMs = SERVICE_TIMEOUT_MS, apartMs = SERVICE_APART_MS } = {},
): Sender {
  return {
    apartMs,
    templateOnly: true,
    send: async ({ templateParams }) => {
      const response = await fetch(`${service.url}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          service_id: service.serviceId,
          template_id: service.templateId,
          user_id: service.publicKey,
          ...(service.privateKey && { accessToken: service.privateKey }),
          template_params: templateParams,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new SendingFailed(`The e-mail service was not reached (${codeOf(error)}).`);
      });
      // Only the status shows whether it was sent.
      await response.body?.cancel().catch(() => undefined);
      if (!response.ok) throw new SendingFailed(`The e-mail service answered ${response.status}.`);
    },
  };
}

/** Error code of a library. Its message may quote addresses, so it is not used. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown error';
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return cause ? codeOf(cause) : String(name);
}
