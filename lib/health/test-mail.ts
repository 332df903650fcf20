import 'server-only';
import { tooManyForms } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { inTransaction } from '@/lib/platform/db';
import { env, type Env } from '@/lib/platform/env';
import { defineLimit } from '@/lib/platform/limits';
import { SendingFailed, type Mail } from '@/lib/platform/mail/mail';
import { chooseSender } from '@/lib/platform/mail/senders';

const testsPerStaff = defineLimit({ name: 'test-mail', points: 5, windowMs: 600_000 });

/** The result of a test mail in words, with advice. */
export interface TestMailReport {
  isSent: boolean;
  said: string;
}

/**
 * Sends a mail to the staff member's own address, at once and by the same way as all mails.
 * @throws ApiError too_many_requests
 */
export async function sendTestMail(
  staff: Staff<'server.read'>,
  settings: Env = env,
): Promise<TestMailReport> {
  const wait = await testsPerStaff.count(staff.staffId);
  if (wait !== null) throw tooManyForms(wait);
  const report = await tryMail(staff.email, settings);
  await inTransaction(async (tx) => {
    const act = { action: 'server.testMail', subject: 'settings' } as const;
    await noteAct(tx, staff, { ...act, detail: { isSent: report.isSent } });
  });
  return report;
}

async function tryMail(address: string, settings: Env): Promise<TestMailReport> {
  const now = new Date();
  const mail: Mail = {
    to: { address },
    subject: 'Test mail of the website',
    text: [
      'You have asked for this mail in the office of the website, on the page “Server”.',
      '',
      'Mails of the site leave in the same way: links to log in, receipts and news of leads.',
      'If this one was in the spam folder, so are they. Whoever looks after the domain sets up',
      'SPF and DKIM for the mail server then.',
    ].join('\n'),
  };
  const sender = chooseSender(settings);
  if (sender.templateOnly) return { isSent: false, said: TEMPLATE_ONLY };
  try {
    await sender.send(mail, now);
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error;
    return { isSent: false, said: `${error.message} ${adviceOn(error)}` };
  }
  if (!settings.SMTP_URL) return { isSent: false, said: NO_SERVER };
  return {
    isSent: true,
    said: `The mail server took a mail to ${address}. Look for “${mail.subject}” in your inbox; if it is not there within a few minutes, in the spam folder.`,
  };
}

const TEMPLATE_ONLY =
  'No test mail was sent: the e-mail service sends mails about leads only, from a template of its own. For all other mails, whoever runs the server sets SMTP_URL.';
const NO_SERVER =
  'No mail server is set, so no mail leaves the site: this one was put into the folder “outbox” of the data folder. Whoever runs the server sets SMTP_URL and MAIL_FROM.';

/* By nodemailer's error code. */
const advice: Readonly<Record<string, string>> = {
  EAUTH:
    'It refused the user name or the password. Whoever runs the server checks both in SMTP_URL.',
  EENVELOPE:
    'It refused the sender or your address. MAIL_FROM has to be an address that this server may send for, and your address under your name at the top has to be right.',
  EDNS: 'There is no server of that name. Whoever runs the server checks the name in SMTP_URL.',
  ETLS: 'The connection could not be encrypted. Whoever runs the server checks SMTP_URL: smtps:// with port 465, or smtp:// with port 587.',
};

function adviceOn({ code, isOfRecipient }: SendingFailed): string {
  return (
    (isOfRecipient ? advice['EENVELOPE'] : advice[code]) ??
    'It was not reached, or did not answer in time. Whoever runs the server checks name and port in SMTP_URL, and that the firewall lets mails out.'
  );
}
