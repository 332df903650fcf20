import { createContext, useContext, useState } from 'react';
import type { StaffAction } from '@/lib/staff/permissions';

/** The signed-in person, and how to refresh after a change. */
interface Office {
  may: (action: StaffAction) => boolean;
  /** Reloads the lists. `doneText`: the message of a form that may be removed with its row. */
  refresh: (doneText?: string) => void;
}

const OfficeContext = createContext<Office>({ may: () => false, refresh: () => {} });

export const OfficeProvider = OfficeContext.Provider;
export const useOffice = () => useContext(OfficeContext);

/** Stays true once true, so that content in use is not removed. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeen, setWas] = useState(condition);
  if (condition && !hasBeen) setWas(true);
  return hasBeen || condition;
}
