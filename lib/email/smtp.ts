import { createTransport } from 'nodemailer';
import { leadMail, type Addresses } from './lead-mail';
import { codeOf, SendingFailed, type Sender } from './sender';

const TIMEOUT_MS = 10_000;

/** Sends through a mail server. */
export function smtpSender(
  { url, ...addresses }: Addresses & { url: string },
  timeoutMs = TIMEOUT_MS,
): Sender {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    apartMs: 0,
    send: async (lead) => {
      await transport.sendMail(leadMail(lead, addresses)).catch((error: unknown) => {
        const { responseCode = '' } = Object(error) as { responseCode?: number };
        throw new SendingFailed(
          `The mail server did not take it (${`${codeOf(error)} ${responseCode}`.trim()}).`,
        );
      });
    },
  };
}
