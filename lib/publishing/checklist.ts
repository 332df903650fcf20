import 'server-only';
import { contentPoints, decisions, type LaunchPoint } from '@/content/facts/launch-points';
import { factsToEnter } from '@/content/catalogue/exams/facts-to-enter';
import type { SiteFacts } from '@/content/facts/site-facts';
import { siteSubject } from '@/content/facts/site-subjects';
import { ApiError } from '@/lib/calls/errors';
import { applyDecisions, launchPoints } from './launch-points';
import { linesFor, settlingOf, topics } from './launch-topics';
import { withoutElement } from './without-element';
import { today } from '@/lib/site/days';
import type { Staff } from '@/lib/staff/access';
import { named, nameOf } from '@/lib/staff/staff-name';
import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { openPoints } from './check-facts';
import { changeDraftIn, siteDraft } from './draft';
import type { DecideInput } from './site-forms';

/** A decision with its day (ISO) and author; `by` is null for a decision in the content. */
export interface Decided {
  decision: string;
  decidedOn: string;
  by: string | null;
}

/** A decided point. */
type DecidedPoint = LaunchPoint & Decided;

/** An open point, with a change of the program that was asked for. */
interface OpenPoint extends LaunchPoint {
  asked: Decided | null;
}

export interface Checklist {
  open: readonly OpenPoint[];
  decided: readonly DecidedPoint[];
  /** Decisions in the content about points that no longer exist. */
  unknown: readonly string[];
}

/**
 * The setup checklist: open points, and decisions of the office or in the content.
 * @param client null where there is no database
 */
export async function checklist(client: Transaction['db'] | null = db): Promise<Checklist> {
  const { LEADS_TO, SMTP_URL, GSTIN } = env;
  const points = launchPoints(new Date(), { ...gatewayEnv, LEADS_TO, SMTP_URL, GSTIN });
  const rows =
    (await client?.launchDecision.findMany({
      include: { staff: named },
    })) ?? [];
  const inOffice = (settled: boolean) =>
    new Map(
      rows
        .filter(({ isSettled }) => isSettled === settled)
        .map(({ pointId, decision, decidedAt, staff }): [string, Decided] => [
          pointId,
          {
            decision,
            decidedOn: decidedAt.toISOString().slice(0, 10),
            by: nameOf(staff),
          },
        ]),
    );
  const [made, asked] = [inOffice(true), inOffice(false)];
  const { open, decided } = applyDecisions(points, {
    ...decisions,
    ...Object.fromEntries(made),
  });
  return {
    open: open.map((point) => ({ ...point, asked: asked.get(point.id) ?? null })),
    unknown: applyDecisions(points, decisions).unknown,
    decided: decided.map((point) => {
      const inContent = { decision: '', decidedOn: '', ...decisions[point.id], by: null };
      return { ...point, ...(made.get(point.id) ?? inContent) };
    }),
  };
}

/** Number of exams of which the office has to enter results, dates or cut-offs. */
export async function examsToEnter(_staff: Staff<'site.edit'>): Promise<number> {
  const points = factsToEnter(today()).map(({ id }) => `dates-${id}`);
  const settled = await db.launchDecision.count({
    where: { isSettled: true, pointId: { in: points } },
  });
  return points.length - settled;
}

/** An open point as the page shows it: without the places in the program. */
export interface ListedPoint {
  id: string;
  what: string;
  /** The form that changes it; null where only the program can. */
  form: { id: string; title: string } | null;
  /** Label of the tick; null for a point that has to be filled in. */
  keep: string | null;
  /** Filled in, and settled once the draft is published. */
  isFilledIn: boolean;
  asked: Decided | null;
  /** Lines for the server's administrator. */
  lines: readonly string[];
}

/** A part of the checklist with its open points. */
export interface ListedTopic {
  id: string;
  title: string;
  intro: string;
  points: readonly ListedPoint[];
}

/** The checklist of the page. */
export interface ListedChecklist {
  topics: readonly ListedTopic[];
  decided: readonly (Pick<DecidedPoint, 'id' | 'what'> & Decided)[];
}

/** @throws ApiError forbidden */
export async function readChecklist(staff: Staff<'site.edit'>): Promise<ListedChecklist> {
  const [{ open, decided }, { facts }] = await Promise.all([checklist(), siteDraft()]);
  const isSettledBy = await settledBy(facts);
  const points = open.map((point) => {
    const { topic, form, keep } = settlingOf(point.id) ?? other;
    const subject = form === null ? null : siteSubject(form);
    return {
      topic,
      id: point.id,
      what: point.what,
      form: subject && { id: subject.id, title: subject.title },
      keep,
      isFilledIn: isSettledBy(point),
      asked: point.asked,
      lines: linesFor(point.id),
    };
  });
  return {
    topics: topics.flatMap(({ id, title, intro }) => {
      const own = points
        .filter(({ topic }) => topic === id)
        .map(({ topic: _, ...point }): ListedPoint => point);
      return own.length > 0 ? [{ id, title, intro, points: own }] : [];
    }),
    decided: decided.map(({ id, what, decision, decidedOn, by }) => ({
      id,
      what,
      decision,
      decidedOn,
      by,
    })),
  };
}

/* Whether an open point is settled as soon as these facts are published. */
async function settledBy(facts: SiteFacts): Promise<(point: LaunchPoint) => boolean> {
  const then = await openPoints(facts, new Date());
  const settings: Readonly<Record<string, unknown>> = {
    gstin: facts.institute?.gstin,
    'gstin-wrong': facts.institute?.gstin,
    'leads-to': facts.leadsTo,
  };
  const now = new Set(contentPoints(new Date()).map(({ id }) => id));
  return ({ id }) => Boolean(settings[id]) || (then !== null && now.has(id) && !then.has(id));
}

/* A point without a rule: a sentence with a past year, in a new file of the content. */
const other = { topic: 'batches', form: null, keep: null } as const;

/**
 * Settles points of the checklist as they are, leaves missing elements out of the draft, notes a requested
 * change, or opens points again.
 * @throws ApiError not_found for a point that needs no decision; conflict for one that has to be filled in
 */
export async function decidePoints(
  staff: Staff<'site.edit'>,
  { points, outcome, note }: DecideInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { open, decided } = await checklist(tx.db);
    const known = new Set([...open, ...decided].map(({ id }) => id));
    for (const point of points) {
      if (!known.has(point)) {
        throw new ApiError('not_found', 'One of these is settled already. Reload the page.');
      }
      await decide(tx, staff, { point, outcome, note });
    }
  });
}

/** Notes in the draft that the site leaves out the subject of a point; false for other points. */
async function leaveOut(
  tx: Transaction,
  staff: Staff<'site.edit'>,
  point: string,
): Promise<boolean> {
  if (!withoutElement({}, point)) return false;
  return changeDraftIn(tx, staff, async ({ facts }, _, save) => {
    const without = withoutElement(facts, point);
    if (without) await save(without);
    return without !== null;
  });
}

async function decide(
  tx: Transaction,
  staff: Staff<'site.edit'>,
  { point, outcome, note }: { point: string } & Pick<DecideInput, 'outcome' | 'note'>,
): Promise<void> {
  const { keep = null, topic } = settlingOf(point) ?? {};
  if (outcome === 'keep' && keep === null) {
    const message =
      topic === 'server'
        ? 'The site cannot be used by the public like this: whoever runs the server has to set it.'
        : 'Visitors would see an invented value: fill it in instead.';
    throw new ApiError('conflict', message);
  }
  const decision = outcome === 'keep' ? [keep, note].filter(Boolean).join('. ') : note;
  const isLeftOut = outcome === 'keep' && (await leaveOut(tx, staff, point));
  if (outcome === 'open') {
    await tx.db.launchDecision.deleteMany({ where: { pointId: point } });
  } else if (!isLeftOut) {
    const made = {
      decision,
      isSettled: outcome === 'keep',
      staffId: staff.staffId,
      decidedAt: new Date(),
    };
    await tx.db.launchDecision.upsert({
      where: { pointId: point },
      create: { pointId: point, ...made },
      update: made,
      select: { pointId: true },
    });
  }
  const act = { action: 'site.decide', subject: 'settings' } as const;
  await noteAct(tx, staff, { ...act, reason: decision, detail: { point, outcome } });
}
