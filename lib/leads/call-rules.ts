import { momentOf } from '../site/delhi-time';
import { callTimes, officeTime, type OfficeTime } from '../site/office-time';
import { callOutcomes, type CallOutcome, type LeadStatus } from './lead-words';

/** What the caller has to say beside the outcome. */
export const outcomeNeeds: Readonly<Partial<Record<CallOutcome, 'time' | 'reason'>>> = {
  callLater: 'time',
  visiting: 'time',
  notInterested: 'reason',
};

/** After a first, second and third call without an answer; then the lead is closed. */
const unansweredTimes = ['inTwoHours', 'tomorrowAt11', 'inThreeDaysAt11'] as const;

export interface AfterCall {
  status: LeadStatus;
  closedReason: string | null;
  nextCallAt: Date | null;
}

interface CallMade {
  outcome: CallOutcome;
  /** The lead's status before. */
  status: LeadStatus;
  /** Calls without an answer since the person last wrote, came or spoke with us. */
  unanswered: number;
  /** For the outcomes in `outcomeNeeds`. */
  at: Date | null;
  reason: string;
}

/**
 * The lead after a call. Suggested times lie in the office's hours.
 */
export function stateAfterCall(
  { outcome, status, unanswered, at, reason }: CallMade,
  now: Date,
  office: OfficeTime = officeTime,
): AfterCall {
  const times = callTimes(now, office);
  const open = status === 'visiting' ? status : 'called';
  const callAt = (time: keyof typeof times): AfterCall => ({
    status: open,
    closedReason: null,
    nextCallAt: momentOf(times[time]),
  });
  const closed = (why: string): AfterCall => ({
    status: 'closed',
    closedReason: why,
    nextCallAt: null,
  });
  switch (outcome) {
    case 'noAnswer': {
      const time = unansweredTimes[unanswered];
      return time ? callAt(time) : closed(callOutcomes.noAnswer);
    }
    case 'busy':
      return callAt('inHalfAnHour');
    case 'reached':
      return callAt('inThreeDaysAt11');
    case 'callLater':
      return { status: open, closedReason: null, nextCallAt: at };
    case 'visiting':
      return { status: 'visiting', closedReason: null, nextCallAt: at };
    case 'notInterested':
      return closed(reason);
    case 'wrongNumber':
      return closed(callOutcomes.wrongNumber);
    case 'enrolled':
      return { status: 'enrolled', closedReason: null, nextCallAt: null };
  }
}
