import { momentIn, secondsIn, type Exchange } from './exchange';

/** What came of a call, by `CallType` of the Passthru applet. All but "completed" reached no colleague. */
const missedTypes = ['call-attempt', 'client-hangup', 'incomplete', 'voicemail'];

/**
 * Exotel calls an address by GET with the call in the query, from two places of a call flow:
 *
 * - "Create popup" of the Connect applet, while a colleague's phone rings: `CallSid`, `From`, `DialWhomNumber`,
 *   `Status` ("busy" when it is called, "free" when that has ended, also unanswered) and, where Exotel has switched it
 *   on for the account, `EventType` ("Dial", "Ringing", "Answered", "Terminal").
 *   https://support.exotel.com/support/solutions/articles/48284-agent-pass-through-knowing-when-an-agent-gets-a-call
 * - A Passthru applet after the Connect applet: `CallSid`, `CallFrom`, `CallTo`, `Direction` ("incoming",
 *   "outbound-dial"), `StartTime` and `CurrentTime` (of India), `EndTime` (a constant), `DialCallDuration`,
 *   `DialCallStatus` and `CallType`.
 *   https://support.exotel.com/support/solutions/articles/48283-working-with-passthru-applet
 *
 * It signs nothing, so the address is secret. `RecordingUrl` is not read.
 */
export const exotel: Exchange = {
  label: 'Exotel',
  read: (sent) => {
    const { Direction = 'incoming', CallType, Status, EventType } = sent;
    if (!/^(incoming|inbound)$/i.test(Direction)) return null;
    const isOver = CallType !== undefined;
    const isCompleted = CallType === 'completed' || sent.DialCallStatus === 'completed';
    const isMissed = CallType !== undefined && missedTypes.includes(CallType);
    const isRinging = Status === 'busy' || (Status === undefined && !isOver);
    const isAnswered = EventType === 'Answered';
    // "free": the Passthru applet tells what came of the call, after the last colleague was tried.
    if (!isCompleted && !isMissed && !isRinging && !isAnswered) return null;
    return {
      callId: sent.CallSid ?? '',
      phone: sent.CallFrom ?? sent.From ?? '',
      dialled: sent.CallTo ?? sent.To ?? '',
      state: isCompleted ? 'ended' : isMissed ? 'missed' : isAnswered ? 'answered' : 'ringing',
      startedAt: momentIn(sent.StartTime),
      endedAt: isOver ? momentIn(sent.CurrentTime) : null,
      seconds: isCompleted ? secondsIn(sent.DialCallDuration) : null,
    };
  },
};
