import 'server-only';
import { answerNames, type AnswerName } from './admission-answers';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import type { Inclusion } from '@/content/catalogue/offerings';
import { db, pool } from '@/lib/platform/db';
import { dueOf, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import type { OrderedItem } from './offerings';

type TextColumn = Exclude<AnswerName, 'dateofbirth'> | 'registrationnumber';

const answerColumns = Object.fromEntries(answerNames.map((name) => [name, true])) as Record<
  AnswerName,
  true
>;

const columns = {
  ...answerColumns,
  registrationnumber: true,
  id: true,
  photoName: true,
  date: true,
  planId: true,
  planTitle: true,
  pricePaise: true,
  inclusions: true,
  submittedAt: true,
  withdrawnAt: true,
  kind: true,
  items: true,
  shippingPaise: true,
} as const;

/** A registration under the contract's names, with the purchase at that time. */
export type RegistrationRecord = Record<TextColumn, string> & {
  id: string;
  /** Name of the photo below `/public/`, or ''. */
  studentProfile: string;
  dateofbirth: IsoDay;
  /** Day of the first save, in Delhi. */
  date: IsoDay;
  /** In rupees with GST; '' until confirmed. */
  price: number | '';
  pricePaise: number | null;
  planId: string | null;
  planTitle: string | null;
  /** Empty without a plan. */
  inclusions: readonly Inclusion[];
  /** False for a draft (D33). */
  submitted: boolean;
  /** The day on which the student withdrew it; null while it is submitted, and for other drafts. */
  withdrawnOn: IsoDay | null;
  kind: PurchaseKind;
  /** Ordered items; null for an admission form. */
  items: readonly OrderedItem[] | null;
  /** Part of the price of an order. */
  shippingPaise: number | null;
};

/** A registration with its money. */
export type HistoryRecord = Omit<RegistrationRecord, 'withdrawnOn'> & {
  receivedPaise: number;
  /** 0 for a draft; null while the price is not known. */
  duePaise: number | null;
};

export async function listRegistrations(studentId: string): Promise<RegistrationRecord[]> {
  const rows = await db.registration.findMany({
    where: { studentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: columns,
  });
  return rows.map(recordOf);
}

const RECEIVED = statement(
  'received-for-registrations-of-student',
  { studentId: 'uuid' },
  { id: 'uuid', received: narrow<Paise>('int4') },
  `select id, ${receivedFor('registrations.id')} as received
   from registrations where "studentId" = $studentId`,
);

/** `listRegistrations`, with amounts received and due. */
export async function listHistory(studentId: string): Promise<HistoryRecord[]> {
  const records = await listRegistrations(studentId);
  const received = new Map(
    (await RECEIVED.rows(pool, { studentId })).map((row) => [row.id, row.received]),
  );
  return records.map(({ withdrawnOn: _day, ...record }) => {
    const receivedPaise = received.get(record.id) ?? (0 as Paise);
    const due = dueOf(record.pricePaise as Paise | null, receivedPaise);
    return { ...record, receivedPaise, duePaise: record.submitted ? due : 0 };
  });
}

/** A registration of the student; null for any other id. */
export async function findRegistration(
  studentId: string,
  id: string,
): Promise<RegistrationRecord | null> {
  if (!isUuid(id)) return null;
  const row = await db.registration.findFirst({ where: { id, studentId }, select: columns });
  return row && recordOf(row);
}

/** Paise to rupees: 11682 is 116.82. */
export function rupeesOf(pricePaise: number | null): number | null {
  return pricePaise === null ? null : pricePaise / 100;
}

type Row = Prisma.RegistrationGetPayload<{ select: typeof columns }>;

function recordOf({
  photoName,
  dateofbirth,
  date,
  inclusions,
  submittedAt,
  withdrawnAt,
  ...row
}: Row): RegistrationRecord {
  return {
    ...row,
    studentProfile: photoName ?? '',
    dateofbirth: dayOf(dateofbirth),
    date: dayOf(date),
    price: rupeesOf(row.pricePaise) ?? '',
    inclusions: (inclusions ?? []) as Inclusion[],
    submitted: submittedAt !== null,
    withdrawnOn: submittedAt === null && withdrawnAt ? today(withdrawnAt) : null,
    kind: row.kind as PurchaseKind,
    items: row.items as OrderedItem[] | null,
  };
}

/**
 * The registration named by `?registration=`, or else the student's newest.
 * @returns 'none' if the student has none; 'unknown' for any other id
 */
export async function requestedRegistration(
  studentId: string,
  requested: string | readonly string[] | null | undefined,
): Promise<RegistrationRecord | 'none' | 'unknown'> {
  if (requested === undefined || requested === null) {
    const [newest] = await listRegistrations(studentId);
    return newest ?? 'none';
  }
  const found = typeof requested === 'string' ? await findRegistration(studentId, requested) : null;
  return found ?? 'unknown';
}
