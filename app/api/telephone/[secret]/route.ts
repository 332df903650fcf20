import { ApiError } from '@/lib/calls/errors';
import { serveAnybody } from '@/lib/calls/serve';
import { takeCallEventByFormCall, takeCallEventCall } from '@/lib/telephony/calls';
import { callEventSchema } from '@/lib/telephony/telephone-forms';
import { receiveCallEvent } from '@/lib/telephony/telephone-settings';

const secretIn = (request: Request) => new URL(request.url).pathname.split('/')[3] ?? '';

export const GET = serveAnybody(takeCallEventCall, ({ request }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const sent = callEventSchema.safeParse(query);
  if (sent.success) return receiveCallEvent(secretIn(request), sent.data);
  throw new ApiError('invalid_input', 'The fields of this call cannot be read.');
});

export const POST = serveAnybody(takeCallEventByFormCall, ({ request, body }) =>
  receiveCallEvent(secretIn(request), body),
);
