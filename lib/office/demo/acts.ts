import type { AuditAction } from '@/content/audit-words';
import type { Chance, Moments } from './chance';
import type { LeadRow } from './leads';
import type { Told } from './payments';
import { demoCounsellors, demoOwner, type DemoStudent } from './people';

export interface ActRow {
  at: Date;
  staffId: string;
  action: AuditAction;
  subject: 'student' | 'lead' | 'payment';
  subjectId: string;
  reason: string | null;
  detail: { demo: true; amountPaise?: number; fields?: string[] };
}

/** So few that they can stay for ever: the audit gives nothing back. */
const MOST_OF_EACH = 250;

/** Who did what in the last weeks, as the audit would have it. Each says that it is of the demo. */
export function demoActs(
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  told: readonly Told[],
  chance: Chance,
  moments: Moments,
): ActRow[] {
  const demo = { demo: true } as const;
  const changed = newest(leads, ({ createdAt }) => createdAt)
    .filter(({ version }) => version > 1)
    .map(({ id, createdAt, staffId }): ActRow => ({
      at: moments.after(createdAt, chance.between(20, 3_000)),
      reason: null,
      staffId: staffId ?? demoOwner.id,
      action: 'lead.change',
      subject: 'lead',
      subjectId: id,
      detail: { ...demo, fields: ['status', 'nextCallAt'] },
    }));
  const viewed = newest(students, ({ row }) => row.createdAt).map(({ row }): ActRow => ({
    at: moments.after(row.createdAt, chance.between(60, 9_000)),
    reason: null,
    staffId: chance.pick(demoCounsellors).id,
    action: 'student.view',
    subject: 'student',
    subjectId: row.id,
    detail: demo,
  }));
  const office = told.filter(({ payment }) => payment.provider === 'office');
  const recorded = newest(office, ({ payment }) => payment.createdAt).map(
    ({ payment }): ActRow => ({
      at: payment.createdAt,
      staffId: payment.staffId ?? demoOwner.id,
      reason: null,
      action: 'payment.record',
      subject: 'payment',
      subjectId: payment.id,
      detail: { ...demo, amountPaise: payment.amountPaise },
    }),
  );
  const refunded = told
    .flatMap(({ refunds }) => refunds)
    .map(({ createdAt, paymentId, reason, amountPaise }): ActRow => ({
      at: createdAt,
      staffId: demoOwner.id,
      reason,
      action: 'payment.refund',
      subject: 'payment',
      subjectId: paymentId,
      detail: { ...demo, amountPaise },
    }));
  return newest(
    [...changed, ...viewed, ...recorded, ...refunded],
    ({ at }) => at,
    Infinity,
  ).reverse();
}

function newest<T>(list: readonly T[], at: (one: T) => Date, most = MOST_OF_EACH): T[] {
  return [...list].sort((a, b) => at(b).getTime() - at(a).getTime()).slice(0, most);
}
