import { useState } from 'react';

/** Whether it is true, or was at some time: what has appeared is not taken from under anybody's hands. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
