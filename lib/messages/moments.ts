import type { PlaceholderName } from './placeholders';

/** Labels of the languages of messages, each in itself. */
export const messageLanguages = { en: 'English', hi: 'हिन्दी' } as const;

export type MessageLanguage = keyof typeof messageLanguages;

export const messageLanguageNames = Object.keys(messageLanguages) as readonly MessageLanguage[];

export const messageChannels = { whatsapp: 'WhatsApp', sms: 'SMS' } as const;

export type MessageChannel = keyof typeof messageChannels;

export const messageChannelNames = Object.keys(messageChannels) as readonly MessageChannel[];

interface Moment {
  /** As on buttons, after "WhatsApp: ". */
  label: string;
  /** When it is offered, as an owner reads it. */
  when: string;
  /** Whom it is for. A promotion is not for who asked not to be called; a service is. */
  purpose: 'promotion' | 'service';
  /** Placeholders of this moment, besides `commonPlaceholders`. */
  placeholders: readonly PlaceholderName[];
  /** A value without which there is nothing to say. */
  needs?: PlaceholderName;
}

/** Placeholders that every text may use. */
const commonPlaceholders = ['name', 'institute', 'writer', 'phone', 'course'] as const;

/** Moments of a lead, all of them promotion, in the order of the owner's page. */
const leadMoments = {
  greeting: {
    label: 'first contact',
    when: 'For a new lead, before the first call',
    purpose: 'promotion',
    placeholders: ['link'],
  },
  noAnswer: {
    label: 'no answer',
    when: 'After a call without an answer',
    purpose: 'promotion',
    placeholders: ['link'],
  },
  lastTry: {
    label: 'last try',
    when: 'After the last call without an answer, when the lead is closed',
    purpose: 'promotion',
    placeholders: ['link'],
  },
  fee: {
    label: 'fee and link',
    when: 'After a call in which the person was reached',
    purpose: 'promotion',
    placeholders: ['fees', 'batch', 'link'],
  },
  visit: {
    label: 'visit and map',
    when: 'When a visit is arranged',
    purpose: 'promotion',
    placeholders: ['visit', 'address', 'map'],
    needs: 'visit',
  },
  demoClass: {
    label: 'demo class',
    when: 'Before a demo class that the person has booked',
    purpose: 'promotion',
    placeholders: ['demo', 'demoPlace', 'map'],
    needs: 'demo',
  },
} as const satisfies Record<string, Moment>;

/** Moments of a student, all of them service. */
const studentMoments = {
  dues: {
    label: 'dues',
    when: 'When a fee is due',
    purpose: 'service',
    placeholders: ['amount', 'due'],
    needs: 'amount',
  },
  firstClass: {
    label: 'first class',
    when: 'Before the batch of a paid registration starts',
    purpose: 'service',
    placeholders: ['start', 'timing', 'place', 'map'],
    needs: 'start',
  },
  documents: {
    label: 'documents',
    when: 'After the first payment for a course',
    purpose: 'service',
    placeholders: ['documents', 'address', 'map'],
    needs: 'documents',
  },
  test: {
    label: 'test to sit',
    when: 'When a test is open that the student has not sat',
    purpose: 'service',
    placeholders: ['test', 'testUntil', 'tests'],
    needs: 'test',
  },
  question: {
    label: 'another matter',
    when: 'For anything else about the course of a student',
    purpose: 'service',
    placeholders: [],
  },
} as const satisfies Record<string, Moment>;

export type LeadMoment = keyof typeof leadMoments;
export type StudentMoment = keyof typeof studentMoments;
export type MomentName = LeadMoment | StudentMoment;

export const leadMomentNames = Object.keys(leadMoments) as readonly LeadMoment[];
export const studentMomentNames = Object.keys(studentMoments) as readonly StudentMoment[];
export const momentNames: readonly MomentName[] = [...leadMomentNames, ...studentMomentNames];

/** When a message is offered, what it is about and what its text may name. */
export const momentOf = (name: MomentName): Moment => ({ ...leadMoments, ...studentMoments })[name];

/** The placeholders that a text of the moment may use. */
export const placeholdersOf = (name: MomentName): readonly PlaceholderName[] => [
  ...commonPlaceholders,
  ...momentOf(name).placeholders,
];
