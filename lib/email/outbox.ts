import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { leadMail, type Addresses } from './lead-mail';
import { codeOf, SendingFailed, type Sender } from './sender';

/** Keeps every mail as a file that mail programs open. It holds personal data: only we may read it. */
export function outboxSender({ folder, ...addresses }: Addresses & { folder: string }): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    apartMs: 0,
    send: async (lead) => {
      const { message } = await transport.sendMail(leadMail(lead, addresses));
      const moment = lead.createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const file = path.join(folder, `${moment}-${lead.id}.eml`);
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
