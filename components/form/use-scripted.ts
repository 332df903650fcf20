import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and until React runs: what only a script can do is then left to the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
