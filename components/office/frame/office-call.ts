import {
  call,
  type CallAddress,
  type CallBody,
  type CallData,
  type Outcome,
} from '@/components/form/call';
import { readToken } from '@/components/student/token';
import type { StaffSearch } from '@/lib/office/search/staff-search';

/** Longer than the server waits for a gateway. */
const TIMEOUT_MS = 30_000;

/** Posts in the name of whoever is logged in. Never throws. */
export function officeCall<Address extends CallAddress>(
  address: Address,
  body: CallBody<Address>,
): Promise<Outcome<CallData<Address>>> {
  return call(address, { body, token: readToken(), timeoutMs: TIMEOUT_MS });
}

/**
 * Asks who fits `q`. It is posted, so that the query stays out of URLs and logs. Never throws.
 * @param signal aborted when the answer is not needed any more
 * @param narrowed filters, or one list and where it goes on
 */
export function searchCall(
  q: string,
  signal: AbortSignal,
  narrowed: Partial<StaffSearch> = {},
): Promise<Outcome<CallData<'/api/admin/search'>>> {
  return call('/api/admin/search', { body: { ...narrowed, q }, token: readToken(), signal });
}
