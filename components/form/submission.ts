import { call, isTemporary, type Failure } from './call';
import type { KeptPost } from './outbox';

/**
 * What became of a post. `unreached`: the device is offline, the answer was cut off or late, or a log-in
 * page of the network answered in our place. `busy`: it has to be tried again. `refused`: trying again
 * is of no use.
 */
export type Delivery =
  { kind: 'sent' } | { kind: 'unreached' | 'busy' | 'refused'; failure: Failure };

/** Posts once. Never throws. */
export async function submit({ url, body }: KeptPost): Promise<Delivery> {
  const outcome = await call(url, { body });
  return outcome.ok ? { kind: 'sent' } : { kind: kindOf(outcome), failure: outcome };
}

/** By the status, whoever answered: what a proxy refuses for its size would be repeated for ever. */
function kindOf({ status }: Failure): 'unreached' | 'busy' | 'refused' {
  if (status === null || status < 400) return 'unreached';
  return isTemporary(status) ? 'busy' : 'refused';
}
