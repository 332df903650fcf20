import type { CallEvent } from './call-events';

/** The fields that are read of what an exchange sends. Everything else, recordings among it, is dropped unread. */
export const eventFields = [
  // Exotel
  'CallSid',
  'CallFrom',
  'CallTo',
  'From',
  'To',
  'Direction',
  'CallType',
  'DialCallStatus',
  'DialCallDuration',
  'StartTime',
  'CurrentTime',
  'Status',
  'EventType',
  // Knowlarity
  'uuid',
  'callid',
  'customer_number',
  'caller_id',
  'knowlarity_number',
  'dispnumber',
  'agent_number',
  'destination',
  'call_direction',
  'call_type',
  'business_call_type',
  'event_type',
  'call_duration',
  'start_time',
  'end_time',
] as const;

/** What an exchange has sent; empty fields are missing. */
export type SentFields = { readonly [Name in (typeof eventFields)[number]]?: string | undefined };

/** In the place of an exchange in a demo. */
export const DEMO_EXCHANGE = 'demo';

export interface Exchange {
  /** As owners know it. */
  label: string;
  /** Null for what is not about an incoming call, or says nothing new about one. `callId` is '' if it is missing. */
  read(sent: SentFields): CallEvent | null;
}

/** "2026-11-28 16:20:05", with or without fractions and a zone; India's without one. */
const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** An hour ahead at most: a clock may go wrong, but no call is told of before it. */
const AHEAD_MS = 3_600_000;

/** A moment as exchanges write it; null for none, such as Exotel's "1970-01-01 05:30:00". */
export function momentIn(text: string | undefined): Date | null {
  const [, day = '', time = '', zone = '+05:30'] = written.exec(text?.trim() ?? '') ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  const isLikely = day >= '2000' && moment.getTime() < Date.now() + AHEAD_MS;
  return isLikely ? moment : null;
}

/** Whole seconds of at most a day; null for anything else. */
export function secondsIn(text: string | undefined): number | null {
  const seconds = /^\d{1,5}$/.test(text ?? '') ? Number(text) : NaN;
  return seconds <= 86_400 ? seconds : null;
}
