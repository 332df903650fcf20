import {
  admissionAnswers,
  answersOf,
  educationColumns,
  educationRows,
  type AnswerName,
  type SingleAnswer,
} from './admission-answers';
import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { registrationCopy as words } from './registration-copy-words';
import { printedPhone } from '@/lib/platform/phone-number';
import type { Inclusion } from '@/content/catalogue/offerings';
import type { OrderedItem } from './offerings';
import type { ShownPayment, ShownRefund } from './shown-payment';

/** A registration under the contract's names. */
export type CopiedRecord = Readonly<Record<AnswerName, string>> & {
  readonly registrationnumber: string;
  /** Name of the photo below `/public/`, or ''. */
  readonly studentProfile: string;
  readonly dateofbirth: IsoDay;
  readonly date: IsoDay;
  readonly submitted: boolean;
  readonly planTitle: string | null;
  readonly items: readonly OrderedItem[] | null;
  readonly shippingPaise: number | null;
  readonly pricePaise: number | null;
  readonly inclusions: readonly Inclusion[];
};

/** A wide line takes the full width; others are paired. */
export type CopyLine = { readonly label: string; readonly value: string; readonly wide?: boolean };

export type RegistrationCopy = {
  readonly title: string;
  /** The state of the form and the next step (D45). */
  readonly lede: string;
  /** An order has no education, photo or signatures. */
  readonly isOrder: boolean;
  readonly registrationnumber: string;
  readonly studentname: string;
  readonly head: readonly CopyLine[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly CopyLine[] }[];
  readonly education: readonly { readonly label: string; readonly answers: readonly string[] }[];
  /** UPI payment of the amount due; `link` is the content of the QR code. */
  readonly slip: { readonly link: string; readonly lines: readonly CopyLine[] } | null;
  /** "Delhi, 21 November 2026" */
  readonly signedAt: string;
};

const orDash = (value: string): string => value.trim() || words.noAnswer;

/** Payments towards a registration, and the instalments agreed for its price, in words. */
export interface CopiedMoney {
  readonly payments?: readonly CopiedPayment[];
  readonly instalments?: string | null;
  readonly slip?: CopiedSlip | null;
}

/** A UPI fee slip; the amount is in paise. */
interface CopiedSlip {
  readonly upiId: string;
  readonly amount: Paise;
  readonly reference: string;
  readonly link: string;
}

/** All answers with labels; `–` for an empty one. */
export function copyOf(record: CopiedRecord, money: CopiedMoney = {}): RegistrationCopy {
  const { registrationnumber, studentname, place } = record;
  const date = printDay(record.date);
  if (record.items) return orderCopyOf(record, record.items, money);
  return {
    title: words.title,
    lede: words.ledes[stateOf(record, money)],
    isOrder: false,
    registrationnumber,
    studentname,
    head: [
      { label: 'Reg. No', value: registrationnumber },
      { label: admissionAnswers.session.label, value: orDash(record.session) },
      { label: 'Date', value: date },
    ],
    parts: partsOf(record, money),
    education: educationRows.map(({ row, label }) => ({
      label,
      answers: educationColumns.map(({ column }) => orDash(record[`${row}${column}`])),
    })),
    slip: money.slip ? slipOf(money.slip) : null,
    signedAt: place.trim() ? `${place.trim()}, ${date}` : date,
  };
}

function stateOf(
  { submitted, pricePaise }: CopiedRecord,
  { payments = [] }: CopiedMoney,
): keyof typeof words.ledes {
  if (!submitted) return 'draft';
  if (payments.some(({ standing }) => standing === 'paid')) return 'paid';
  return pricePaise === null ? 'unpriced' : 'unpaid';
}

function slipOf({ upiId, amount, reference, link }: CopiedSlip): RegistrationCopy['slip'] {
  const lines = [
    { label: words.slipAmount, value: formatRupees(amount) },
    { label: words.slipTo, value: upiId },
    { label: words.slipReference, value: reference },
  ];
  return { link, lines };
}

function orderCopyOf(
  record: CopiedRecord,
  items: readonly OrderedItem[],
  { payments = [], slip }: CopiedMoney,
): RegistrationCopy {
  const { registrationnumber, studentname, address, state, pincode, shippingPaise } = record;
  const price = (paise: number) => formatRupees(paise as Paise);
  const total = record.pricePaise === null ? words.toBeConfirmed : price(record.pricePaise);
  return {
    title: words.orderTitle,
    lede: words.orderLede,
    isOrder: true,
    registrationnumber,
    studentname,
    head: [
      { label: 'Reg. No', value: registrationnumber },
      { label: 'Date', value: printDay(record.date) },
    ],
    parts: [
      {
        title: words.parts.order,
        lines: [
          {
            label: words.itemLabel,
            value: items.map((item) => `${item.title}, ${price(item.pricePaise)}`).join('; '),
            wide: true,
          },
          ...(shippingPaise ? [{ label: words.shippingLabel, value: price(shippingPaise) }] : []),
          { label: words.priceLabel, value: `${total}, ${words.gstNote}` },
          { label: words.paidLabel, value: paidText(payments), wide: true },
        ],
      },
      {
        title: words.parts.contact,
        lines: [
          { label: admissionAnswers.address.label, value: orDash(address), wide: true },
          { label: admissionAnswers.state.label, value: orDash(state) },
          { label: admissionAnswers.pincode.label, value: orDash(pincode) },
          {
            label: admissionAnswers.mobilenumber.label,
            value: orDash(printedPhone(record.mobilenumber)),
          },
          { label: admissionAnswers.email.label, value: orDash(record.email) },
        ],
      },
    ],
    education: [],
    slip: slip ? slipOf(slip) : null,
    signedAt: '',
  };
}

const printed = (name: SingleAnswer, answer: string): string =>
  admissionAnswers[name].kind === 'phone' ? printedPhone(answer) : answer;

/** Shown in the heading, beside the signature or with the fee instead. */
const placedElsewhere: readonly SingleAnswer[] = ['session', 'place', 'modeofpayment'];

function partsOf(record: CopiedRecord, money: CopiedMoney): RegistrationCopy['parts'] {
  const line = (name: SingleAnswer): CopyLine => {
    const { label, kind, wide }: { label: string; kind: string; wide?: true } =
      admissionAnswers[name];
    const value =
      kind === 'day' ? printDay(record[name] as IsoDay) : orDash(printed(name, record[name]));
    return wide ? { label, value, wide } : { label, value };
  };
  const lines = (names: readonly SingleAnswer[]) =>
    names.filter((name) => !placedElsewhere.includes(name)).map(line);
  return [
    {
      title: words.parts.course,
      lines: lines(answersOf('course', ['coursename', 'courseduration'])),
    },
    {
      title: words.parts.student,
      lines: lines(
        answersOf('student', [
          'studentname',
          'fathername',
          'dateofbirth',
          'fatheroccupation',
          'gender',
          'designation',
        ]),
      ),
    },
    {
      title: words.parts.contact,
      lines: lines(answersOf('contact', ['address', 'state', 'mobilenumber'])),
    },
    { title: words.parts.fee, lines: feeLines(record, line('modeofpayment'), money) },
  ];
}

function feeLines(
  record: CopiedRecord,
  modeOfPayment: CopyLine,
  { payments = [], instalments }: CopiedMoney,
): CopyLine[] {
  const { planTitle, pricePaise, inclusions } = record;
  const price =
    pricePaise === null
      ? words.toBeConfirmed
      : `${formatRupees(pricePaise as Paise)}, ${words.gstNote}`;
  const included = inclusions.filter(({ included }) => included).map(({ name }) => name);
  return [
    { label: words.planLabel, value: planTitle ?? words.noPlan, wide: true },
    { label: words.priceLabel, value: price },
    modeOfPayment,
    ...(instalments ? [{ label: words.instalmentsLabel, value: instalments, wide: true }] : []),
    { label: words.paidLabel, value: paidText(payments), wide: true },
    ...(included.length > 0
      ? [{ label: words.includesLabel, value: included.join('; '), wide: true }]
      : []),
  ];
}

export type CopiedPayment = Pick<ShownPayment, 'standing' | 'amount' | 'paidOn'> & {
  readonly refunds: readonly Pick<ShownRefund, 'amount' | 'done'>[];
  readonly receipt: { readonly number: string } | null;
};

/** "₹8,999 on 21 November 2026, receipt OC/26-27/000123", then its refunds. */
export function paidText(payments: readonly CopiedPayment[]): string {
  const paid = payments.filter(({ standing }) => standing === 'paid');
  return paid.length > 0 ? paid.map(describePayment).join('; ') : words.notPaid;
}

function describePayment({ amount, paidOn, receipt, refunds }: CopiedPayment): string {
  const day = paidOn ? ` on ${printDay(paidOn)}` : '';
  return [
    `${formatRupees(amount)}${day}`,
    ...(receipt ? [`${words.receipt} ${receipt.number}`] : []),
    ...refunds
      .filter(({ done }) => done)
      .map((refund) => `${formatRupees(refund.amount)} ${words.givenBack}`),
  ].join(', ');
}
