import { afterOpenMinutes } from '@/lib/site/office-time';
import { courseOptions } from '@/content/catalogue/course-options';
import type { LeadDetails } from '@/lib/leads/lead-details';
import type { CallOutcome, LeadKind, LeadStatus } from '@/lib/leads/lead-words';
import { plans } from '@/content/catalogue/plans';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import type { Touch } from '@/lib/sources/touches';
import { DEMO_EXCHANGE } from '@/lib/telephony/exchange';
import type { DemoContext } from './demo-context';
import {
  anyName,
  DEMO_DOMAIN,
  demoCounsellors,
  demoDigits,
  phoneAsTyped,
  sisterOf,
  type DemoStudent,
} from './people';
import { demoTouches, demoTouchesHeard } from './sources';

/** Typical enquiries and counsellors' notes. */
const questions = [
  'When does the next weekend batch start?',
  'Is there a hostel near the institute?',
  'I have 62% in M.Sc. Can I join the six month course?',
  'Do you have recorded lectures for those who work?',
  'What is the fee for CSIR-NET Gold, and can I pay in two parts?',
  'Is the test series included in the Silver plan?',
  'कृपया बताएं कि हिंदी माध्यम में कक्षाएं होती हैं या नहीं।',
  'Can I attend one demo class before I decide?',
  'I live in Patna. Is everything available online?',
  'Are the booklets sent home, and how long does it take?',
  'My daughter is in B.Sc. third year. Which course is right for IIT-JAM?',
  'GATE aur NET dono ki taiyari ek saath ho sakti hai?',
] as const;

const closedReasons = [
  'Joined somewhere else',
  'Fee too high',
  'No answer',
  'Wrong number',
  'Not preparing this year',
  'Asked by mistake',
] as const;

const leadNotes = [
  'Called, no answer. Try after six.',
  'Wants the weekend batch, works until five.',
  'Asked for the fee on WhatsApp, sent.',
  'Father decides. Call him on Sunday.',
  'Comes to see the centre on Saturday.',
  'Compares with another institute, wants to hear the difference.',
  'Has done M.Sc., weak in physical chemistry.',
  'फ़ोन पर बात हुई, डेमो क्लास में आना चाहते हैं।',
  'Sent the timetable. Call again in three days.',
  'Wants to pay in two parts, said yes to that.',
] as const;

const studentNotes = [
  'Asked for duplicate of the booklets, given.',
  'Changed from the morning to the evening batch.',
  'Parents came to the office, all questions answered.',
  'Needs a receipt for the employer.',
  'बुधवार की कक्षा छूट गई, रिकॉर्डिंग भेजी।',
  'Second part of the fee promised for next month.',
] as const;

export const refundReasons = [
  'Moved to another city',
  'Got a seat before the batch began',
  'Paid twice by mistake',
  'Illness in the family',
] as const;

export interface LeadRow extends LeadDetails {
  id: string;
  requestId: string;
  kind: LeadKind;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
  suspect: boolean;
  status: LeadStatus;
  closedReason: string | null;
  staffId: string | null;
  nextCallAt: Date | null;
  answerBy: Date | null;
  answeredAt: Date | null;
  version: number;
  createdAt: Date;
}

/** Phone indexes from here on are for leads; students use lower ones. */
const STRANGERS_FROM = 10_000;

type Asker = Pick<LeadRow, 'name' | 'email' | 'phonenumber'>;

/** Half a year of leads: a few write twice, and some become students. */
export function demoLeads(
  count: number,
  students: readonly DemoStudent[],
  demo: DemoContext,
): LeadRow[] {
  const own = students.map((student) => leadOf(student, demo));
  const leads = [...own];
  while (leads.length < count) {
    const again = demo.happens(0.06) ? (leads.at(-1) as LeadRow) : null;
    const asker = again
      ? household(again, leads.length)
      : stranger(STRANGERS_FROM + leads.length, demo);
    const days = 200 * demo.number() ** 1.6;
    leads.push(lead(asker, demo.past(days), null, demo));
  }
  return leads;
}

/** Who writes from the same phone again: the same person, or every third time a sister. */
function household(asker: Asker, index: number): Asker {
  if (index % 3 > 0) return asker;
  const [, surname = ''] = asker.name.split(' ');
  const email = `${sisterOf(index)}${index}@${DEMO_DOMAIN}`.toLowerCase();
  return { ...asker, name: `${sisterOf(index)} ${surname}`.trim(), email };
}

/** The lead a student sent before signing up, nearly always with its outcome. */
function leadOf({ row, digits }: DemoStudent, demo: DemoContext): LeadRow {
  const { studentname: name, email, createdAt } = row;
  const phonenumber = phoneAsTyped(digits, demo.between(0, 9));
  const before = demo.after(createdAt, -demo.between(30, 20 * 24 * 60));
  const status = demo.happens(0.85) ? 'enrolled' : 'called';
  return lead({ name, email, phonenumber }, before, status, demo);
}

function stranger(index: number, demo: DemoContext): Asker {
  const { given, surname } = anyName(demo);
  const script = demo.happens(0.15) ? 1 : 0;
  return {
    name: demo.happens(0.15) ? given[script] : `${given[script]} ${surname[script]}`,
    email: `${given[0]}${surname[0]}${index}@${DEMO_DOMAIN}`.toLowerCase(),
    phonenumber: phoneAsTyped(demoDigits(index), demo.between(0, 9)),
  };
}

function lead(
  { name, email, phonenumber }: Asker,
  createdAt: Date,
  known: LeadStatus | null,
  demo: DemoContext,
): LeadRow {
  const days = (demo.now.getTime() - createdAt.getTime()) / 86_400_000;
  const status = known ?? statusAfter(days, demo);
  const kind = demo.weighted(kinds);
  const asked = {
    id: demo.uuid(),
    requestId: `demo-${demo.uuid()}`,
    kind,
    name,
    email,
    phonenumber,
    coursename: demo.weighted(courseOptions.map((course, rank) => [6 - rank, course] as const)),
    message: kind === 'enquiry' ? demo.pick(questions) : null,
    page: kind === 'walkIn' ? null : kind === 'enquiry' ? '/contact' : '/',
    plan: kind === 'freeRegistration' && demo.happens(0.2) ? demo.pick(plans).id : null,
    utm: kind === 'walkIn' ? null : demo.weighted(campaigns),
    suspect: false,
    status,
    closedReason: status === 'closed' ? demo.pick(closedReasons) : null,
  };
  const assignee = status === 'new' && days < 1 ? null : demo.pick(demoCounsellors);
  const nextCallAt = nextCall(status, days, demo);
  return {
    ...asked,
    ...(kind === 'walkIn' ? demoTouchesHeard(createdAt) : demoTouches(createdAt, asked)),
    staffId: (assignee ?? inTurn(createdAt)).id,
    nextCallAt,
    answerBy: kind === 'walkIn' ? null : afterOpenMinutes(createdAt, ANSWER_MINUTES),
    answeredAt: status === 'new' && nextCallAt === null ? null : answered(createdAt, demo),
    version: status === 'new' ? 1 : demo.between(2, 5),
    createdAt,
  };
}

const ANSWER_MINUTES = 30;

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);

const inTurn = (createdAt: Date) =>
  demoCounsellors[minuteOf(createdAt) % demoCounsellors.length] as (typeof demoCounsellors)[number];

/** Most within half an hour of office hours, some later. */
function answered(createdAt: Date, { now }: DemoContext): Date {
  const minutes = 3 + (minuteOf(createdAt) % 35);
  const moment = afterOpenMinutes(createdAt, minutes);
  return moment && moment < now ? moment : now;
}

const kinds = [
  [62, 'freeRegistration'],
  [24, 'enquiry'],
  [14, 'walkIn'],
] as const;

const campaigns: readonly (readonly [number, Record<string, string> | null])[] = [
  [38, null],
  [26, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'csir-net-december' }],
  [14, { utm_source: 'youtube', utm_medium: 'video' }],
  [12, { utm_source: 'instagram', utm_medium: 'social' }],
  [10, { utm_source: 'whatsapp', utm_medium: 'referral' }],
];

function statusAfter(days: number, demo: DemoContext): LeadStatus {
  const [, shares] = outcomes.find(([until]) => days < until) as (typeof outcomes)[number];
  return demo.weighted(shares);
}

/** Older leads are less often open. */
const outcomes: readonly (readonly [days: number, (readonly [number, LeadStatus])[]])[] = [
  [
    1,
    [
      [80, 'new'],
      [20, 'called'],
    ],
  ],
  [
    4,
    [
      [26, 'new'],
      [52, 'called'],
      [12, 'visiting'],
      [3, 'enrolled'],
      [7, 'closed'],
    ],
  ],
  [
    21,
    [
      [2, 'new'],
      [30, 'called'],
      [12, 'visiting'],
      [16, 'enrolled'],
      [40, 'closed'],
    ],
  ],
  [
    Infinity,
    [
      [2, 'called'],
      [1, 'visiting'],
      [20, 'enrolled'],
      [77, 'closed'],
    ],
  ],
];

/** Some calls are overdue, some due today, most in the future. */
function nextCall(status: LeadStatus, days: number, demo: DemoContext) {
  if (status === 'enrolled' || status === 'closed') return null;
  const forgotten = -demo.between(1, Math.max(1, Math.min(9, Math.floor(days))));
  const soon = days > 60 ? demo.between(5, 30) : demo.between(1, 7);
  const inDays = demo.weighted([
    [12, forgotten],
    [22, 0],
    [46, soon],
    [20, null],
  ]);
  if (inDays === null || (inDays < 0 && days < 1.5)) return null;
  return demo.planned(inDays);
}

interface NoteRow {
  id: string;
  leadId: string | null;
  studentId: string | null;
  staffId: string;
  text: string;
  at: Date;
}

interface CallRow {
  id: string;
  requestId: string;
  leadId: string;
  staffId: string;
  at: Date;
  outcome: CallOutcome;
  reason: string | null;
  nextCallAt: Date | null;
  before: never[];
}

/** A few of those who were lost asked not to be called; some of them have written again since. */
export function demoDoNotCall(leads: readonly LeadRow[], demo: DemoContext) {
  const lost = leads.filter(({ status, suspect }) => status === 'closed' && !suspect);
  const asked = lost.filter(() => demo.happens(0.01));
  const numbers = asked.map(({ phonenumber, createdAt }) => {
    const phoneKey = asciiDigits(phonenumber).slice(-10);
    return [
      phoneKey,
      { phoneKey, askedAt: demo.after(createdAt, demo.between(60, 3_000)) },
    ] as const;
  });
  return [...new Map(numbers).values()];
}

/** Today's calls to the office, of the newest leads and of somebody who withholds the number. */
export function demoPhoneCalls(leads: readonly LeadRow[], demo: DemoContext) {
  const newest = leads
    .filter(({ suspect, status }) => !suspect && (status === 'new' || status === 'called'))
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
    .slice(0, 6);
  const call = (lead: LeadRow | null) => {
    const startedAt = demo.past(0);
    const seconds = lead?.status === 'called' ? demo.between(40, 600) : null;
    return {
      exchange: DEMO_EXCHANGE,
      callId: demo.uuid(),
      phone: lead?.phonenumber ?? '',
      dialled: '',
      state: seconds === null ? 'missed' : 'ended',
      startedAt,
      seconds,
      leadId: lead?.id ?? null,
      receivedAt: startedAt,
    };
  };
  return [...newest.map(call), call(null)];
}

/** The calls after which a lead has its status. */
export function demoCalls(leads: readonly LeadRow[], demo: DemoContext): CallRow[] {
  const call = (lead: LeadRow, outcome: CallOutcome, at: Date, more: Partial<CallRow> = {}) => ({
    id: demo.uuid(),
    requestId: demo.uuid(),
    leadId: lead.id,
    staffId: lead.staffId ?? demo.pick(demoCounsellors).id,
    at,
    outcome,
    reason: null,
    nextCallAt: null,
    before: [],
    ...more,
  });
  return leads.flatMap((lead) => {
    const { status, createdAt, nextCallAt, closedReason } = lead;
    if (status === 'new') return [];
    const first = demo.after(createdAt, demo.between(5, 90));
    const then = demo.after(first, demo.between(120, 1_500));
    const missed = demo.happens(0.4) ? [call(lead, 'noAnswer', first, { nextCallAt: then })] : [];
    const last = {
      called: call(lead, nextCallAt ? 'callLater' : 'reached', then, { nextCallAt }),
      visiting: call(lead, 'visiting', then, { nextCallAt }),
      enrolled: call(lead, 'enrolled', then),
      closed: call(lead, 'notInterested', then, { reason: closedReason }),
    };
    return [...missed, last[status]];
  });
}

/** Call notes about leads, and about some students. */
export function demoNotes(
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  demo: DemoContext,
): NoteRow[] {
  const note = (of: Partial<NoteRow>, text: string, since: Date): NoteRow => ({
    id: demo.uuid(),
    leadId: null,
    studentId: null,
    staffId: demo.pick(demoCounsellors).id,
    text,
    at: demo.after(since, demo.between(20, 9_000)),
    ...of,
  });
  const ofLeads = leads.flatMap(({ id: leadId, status, staffId, createdAt }) => {
    const calls =
      status === 'new'
        ? 0
        : demo.weighted([
            [30, 0],
            [45, 1],
            [18, 2],
            [7, 3],
          ]);
    const by = staffId === null ? {} : { staffId };
    return Array.from({ length: calls }, () =>
      note({ leadId, ...by }, demo.pick(leadNotes), createdAt),
    );
  });
  const ofStudents = students
    .filter(() => demo.happens(0.15))
    .map(({ row }) => note({ studentId: row.id }, demo.pick(studentNotes), row.createdAt));
  return [...ofLeads, ...ofStudents];
}
