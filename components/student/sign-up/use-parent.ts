import { useCallback, useState } from 'react';

/** Whether a parent has to agree, for the date of birth that was entered last. */
export function useParent() {
  const [withParent, setWithParent] = useState(false);
  const askForParent = useCallback(async (dateofbirth: string) => {
    const { needsParent } = await import('./sign-up-checks');
    setWithParent(needsParent(dateofbirth));
  }, []);
  return { withParent, askForParent };
}
