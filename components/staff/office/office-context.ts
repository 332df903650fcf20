import { createContext, useContext } from 'react';

/** Who sits before the screen, and how to tell the page that money has moved. */
export interface Office {
  /** The owner alone gives money back and decides what is unclear. */
  isOwner: boolean;
  /** Loads the lists again. `told`: what a form has said that may go with its row. */
  changed: (told?: string) => void;
}

const OfficeContext = createContext<Office>({ isOwner: false, changed: () => {} });

export const OfficeProvider = OfficeContext.Provider;
export const useOffice = () => useContext(OfficeContext);
