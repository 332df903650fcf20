import * as z from 'zod/mini';
import { factLines, oneLine } from '@/lib/platform/mail/text-mail';
import type { Lead } from './lead-notices';

export interface Addresses {
  from: string;
  /** One address, or several separated by commas. */
  to: string;
}

const kinds = {
  freeRegistration: 'Free registration',
  enquiry: 'Enquiry',
  walkIn: 'Walk-in',
} as const;

/** The plain-text mail that tells of a lead, as nodemailer takes it. */
export function leadMail(lead: Lead, { from, to }: Addresses) {
  const kind = kinds[lead.kind];
  const visitor = z.email().safeParse(lead.email.trim());
  return {
    from,
    to,
    ...(visitor.success && { replyTo: visitor.data }),
    subject: `${kind}: ${oneLine(lead.name)}, ${oneLine(lead.coursename)}`,
    // The same for every attempt, so that mail programs show a mail that came twice once.
    messageId: `<lead-${lead.id}@${from.split('@').pop()}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [`${kind} on the website`, '', ...facts(lead), ...message(lead), ''].join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function facts(lead: Lead): string[] {
  return factLines([
    ['Name', lead.name],
    ['Phone', lead.phonenumber],
    ['Email', lead.email],
    ['Course', lead.coursename],
    ['Page', lead.page],
    ['Plan', lead.plan],
    ['Campaign', lead.utm && new URLSearchParams(lead.utm).toString()],
    ['Received', inDelhi(lead.createdAt)],
  ]);
}

/** Last, so that nothing in it can pass for a fact above. */
function message({ message }: Lead): string[] {
  return message === null ? [] : ['', 'Message:', '', message];
}

function inDelhi(moment: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;
  return `${moment.toLocaleString('en-IN', options)}, Indian time`;
}
