import {
  answerBlocks,
  boughtFields,
  educationRows,
  labelsOf,
  signUpAnswers,
} from '@/lib/enrolment/admission-answers';
import { auditWords } from '@/lib/staff/audit-words';
import { batchName } from '@/content/facts/batches';
import type { IsoDay } from '@/content/day';
import { leadKindWords, leadStatusWords, openStatuses } from '@/lib/leads/lead-words';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { telHref } from '@/components/office/ui/phone-links';
import type { OfferedMessages } from '@/lib/messages/offered-messages';
import { studentMessages } from '@/lib/people/student-moments';
import { today } from '@/lib/site/days';
import type { AssignedBatch } from '@/lib/enrolment/next-step';
import type {
  Person,
  PersonAct,
  PersonConsent,
  PersonLead,
  PersonRegistration,
} from '@/lib/people/person';

export interface ShownField {
  name: string;
  label: string;
  /** Null for a date of birth that was not requested. */
  value: string | null;
  /** Part of the purchase, so not editable. */
  fixed?: boolean;
}

/** The batch of a registration. */
interface ShownBatch extends Pick<AssignedBatch, 'isFull' | 'isPaid'> {
  id: string;
  name: string;
  start: IsoDay;
  timing: string | undefined;
}

export interface ShownRegistration extends Omit<PersonRegistration, 'answers' | 'bought' | 'next'> {
  answerBlocks: readonly { title: string; fields: readonly ShownField[] }[];
  batch: ShownBatch | null;
  /** Paid without a chosen batch. */
  needsBatch: boolean;
}

interface ShownAct extends Omit<PersonAct, 'action' | 'corrections'> {
  title: string;
  corrections: readonly (PersonAct['corrections'][number] & { label: string })[];
}

/** A lead in the history: the request and its outcome. */
interface ShownLead {
  id: string;
  at: string;
  title: string;
  text: string;
  message: string | null | undefined;
}

/** A student for display on the page. */
export interface ShownPerson extends Omit<
  Person,
  'registrations' | 'acts' | 'consents' | 'doNotCall' | 'openTest'
> {
  /** The messages that can be written to the student. */
  offered: OfferedMessages;
  /** At most three; each with the day on which the person asked not to be called. */
  phones: readonly { phone: string; doNotCallAt: string | null }[];
  /** The earliest next call on an open lead. */
  nextCall: string | null;
  consents: readonly { at: string; text: string }[];
  earlierLeads: readonly ShownLead[];
  signUp: readonly ShownField[];
  registrations: readonly ShownRegistration[];
  acts: readonly ShownAct[];
}

/** Fills in names and labels on the server, so that the browser needs no lists of them. */
export function shownPerson(person: Person): ShownPerson {
  const { doNotCall, openTest, ...shown } = person;
  const { details, registrations, acts, consents, leads, asOf } = shown;
  return {
    ...shown,
    offered: studentMessages(details.studentname, registrations, openTest, today(new Date(asOf))),
    phones: phonesOf(person).map((phone) => ({ phone, doNotCallAt: doNotCall[phone] ?? null })),
    nextCall: nextCallOf(person),
    consents: consents.map((consent) => ({ at: consent.at, text: consentText(consent) })),
    earlierLeads: leads.map((lead) => shownLead(lead, asOf)),
    signUp: signUpAnswers.map((field) => ({
      ...field,
      value: field.name === 'dateofbirth' ? null : details[field.name],
    })),
    registrations: registrations.map(shownRegistration),
    acts: acts.map(({ action, corrections, ...act }) => ({
      ...act,
      title: auditWords[action],
      corrections: corrections.map((one) => ({ ...one, label: labelOf(one.field) })),
    })),
  };
}

function labelOf(field: string): string {
  const [label] = labelsOf([field]);
  return label ?? signUpAnswers.find(({ name }) => name === field)?.label ?? field;
}

const educationTitles = new Set<string>(educationRows.map(({ label }) => label));

function shownRegistration(registration: PersonRegistration): ShownRegistration {
  const { answers, bought, next, ...rest } = registration;
  const blocks = rest.items
    ? answerBlocks.filter(({ title }) => !educationTitles.has(title))
    : answerBlocks;
  return {
    ...rest,
    answerBlocks: blocks.map(({ title, fields }) => ({
      title,
      fields: fields.map((field) => ({
        ...field,
        value: field.name === 'dateofbirth' ? null : answers[field.name],
        fixed: bought && boughtFields.includes(field.name),
      })),
    })),
    batch: next === null || next === 'unassigned' ? null : shownBatch(next),
    needsBatch: next === 'unassigned',
  };
}

function shownBatch({ batch, isFull, isPaid }: AssignedBatch): ShownBatch {
  const { id, start, timing } = batch;
  return { id, name: batchName(batch), start, timing, isFull, isPaid };
}

const consentWords = {
  notice: 'Shown the privacy notice',
  marketing: 'Agreed to e-mails about new batches',
  parent: 'A parent consented',
  parentAsked: 'States that a parent was asked',
} as const;

/** The wording of a consent in the history. */
function consentText({ kind, given, version, givenBy, relation, via }: PersonConsent): string {
  const words = consentWords[kind];
  const ended = via === 'handOver' ? 'Ended when the student confirmed the account' : 'Withdrawn';
  const what = given ? words : `${ended}: ${words.toLowerCase()}`;
  return `${what}${givenBy ? `: ${givenBy}, ${relation}` : ''} (version ${version})`;
}

function shownLead(lead: PersonLead, asOf: string): ShownLead {
  const { id, createdAt, kind, name, coursename, message, status, closedReason, nextCallAt } = lead;
  const facts = [
    `As ${name}, same ${knownBy(lead)}. Now ${leadStatusWords[status].toLowerCase()}`,
    closedReason && ` (${closedReason})`,
    nextCallAt && `, next call ${printedMoment(nextCallAt, asOf)}`,
  ];
  return {
    id,
    at: createdAt,
    title: `${leadKindWords[kind]}: ${coursename || 'no course given'}`,
    text: facts.filter(Boolean).join(''),
    message,
  };
}

function knownBy({ byPhone, byEmail }: PersonLead): string {
  if (byPhone && byEmail) return 'phone and e-mail';
  return byPhone ? 'phone' : 'e-mail';
}

/** Distinct numbers: from sign-up first, then from the forms. */
function phonesOf({ details, registrations }: Person): string[] {
  const all = [details.contactnumber, ...registrations.flatMap(({ phones }) => phones)];
  return [...new Map(all.map((phone) => [telHref(phone), phone] as const).toReversed()).values()]
    .toReversed()
    .slice(0, 3);
}

function nextCallOf({ leads }: Person): string | null {
  const open = leads.filter(({ status }) => openStatuses.includes(status));
  return open.flatMap(({ nextCallAt }) => nextCallAt ?? []).sort()[0] ?? null;
}
