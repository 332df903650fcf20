import type { FoundPeople, StaffSearch } from '@/lib/schemas/staff-search';
import { readToken } from '../student/token';

const TIMEOUT_MS = 15_000;

/** `refused`: it has to be typed otherwise, or tried again. */
export type SearchOutcome =
  | { kind: 'found'; people: FoundPeople }
  | { kind: 'loggedOut' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreached' };

type Answer = { message?: string; data?: FoundPeople } | null;

/**
 * Asks who fits `q`, which is in no address. Throws nothing.
 * @param aborted when nobody waits for the answer any more
 * @param narrowed filters, or one list and where it goes on
 */
export async function searchCall(
  q: string,
  aborted: AbortSignal,
  narrowed: Partial<StaffSearch> = {},
): Promise<SearchOutcome> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  aborted.addEventListener('abort', stop);
  try {
    const response = await fetch('/api/admin/search', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${readToken()}`,
      },
      body: JSON.stringify({ ...narrowed, q }),
      signal: controller.signal,
    });
    return outcomeOf(response.status, (await response.json()) as Answer);
  } catch {
    return { kind: 'unreached' };
  } finally {
    clearTimeout(timer);
    aborted.removeEventListener('abort', stop);
  }
}

function outcomeOf(status: number, answer: Answer): SearchOutcome {
  if (status === 401) return { kind: 'loggedOut' };
  if (answer?.data) return { kind: 'found', people: answer.data };
  return answer?.message ? { kind: 'refused', message: answer.message } : { kind: 'unreached' };
}
