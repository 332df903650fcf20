import { parcelStatuses, type ParcelStatus } from './parcel-words';

/** Query of a list of parcels. It is part of the URL, so it names no person. */
export interface ParcelsAsked {
  show: ParcelStatus;
  late: boolean;
  /** Reg. No, PIN code or tracking number; '' for all. */
  q: string;
  /** First page: 1. */
  page: number;
}

export const parcelsPath = '/searchuser/parcels';

const MOST_PAGES = 1_000;

/** Reads the query of the page; invalid values are left out. */
export function askedParcels(query: Record<string, string | string[] | undefined>): ParcelsAsked {
  const { show, late, q, page } = query;
  const shown = Object.keys(parcelStatuses) as ParcelStatus[];
  const number = Number(page);
  return {
    show: shown.find((name) => name === show) ?? 'toPack',
    late: late === '1',
    q: typeof q === 'string' && /^[\w./-]{3,60}$/.test(q.trim()) ? q.trim() : '',
    page: Number.isInteger(number) && number > 0 && number <= MOST_PAGES ? number : 1,
  };
}

/** The address of a list of parcels. */
export function parcelListPath({ show, late, q, page = 1 }: Partial<ParcelsAsked>): string {
  const query = new URLSearchParams({
    ...(show && show !== 'toPack' && { show }),
    ...(late && { late: '1' }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${parcelsPath}?${query}` : parcelsPath;
}
