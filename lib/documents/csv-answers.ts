import 'server-only';
import { logFailure } from '@/lib/log';

/** For one person: nothing on the way keeps it, lists it, or takes it for something else. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * A table that is sent as it is read, to be saved under this name. Where reading fails the connection
 * breaks, so that half a table is not taken for a whole one.
 */
export function csvAnswer(pieces: AsyncGenerator<string, void>, filename: string): Response {
  return new Response(streamOf(pieces), {
    headers: {
      ...personal,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

/** Reads on only as fast as the browser takes it, and stops when the browser goes. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let gone = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (gone) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logFailure('export', error);
        throw error;
      }
    },
    async cancel() {
      gone = true;
      await pieces.return();
    },
  });
}

/** A sentence that says what to do, for whoever followed a link. */
export function plainRefusal(status: number, sentence: string): Response {
  const headers = { ...personal, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${sentence}\n`, { status, headers });
}
