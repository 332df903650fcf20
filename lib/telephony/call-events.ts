import type { PhoneCallState } from '@/prisma/client/enums';

/** What an exchange tells of an incoming call. A call has several events, told in any order, some twice or never. */
export interface CallEvent {
  /** The exchange's id of the call. */
  callId: string;
  /** As the exchange writes it; '' when the caller withholds it. */
  phone: string;
  /** The number of the institute that was called. */
  dialled: string;
  state: PhoneCallState;
  /** Null where the event does not say. */
  startedAt: Date | null;
  endedAt: Date | null;
  seconds: number | null;
}

/** A call as its events have told it so far. */
export interface KnownCall extends Omit<CallEvent, 'callId' | 'startedAt'> {
  startedAt: Date;
}

/**
 * How far a call has come: the furthest state that any event has told is the call's, so the order of events does not
 * matter and repeats change nothing. Answered is further than missed, because whoever was told of a conversation has
 * had one, and one colleague may miss what the next one answers.
 */
const reach: Readonly<Record<PhoneCallState, number>> = {
  ringing: 0,
  missed: 1,
  answered: 2,
  ended: 3,
};

const later = <T extends Date | number>(one: T | null, other: T | null): T | null =>
  one !== null && (other === null || one > other) ? one : other;

/**
 * The call after one more event.
 * @param known null for the first event
 * @param now stands for the start where no event says it
 */
export function withEvent(known: KnownCall | null, event: CallEvent, now: Date): KnownCall {
  const { phone, dialled, state, startedAt, endedAt, seconds } = event;
  const started = startedAt ?? now;
  if (!known) return { phone, dialled, state, startedAt: started, endedAt, seconds };
  return {
    // An event of a call that lacks a number says nothing about it.
    phone: known.phone || phone,
    dialled: known.dialled || dialled,
    state: reach[state] > reach[known.state] ? state : known.state,
    startedAt: started < known.startedAt ? started : known.startedAt,
    endedAt: later(known.endedAt, endedAt),
    seconds: later(known.seconds, seconds),
  };
}

/** Whether a colleague has talked with the caller. */
export const isAnswered = (state: PhoneCallState): boolean => reach[state] >= reach.answered;
