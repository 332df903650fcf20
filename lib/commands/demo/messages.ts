import { leadMomentOf } from '@/lib/leads/lead-moments';
import type { MessageChannel, MessageLanguage, MomentName } from '@/lib/messages/moments';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import type { DemoContext } from './demo-context';
import type { LeadRow } from './leads';
import { demoCounsellors, type DemoStudent } from './people';

/** The language of a phone: one in four has asked for Hindi. */
export const demoLanguage = (phone: string): MessageLanguage | null =>
  Number(asciiDigits(phone).slice(-2)) % 4 === 0 ? 'hi' : null;

/** What the owner of the demo has written instead of a default. */
export const demoText = {
  moment: 'noAnswer',
  language: 'en',
  text: 'Hello {name}, {writer} from {institute} here. You asked about {course} and we could not reach you by phone. When may we call you? Or come by for a free demo class.\n{phone}',
} as const satisfies { moment: MomentName; language: MessageLanguage; text: string };

interface OpeningRow {
  id: string;
  requestId: string;
  leadId: string | null;
  studentId: string | null;
  staffId: string;
  at: Date;
  moment: MomentName;
  language: MessageLanguage;
  channel: MessageChannel;
}

/** Messages to most leads that somebody called, and to some students. */
export function demoMessages(
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  demo: DemoContext,
): OpeningRow[] {
  const opening = (
    of: Pick<OpeningRow, 'leadId' | 'studentId' | 'staffId' | 'moment'>,
    phone: string,
    since: Date,
  ): OpeningRow => ({
    id: demo.uuid(),
    requestId: demo.uuid(),
    ...of,
    at: demo.after(since, demo.between(100, 1_600)),
    language: demoLanguage(phone) ?? 'en',
    channel: demo.happens(0.9) ? 'whatsapp' : 'sms',
  });
  const toLeads = leads.flatMap(({ id, status, phonenumber, createdAt, staffId }) => {
    const moment = leadMomentOf(status, demo.happens(0.4) ? 'noAnswer' : 'reached');
    if (status === 'new' || moment === null || demo.happens(0.4)) return [];
    const of = { leadId: id, studentId: null, staffId: staffId ?? demo.pick(demoCounsellors).id };
    return [opening({ ...of, moment }, phonenumber, createdAt)];
  });
  const toStudents = students.flatMap(({ row: { id, contactnumber, createdAt } }) => {
    if (!demo.happens(0.1)) return [];
    const moment = demo.weighted([
      [3, 'documents'],
      [2, 'firstClass'],
      [1, 'dues'],
    ] as const);
    const of = { leadId: null, studentId: id, staffId: demo.pick(demoCounsellors).id };
    return [opening({ ...of, moment }, contactnumber, createdAt)];
  });
  return [...toLeads, ...toStudents];
}
