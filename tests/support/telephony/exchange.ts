import { randomUUID } from 'node:crypto';
import { GET as getEvent, POST as postEvent } from '@/app/api/telephone/[secret]/route';
import { POST as postSettings } from '@/app/api/admin/telephone/route';
import { POST as postAddress } from '@/app/api/admin/telephone/address/route';
import type { ExchangeName } from '@/lib/telephony/exchanges';
import { bearer, read } from '../accounts/log-in';
import { post } from '../leads/lead';

/** Connects an exchange. Returns the path of its address. */
export async function connect(token: string, exchange: ExchangeName | '' = 'exotel') {
  await read(postSettings(post('/api/admin/telephone', { exchange }, bearer(token))));
  return newAddress(token);
}

export async function newAddress(token: string): Promise<string> {
  const { body } = await read(postAddress(post('/api/admin/telephone/address', {}, bearer(token))));
  return new URL((body.data as { address: string }).address).pathname;
}

/** An event as Exotel sends it. */
export const tell = (path: string, fields: Record<string, string>) =>
  read(
    getEvent(new Request(`http://localhost:3000${path}?${String(new URLSearchParams(fields))}`)),
  );

/** An event as Knowlarity sends it. */
export const tellByPost = (path: string, body: object) => read(postEvent(post(path, body)));

/** The events of a call from a number, as Exotel sends them. */
export function exotelCall(from: string, CallSid: string = randomUUID()) {
  const passthru = { CallSid, CallFrom: from, CallTo: '01140000001', Direction: 'incoming' };
  return {
    id: CallSid,
    ringing: { CallSid, From: from, DialWhomNumber: '09800000001', Status: 'busy' },
    free: { CallSid, From: from, DialWhomNumber: '09800000001', Status: 'free' },
    missed: { ...passthru, CallType: 'incomplete', StartTime: '2026-01-05 10:00:00' },
    answered: { CallSid, From: from, Status: 'busy', EventType: 'Answered' },
    ended: { ...passthru, CallType: 'completed', DialCallDuration: '95' },
  };
}
