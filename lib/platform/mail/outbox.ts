import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { signInMail } from '@/lib/accounts/sign-in-links/sign-in-mail';
import { leadMail, type Addresses } from '@/lib/leads/notices/lead-mail';
import { codeOf, SendingFailed, type Sender } from './sender';
import { textMail } from './text-mail';

/** Keeps every mail as a file that mail programs open. It holds personal data: only we may read it. */
export function outboxSender({ folder, ...addresses }: Addresses & { folder: string }): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const keep = async (mail: SendMailOptions, at: Date, id: string): Promise<void> => {
    const { message } = await transport.sendMail(mail);
    const moment = at.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = path.join(folder, `${moment}-${id}.eml`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.unfinished`, message, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
    } catch (error) {
      throw new SendingFailed(`The outbox cannot be written (${codeOf(error)}).`);
    }
  };
  return {
    apartMs: 0,
    send: (lead) => keep(leadMail(lead, addresses), lead.createdAt, lead.id),
    sendSignInLink: (mail) => keep(signInMail(mail, addresses.from), new Date(), randomUUID()),
    sendText: (mail, { id, at }) => keep(textMail(mail, id, addresses), at, id),
  };
}
