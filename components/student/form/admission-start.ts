import type { Typed } from '@/components/form/typed';
import type { Paise } from '@/content/money';

/** What the server knows when the form is opened. */
export type AdmissionStart = {
  /** E-mail of the account. */
  owner: string;
  /** Id of the chosen plan. */
  plan: string | null;
  /** Every answer that is asked for, with what is known of it. */
  answers: Typed;
  /** Names of the answers that the plan decides. */
  fixed: readonly string[];
  /** In paise, GST included; null while it has to be confirmed. */
  price: Paise | null;
  /** Five digits from the clock; Save gives the final ones. */
  registrationnumber: string;
  /** Today in Delhi, as it is printed. */
  date: string;
  photoName: string | null;
  /** Something can be paid on this site now. */
  onlineOpen: boolean;
  /** Under 18 and no parent has agreed yet (decision D26). */
  needsParent: boolean;
};
