import { createTransport, type SendMailOptions } from 'nodemailer';
import { signInMail } from '@/lib/accounts/sign-in-links/sign-in-mail';
import { leadMail, type Addresses } from '@/lib/leads/notices/lead-mail';
import { codeOf, SendingFailed, type Sender } from './sender';
import { textMail } from './text-mail';

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
  const deliver = async (mail: SendMailOptions): Promise<void> => {
    await transport.sendMail(mail).catch((error: unknown) => {
      const { responseCode = '' } = Object(error) as { responseCode?: number };
      throw new SendingFailed(
        `The mail server did not take it (${`${codeOf(error)} ${responseCode}`.trim()}).`,
      );
    });
  };
  return {
    apartMs: 0,
    send: (lead) => deliver(leadMail(lead, addresses)),
    sendSignInLink: (mail) => deliver(signInMail(mail, addresses.from)),
    sendText: (mail, { id }) => deliver(textMail(mail, id, addresses)),
  };
}
