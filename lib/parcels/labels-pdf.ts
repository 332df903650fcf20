import 'server-only';
import { institute } from '@/content/facts/institute';
import { inWorker } from '@/lib/platform/documents/worker-pool';
import { printedPhone } from '@/lib/platform/phone-number';
import type { ListedParcel } from './parcels';

const words = {
  title: 'Parcel labels',
  to: 'To',
  from: 'From',
  phone: 'Phone',
  pin: 'PIN',
  registration: 'Reg. No',
  contents: 'Contents',
};

const MOST_LINES = 6;

/** The lines of an address as they were typed; joined when there are too many for a label. */
function linesOf(address: string): string[] {
  const lines = address.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  return lines.length > MOST_LINES ? [lines.join(', ')] : lines;
}

/**
 * Labels of parcels on A4, eight on a page: 105 mm × 74 mm each, as label sheets are cut.
 * @param requester the account that asks for it, see `inWorker`
 * @throws WorkersBusy
 */
export function labelsPdf(
  parcels: readonly ListedParcel[],
  siteUrl: string,
  requester: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, address, phones } = institute;
  const data = {
    words,
    sender: { name, address, phone: phones[0].printed },
    labels: parcels.map(({ recipient, phone, address: street, state, pincode, ...parcel }) => ({
      recipient,
      phone: printedPhone(phone),
      lines: linesOf(street),
      state,
      pincode,
      registrationnumber: parcel.registrationnumber,
      items: parcel.items,
    })),
  };
  const template = 'parcels/labels.typ';
  return inWorker('pdf', { template, data, qr: siteUrl, photo: null }, requester);
}
