import {
  admissionAnswers,
  answersOf,
  educationColumns,
  educationRows,
  type AnswerName,
  type SingleAnswer,
} from '@/content/admission-answers';
import { printDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import { registrationCopy as words } from '@/content/registration-copy';
import { printedPhone } from '@/lib/platform/phone-number';
import type { Inclusion } from './offerings';
import type { ShownPayment } from './shown-payment';

/** A registration under the contract's names. */
export type CopiedRecord = Readonly<Record<AnswerName, string>> & {
  readonly registrationnumber: string;
  /** Name of the photo below `/public/`, or ''. */
  readonly studentProfile: string;
  readonly dateofbirth: IsoDay;
  readonly date: IsoDay;
  readonly planTitle: string | null;
  readonly pricePaise: number | null;
  readonly inclusions: readonly Inclusion[];
};

/** A wide line takes the full width; others are paired. */
export type CopyLine = { readonly label: string; readonly value: string; readonly wide?: boolean };

export type RegistrationCopy = {
  readonly registrationnumber: string;
  readonly studentname: string;
  readonly head: readonly CopyLine[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly CopyLine[] }[];
  readonly education: readonly { readonly label: string; readonly answers: readonly string[] }[];
  /** "Delhi, 21 November 2026" */
  readonly signedAt: string;
};

const orDash = (value: string): string => value.trim() || words.noAnswer;

/**
 * All answers with labels; `–` for an empty one.
 * @param payments towards the registration
 */
export function copyOf(
  record: CopiedRecord,
  payments: readonly CopiedPayment[] = [],
): RegistrationCopy {
  const { registrationnumber, studentname, place } = record;
  const date = printDay(record.date);
  return {
    registrationnumber,
    studentname,
    head: [
      { label: 'Reg. No', value: registrationnumber },
      { label: admissionAnswers.session.label, value: orDash(record.session) },
      { label: 'Date', value: date },
    ],
    parts: partsOf(record, payments),
    education: educationRows.map(({ row, label }) => ({
      label,
      answers: educationColumns.map(({ column }) => orDash(record[`${row}${column}`])),
    })),
    signedAt: place.trim() ? `${place.trim()}, ${date}` : date,
  };
}

const printed = (name: SingleAnswer, answer: string): string =>
  name === 'mobilenumber' || name === 'phonenumber' ? printedPhone(answer) : answer;

/** Shown in the heading, beside the signature or with the fee instead. */
const placedElsewhere: readonly SingleAnswer[] = ['session', 'place', 'modeofpayment'];

function partsOf(
  record: CopiedRecord,
  payments: readonly CopiedPayment[],
): RegistrationCopy['parts'] {
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
    { title: words.parts.fee, lines: feeLines(record, line('modeofpayment'), paidText(payments)) },
  ];
}

function feeLines(record: CopiedRecord, modeOfPayment: CopyLine, paid: string): CopyLine[] {
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
    { label: words.paidLabel, value: paid, wide: true },
    ...(included.length > 0
      ? [{ label: words.includesLabel, value: included.join('; '), wide: true }]
      : []),
  ];
}

export type CopiedPayment = Pick<ShownPayment, 'standing' | 'amount' | 'paidOn' | 'refunds'> & {
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
