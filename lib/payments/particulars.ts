/** What a receipt says beside its amounts, kept with it as it was when it was made. */
export interface Particulars {
  seller: { name: string; address: string };
  /** An address and a state are '' where nobody knows them. */
  buyer: { name: string; address: string; state: string };
  /** What was bought. */
  what: string;
  /** Of the admission form, '' without one. */
  registrationnumber: string;
  /** Paid although it had been paid before, so that it is owed back. */
  excess: boolean;
}
