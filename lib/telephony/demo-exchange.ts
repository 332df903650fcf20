import 'server-only';
import type * as z from 'zod/mini';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { DEMO_EXCHANGE } from './exchange';
import { exotel } from './exotel';
import { noteCallEvent } from './phone-calls';
import type { demoRingSchema } from './telephone-forms';

/** What Exotel sends of each. */
const fields = {
  ringing: { Status: 'busy' },
  missed: { CallType: 'incomplete' },
  ended: { CallType: 'completed', DialCallDuration: '95' },
} as const;

/**
 * Stands in for an exchange where the database holds a demo: sends what Exotel would through the same code.
 * @throws ApiError not_found on any other site
 */
export async function ringDemo(
  _owner: Staff<'settings.change'>,
  { requestId, phone, state }: z.output<typeof demoRingSchema>,
): Promise<void> {
  if ((await db.demoMark.count()) === 0) {
    throw new ApiError('not_found', 'Calls can be tried on a site with demo data only.');
  }
  const CallTo = institute.phones[0].printed;
  const event = exotel.read({ CallSid: requestId, CallFrom: phone, CallTo, ...fields[state] });
  if (event) await noteCallEvent(DEMO_EXCHANGE, event);
}
