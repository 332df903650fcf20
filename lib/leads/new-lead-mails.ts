import 'server-only';
import * as z from 'zod/mini';
import { findDoNotCall } from './do-not-call';
import { leadDetailNames, leadDetails } from './lead-details';
import { leadKindWords } from './lead-words';
import { defineQueue } from '@/lib/platform/jobs/queue';
import { factLines, oneLine, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { db } from '@/lib/platform/db';
import { printedPhone } from '@/lib/platform/phone-number';
import type { Lead } from '@/prisma/client/client';

/** A job holds the lead's id, under the queue's first name. The last attempt is one and a half to three days after the first. */
export const newLeadMailsQueue = defineQueue({ name: 'lead-notices' });

export const newLeadMails: QueuedMail<{ lead: string }> = {
  queue: newLeadMailsQueue,
  resendable: true,
  write: async (on, { data }) => {
    const lead = await db.lead.findUnique({ where: { id: data.lead } });
    return lead && leadMail(lead, (await findDoNotCall(on, [lead.phonenumber])).size > 0);
  },
};

/** @param doNotCall whether the owner of the phone asked not to be called */
export function leadMail(lead: Lead, doNotCall: boolean): Mail {
  const { id, name, email, coursename, phonenumber } = lead;
  const kind = leadKindWords[lead.kind];
  const mark = doNotCall ? ' (do not call)' : '';
  const visitor = z.email().safeParse(email.trim());
  return {
    to: 'institute',
    ...(visitor.success && { replyTo: visitor.data }),
    subject: `${kind}: ${oneLine(name)}, ${oneLine(coursename)}`,
    messageId: `lead-${id}`,
    text: [`${kind} on the website`, '', ...facts(lead, mark), ...message(lead), ''].join('\n'),
    templateParams: { name, email, course: coursename, phone: `${phonenumber}${mark}` },
  };
}

const shortDetails = leadDetailNames.filter((name) => name !== 'message');

/** @param mark behind the phone */
function facts(lead: Lead, mark: string): string[] {
  const utm = lead.utm as Record<string, string> | null;
  return factLines([
    ...shortDetails.map((name) => {
      const value = name === 'phonenumber' ? `${printedPhone(lead[name])}${mark}` : lead[name];
      return [leadDetails[name].label, value] as const;
    }),
    ['Page', lead.page],
    ['Plan', lead.plan],
    ['Campaign', utm && new URLSearchParams(utm).toString()],
    ['Received', inDelhi(lead.createdAt)],
  ]);
}

/** Last, so that the message cannot imitate the fields above. */
function message({ message }: Lead): string[] {
  return message === null ? [] : ['', 'Message:', '', message];
}

function inDelhi(moment: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;
  return `${moment.toLocaleString('en-IN', options)}, Indian time`;
}
