import { asciiDigits } from '@/lib/platform/ascii-digits';
import type { PhoneCallState } from '@/prisma/client/enums';
import { momentIn, secondsIn, type Exchange, type SentFields } from './exchange';

/** States by `event_type`; of "HANGUP" and "CDR", and of a hook without it, by what came of the call. */
const states: Readonly<Record<string, PhoneCallState>> = {
  ORIGINATE: 'ringing',
  AGENT_CALL: 'ringing',
  // Sent when the call is put through, before the colleague has picked up.
  BRIDGE: 'ringing',
  AGENT_ANSWER: 'answered',
};

/**
 * Knowlarity posts JSON or a form to an address that is entered as a hook in its account (Hook API), when a call is
 * over and, where its events are switched on, before. Its developer pages (https://developer.knowlarity.com) document
 * the log of calls, in whose words the later hooks speak: `uuid`, `customer_number`, `knowlarity_number`,
 * `agent_number`, `call_direction`, `business_call_type`, `call_duration`, `start_time`, `event_type`. The older hook
 * says `callid`, `caller_id`, `dispnumber`, `call_type`, `destination`, `call_duration`, `start_time`, `end_time`.
 * The form of the hooks themselves is on none of its public pages that could be read, only with its customers, so try
 * it with a call before relying on it. It signs nothing. `resource_url` and `call_recording` are not read.
 */
export const knowlarity: Exchange = {
  label: 'Knowlarity',
  read: (sent) => {
    const direction = sent.call_direction ?? sent.call_type ?? 'incoming';
    if (/out/i.test(direction) || direction === '1') return null;
    const state = states[sent.event_type?.toUpperCase() ?? ''] ?? stateOver(sent);
    const isOver = state === 'missed' || state === 'ended';
    return {
      callId: sent.uuid ?? sent.callid ?? '',
      phone: sent.customer_number ?? sent.caller_id ?? '',
      dialled: sent.knowlarity_number ?? sent.dispnumber ?? '',
      state,
      startedAt: momentIn(sent.start_time),
      endedAt: isOver ? momentIn(sent.end_time) : null,
      seconds: state === 'ended' ? secondsIn(sent.call_duration) : null,
    };
  },
};

/** The duration counts the greeting too, so a call was answered only if the hook names the number that did. */
function stateOver(sent: SentFields): PhoneCallState {
  const { business_call_type: outcome = '', destination = '', agent_number: agent = '' } = sent;
  if (/miss|unanswered|abandon/i.test(`${outcome} ${destination}`)) return 'missed';
  const isWithColleague = [agent, destination].some((one) => asciiDigits(one).length >= 7);
  return isWithColleague && (secondsIn(sent.call_duration) ?? 0) > 0 ? 'ended' : 'missed';
}
