import { institute } from '../../content/institute';
import { receipt } from '../../content/receipt';
import { financialYear } from '../payments/financial-year';
import type { Particulars } from '../payments/particulars';
import { receivedStatuses } from '../payments/money-terms';
import type { PaymentStatus } from '../payments/payment-status';
import { receiptNumber } from '../payments/receipt-number';
import { today } from '../schemas/day';
import type { Chance } from './chance';
import type { PaymentRow, Told } from './told';
import type { RegistrationRow } from './registrations';

export interface ReceiptRow {
  number: string;
  year: string;
  serial: number;
  paymentId: string;
  issuedOn: string;
  amountPaise: number;
  particulars: Particulars;
  checkCode: string;
  createdAt: Date;
}

/**
 * A receipt for everything that is in the books and has an owner, numbered as it came. Each says that it
 * is none.
 * @param told in the order in which the money came
 */
export function demoReceipts(
  told: readonly Told[],
  registrations: readonly RegistrationRow[],
  chance: Chance,
): ReceiptRow[] {
  const forms = new Map(registrations.map((one) => [one.id, one]));
  const last = new Map<string, number>();
  return told.flatMap(({ payment }) => {
    const form = forms.get(payment.registrationId ?? '');
    if (!form || !payment.paidAt || !receivedStatuses.includes(payment.status as PaymentStatus))
      return [];
    const issuedOn = today(payment.paidAt);
    const year = financialYear(issuedOn);
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    const row: ReceiptRow = {
      number: receiptNumber(year, serial),
      year,
      serial,
      issuedOn,
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      particulars: particularsOf(payment, form),
      checkCode: Buffer.from(chance.hex(32), 'hex').toString('base64url'),
      createdAt: payment.paidAt,
    };
    return [row];
  });
}

function particularsOf(payment: PaymentRow, form: RegistrationRow): Particulars {
  return {
    seller: { name: `Demo data, no receipt: ${institute.name}`, address: institute.address },
    buyer: {
      name: form.studentname,
      address: `${form.address}, ${form.pincode}`,
      state: form.state,
    },
    what: form.planTitle ?? receipt.coaching,
    registrationnumber: form.registrationnumber,
    excess: payment.attention === 'second payment',
  };
}
