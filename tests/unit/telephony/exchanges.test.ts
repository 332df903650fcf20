import { momentIn, secondsIn } from '@/lib/telephony/exchange';
import { exotel } from '@/lib/telephony/exotel';
import { knowlarity } from '@/lib/telephony/knowlarity';

const passthru = {
  CallSid: 'd95feaed6383fb24d71a6756126d5350',
  CallFrom: '08042096073',
  CallTo: '08033172870',
  Direction: 'incoming',
  StartTime: '2026-01-05 19:42:43',
  CurrentTime: '2026-01-05 19:42:58',
  DialCallDuration: '13',
};

test('the Passthru applet tells what came of a call', () => {
  expect(exotel.read({ ...passthru, CallType: 'completed' })).toEqual({
    callId: passthru.CallSid,
    phone: '08042096073',
    dialled: '08033172870',
    state: 'ended',
    startedAt: new Date('2026-01-05T14:12:43Z'),
    endedAt: new Date('2026-01-05T14:12:58Z'),
    seconds: 13,
  });
  for (const CallType of ['call-attempt', 'client-hangup', 'incomplete', 'voicemail']) {
    expect(exotel.read({ ...passthru, CallType })).toMatchObject({
      state: 'missed',
      seconds: null,
    });
  }
  expect(
    exotel.read({ ...passthru, CallType: 'completed', Direction: 'outbound-dial' }),
  ).toBeNull();
});

test('the popup of Exotel tells that a phone rings and is answered, but not that a call is over', () => {
  const popup = { CallSid: 'a', From: '08042096073', Status: 'busy' };
  expect(exotel.read(popup)).toMatchObject({ state: 'ringing', phone: '08042096073' });
  expect(exotel.read({ ...popup, EventType: 'Answered' })).toMatchObject({ state: 'answered' });
  expect(exotel.read({ ...popup, Status: 'free', EventType: 'Terminal' })).toBeNull();
});

test('the hooks of Knowlarity are read in the words of both', () => {
  const older = {
    callid: 'a',
    caller_id: '+919966679850',
    dispnumber: '+919019101000',
    call_type: 'incoming',
    call_duration: '42',
    start_time: '2026-01-05 03:49:44.391601+00:00',
  };
  expect(knowlarity.read({ ...older, destination: '+919800000001' })).toMatchObject({
    callId: 'a',
    phone: '+919966679850',
    dialled: '+919019101000',
    state: 'ended',
    startedAt: new Date('2026-01-05T03:49:44Z'),
    seconds: 42,
  });
  const newer = { uuid: 'b', customer_number: '+919966679850', call_direction: 'Inbound' };
  const stateOf = (fields: object) => knowlarity.read({ ...newer, ...fields })?.state;
  expect(stateOf({ event_type: 'ORIGINATE' })).toBe('ringing');
  expect(stateOf({ event_type: 'AGENT_ANSWER' })).toBe('answered');
  expect(stateOf({ event_type: 'CDR', business_call_type: 'Agent Missed' })).toBe('missed');
  const agent_number = '+919800000001';
  expect(stateOf({ event_type: 'CDR', agent_number, call_duration: '42' })).toBe('ended');
  // The caller heard the greeting and reached nobody.
  expect(stateOf({ call_duration: '7', destination: 'Welcome Sound' })).toBe('missed');
  expect(knowlarity.read({ ...newer, call_direction: 'Outbound' })).toBeNull();
});

test('moments are India’s unless they say otherwise, and none is made up', () => {
  expect(momentIn('2026-01-05 10:00:00')).toEqual(new Date('2026-01-05T04:30:00Z'));
  expect(momentIn('2026-01-05T10:00:00+0530')).toEqual(new Date('2026-01-05T04:30:00Z'));
  for (const text of [
    '1970-01-01 05:30:00',
    '0000-00-00 00:00:00',
    '2999-01-01 00:00:00',
    'soon',
  ]) {
    expect(momentIn(text)).toBeNull();
  }
  expect([secondsIn('95'), secondsIn('-1'), secondsIn('99999'), secondsIn('1.5')]).toEqual([
    95,
    null,
    null,
    null,
  ]);
});
