import {
  call,
  type CallAddress,
  type CallBody,
  type CallData,
  type Outcome,
} from '@/components/form/call';
import { readToken } from '@/components/student/accounts/session';
import type { StaffSearch } from '@/lib/search/staff-search';

export const UNREACHED = 'No answer from the server. Press again: nothing is done twice.';

/** Longer than the server waits for a gateway. */
const TIMEOUT_MS = 30_000;

/**
 * Posts with the signed-in person's token, and once more after a dialog if the second factor is needed
 * first. Never throws.
 */
export async function officeCall<Address extends CallAddress>(
  address: Address,
  body: CallBody<Address>,
): Promise<Outcome<CallData<Address>>> {
  const send = () => call(address, { body, token: readToken(), timeoutMs: TIMEOUT_MS });
  const outcome = await send();
  if (outcome.ok || outcome.code !== 'second_factor') return outcome;
  const dialog = await import('./factor-dialog').catch(() => null);
  return (await dialog?.askFactor()) ? send() : outcome;
}

/**
 * Searches for `q`. POST, so that the query stays out of URLs and logs. Never throws.
 * @param signal aborts an outdated search
 * @param narrowed filters, or one list and its cursor
 */
export function searchCall(
  q: string,
  signal: AbortSignal,
  narrowed: Partial<StaffSearch> = {},
): Promise<Outcome<CallData<'/api/admin/search'>>> {
  return call('/api/admin/search', { body: { ...narrowed, q }, token: readToken(), signal });
}
