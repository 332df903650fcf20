import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail';

export interface MailServer {
  /** SMTP_URL with user and password. */
  url: string;
  mails: (ReadMail & { from: string; recipients: string[] })[];
  close(): Promise<void>;
}

/**
 * A real SMTP server with one user, on a free port unless one is given; it has no mailbox `unknown`.
 * @param offersTls offers STARTTLS with a self-signed certificate
 */
export async function startMailServer(
  onPort = 0,
  unknown = '',
  offersTls = false,
): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(address === unknown ? Object.assign(new Error('Unknown'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          ...readMail(Buffer.concat(chunks)),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  const listening = server.listen(onPort, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://site:p%40ss@127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
