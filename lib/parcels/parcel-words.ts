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

/** So many are ticked at once; as many labels are printed. */
export const MOST_PARCELS = 40;

/** What stands in place of the courier of a parcel that was handed over. */
export const AT_OFFICE = 'Handed over at the office';

/** What has to be paid before a parcel is made. The keys are stored. */
export const parcelRules = {
  first: 'After the first payment',
  whole: 'After the whole fee is paid',
} as const;

export type ParcelRule = keyof typeof parcelRules;
