import 'server-only';
import { decisions, type LaunchPoint } from '@/content/launch-points';
import { ApiError } from '@/lib/calls/errors';
import { applyDecisions, launchPoints } from '@/lib/office/launch/launch-points';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { noteAct } from '@/lib/platform/audit';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { statement } from '@/lib/platform/statement';
import type { DecideInput } from './site-forms';

const DECISIONS = statement(
  'launch-decisions',
  { pointId: 'text', decision: 'text', decidedAt: 'timestamptz', by: 'text?' },
  `select d."pointId", d.decision, d."decidedAt", coalesce(nullif(s.name, ''), s.email) as by
   from launch_decisions d left join staff s on s.id = d."staffId" order by d."pointId"`,
);

/** A point that was decided: what, when (ISO day) and by whom. */
export interface DecidedPoint extends LaunchPoint {
  decision: string;
  decidedOn: string;
  by: string | null;
}

export interface Checklist {
  open: readonly LaunchPoint[];
  decided: readonly DecidedPoint[];
  /** Decisions in the content about points that no longer exist. */
  unknown: readonly string[];
}

/**
 * The setup checklist: what is open, and what was decided in the office or in the content.
 * @param on null where there is no database
 */
export async function checklist(on: Queryable | null = pool): Promise<Checklist> {
  const { LEADS_TO, SMTP_URL, GSTIN } = env;
  const points = launchPoints(new Date(), { ...gatewayEnv, LEADS_TO, SMTP_URL, GSTIN });
  const rows = on ? await DECISIONS.rows(on) : [];
  const made = new Map(
    rows.map(({ pointId, decision, decidedAt, by }) => [
      pointId,
      { decision, decidedOn: decidedAt.toISOString().slice(0, 10), by },
    ]),
  );
  const { open, decided } = applyDecisions(points, {
    ...decisions,
    ...Object.fromEntries(made),
  });
  return {
    open,
    unknown: applyDecisions(points, decisions).unknown,
    decided: decided.map((point) => {
      const { decision, decidedOn } = made.get(point.id) ??
        decisions[point.id] ?? { decision: '', decidedOn: '' };
      return { ...point, decision, decidedOn, by: made.get(point.id)?.by ?? null };
    }),
  };
}

/** @throws ApiError forbidden */
export function readChecklist(staff: StaffPerson): Promise<Checklist> {
  requirePermission(staff, 'site.edit');
  return checklist();
}

const DECIDE = statement(
  'decide-launch-point',
  {},
  `insert into launch_decisions ("pointId", decision, "staffId") values ($1, $2, $3)
   on conflict ("pointId") do update set decision = excluded.decision,
     "staffId" = excluded."staffId", "decidedAt" = now()`,
);

/**
 * Settles a point of the checklist as it is.
 * @throws ApiError not_found when nothing has to be decided about it
 */
export async function decidePoint(
  staff: { staffId: string },
  { point, decision }: DecideInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { open, decided } = await checklist(tx);
    if (![...open, ...decided].some(({ id }) => id === point)) {
      throw new ApiError('not_found', 'This point is settled already. Reload the page.');
    }
    await DECIDE.run(tx, [point, decision, staff.staffId]);
    const act = { action: 'site.decide', subject: 'settings' } as const;
    await noteAct(tx, staff, { ...act, reason: decision, detail: { point } });
  });
}

/** The form in which a point is settled; null where it can only be decided. */
export function subjectOf({ id, kind }: LaunchPoint): string | null {
  const found = subjects.find(([start]) => id.startsWith(start));
  return kind === 'setting' ? null : (found?.[1] ?? null);
}

const subjects: readonly (readonly [start: string, subject: string])[] = [
  ['institute-', 'institute'],
  ['map', 'institute'],
  ['counsellor-hours', 'institute'],
  ['way-to-the-centre', 'institute'],
  ['payment-links-', 'payment-links'],
  ['video', 'videos'],
  ['playlists', 'videos'],
  ['inclusion', 'inclusions'],
  ['silver-like-bronze', 'inclusions'],
  ['batch-dates', 'batches'],
  ['dates-notices', 'batches'],
  ['dates-batches', 'batches'],
  ['struck-prices', 'prices'],
  ['cuet-diamond-price', 'prices'],
  ['csir-net-offline-fee', 'prices'],
  ['crash-course', 'tests'],
  ['test-series-titles', 'tests'],
  ['dates-offers', 'tests'],
  ['teachers', 'people'],
  ['common-questions', 'answers'],
];
