/** The states of a parcel, as the office reads them. The keys are stored. */
export const parcelStatuses = {
  toPack: 'To pack',
  packed: 'Packed',
  sent: 'Sent',
  arrived: 'Arrived',
  returned: 'Returned',
  cancelled: 'Cancelled',
} as const;

export type ParcelStatus = keyof typeof parcelStatuses;

/** Parcels that can be ticked at once; as many labels are printed. */
export const MOST_PARCELS = 40;

/** Entry in place of the courier for a parcel handed over. */
export const AT_OFFICE = 'Handed over at the office';

/** The payment that a parcel waits for. The keys are stored. */
export const parcelRules = {
  first: 'After the first payment',
  whole: 'After the whole fee is paid',
} as const;

export type ParcelRule = keyof typeof parcelRules;
