import { createContext, useContext, useState } from 'react';
import { may, refusalOf, type StaffAction, type StaffRights } from '@/lib/staff/permissions';

/** The signed-in person, and how to refresh after a change. */
interface Office {
  may: (action: StaffAction) => boolean;
  /** Why the action is not allowed, and whom to ask: "Only the owner can refund this." */
  refusalOf: (action: StaffAction, verb: string) => string;
  /** Reloads the lists. `doneText`: the message of a form that may be removed with its row. */
  refresh: (doneText?: string) => void;
}

const OfficeContext = createContext<Office>({
  may: () => false,
  refusalOf: () => '',
  refresh: () => {},
});

/** The part of the context that follows from the person's rights. */
export const rightsInContext = (rights: StaffRights): Omit<Office, 'refresh'> => ({
  may: (action) => may({ rights }, action),
  refusalOf: (action, verb) => refusalOf({ rights }, action, verb),
});

export const OfficeProvider = OfficeContext.Provider;
export const useOffice = () => useContext(OfficeContext);

/** Stays true once true, so that content in use is not removed. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeen, setWas] = useState(condition);
  if (condition && !hasBeen) setWas(true);
  return hasBeen || condition;
}
