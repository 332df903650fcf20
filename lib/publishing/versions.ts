import 'server-only';
import { withWithdrawals } from '@/content/facts/consent';
import type { SiteFacts } from '@/content/facts/site-facts';
import { ApiError } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { named, nameOf } from '@/lib/staff/staff-name';
import { noteAct } from '@/lib/staff/audit/audit';
import { jsonHash } from '@/lib/platform/canonical-json';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, pool } from '@/lib/platform/db';
import { liveVersion, publishedVersions, runningCopies } from './published-versions';
import { checkFacts } from './check-facts';
import { changeDraft, firstFault, shownFacts, type Draft } from './draft';
import { markPicturesUsed } from './pictures';
import type { PublishInput } from './site-forms';

/** A previewed or published set of facts. Times are ISO 8601. */
export interface ListedVersion {
  id: string;
  note: string;
  by: string | null;
  createdAt: string;
  builtAt: string | null;
  publishedAt: string | null;
  /** Why it could not be built; such a version is never live. */
  problem: string | null;
  /** Error of the machine, for the server's administrator. */
  problemDetail: string | null;
  isLive: boolean;
}

const MOST_LISTED = 50;

/** A running copy of the site and its version. */
export interface ListedCopy {
  name: string;
  versionId: string | null;
  problem: string | null;
  problemDetail: string | null;
  /** Why the cache in front of it may have outdated pages. */
  cacheProblem: string | null;
}

/** The versions, newest first, and the running copies of the site. */
export async function siteStatus(
  staff: Staff<'site.edit'>,
): Promise<{ now: string; versions: ListedVersion[]; copies: ListedCopy[] }> {
  const rows = await db.siteVersion.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_LISTED,
    select: {
      id: true,
      note: true,
      createdAt: true,
      builtAt: true,
      publishedAt: true,
      problem: true,
      problemDetail: true,
      createdBy: named,
    },
  });
  const live = await liveVersion(pool);
  const copies = await runningCopies(pool);
  return {
    now: new Date().toISOString(),
    versions: rows.map(({ createdBy, createdAt, builtAt, publishedAt, ...row }) => ({
      ...row,
      by: nameOf(createdBy),
      createdAt: createdAt.toISOString(),
      builtAt: builtAt?.toISOString() ?? null,
      publishedAt: publishedAt?.toISOString() ?? null,
      isLive: row.id === live?.id,
    })),
    copies: copies.map(({ host, pid, versionId, problem, problemDetail, cacheProblem }) => ({
      name: `${host} (${pid})`,
      versionId,
      problem,
      problemDetail,
      cacheProblem,
    })),
  };
}

/** The newest version with these facts that was only previewed. */
function unpublished(tx: Transaction, hash: string): Promise<{ id: string } | null> {
  return tx.db.siteVersion.findFirst({
    where: { hash, problem: null, publishedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
}

/**
 * Starts a build of the draft for a preview.
 * @throws ApiError conflict when the draft is another than the page showed
 */
export function previewDraft(
  staff: Staff<'site.edit'>,
  { draft }: { draft: string },
): Promise<{ version: string }> {
  return changeDraft(staff, async ({ facts }, tx) => {
    await requireReady(tx, facts, draft);
    const built = await unpublished(tx, draft);
    return { version: built?.id ?? (await add(tx, staff, { facts, note: '', isPublic: false })) };
  });
}

/**
 * Publishes the draft: every copy of the site builds it and serves it when it is ready. Pressed twice, it
 * is one version.
 * @throws ApiError conflict when the draft is another than the page showed
 */
export function publishDraft(
  staff: Staff<'site.publish'>,
  { draft, note }: PublishInput,
): Promise<{ version: string }> {
  return changeDraft(staff, async ({ facts }, tx) => {
    await requireReady(tx, facts, draft);
    const [newest] = await publishedVersions(tx);
    // It is live, or about to be.
    if (newest?.hash === draft) return { version: newest.id };
    const built = await unpublished(tx, draft);
    if (built) {
      const publishedAt = await databaseTime(tx);
      await tx.db.siteVersion.updateMany({ where: built, data: { publishedAt, note } });
    }
    const version = built?.id ?? (await add(tx, staff, { facts, note, isPublic: true }));
    const act = { action: 'site.publish', subject: 'settings', subjectId: version } as const;
    await noteAct(tx, staff, act);
    return { version };
  });
}

const printed = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Publishes the facts of an earlier version again, as a version of their own; the draft becomes them. People
 * who have withdrawn consent since are not shown again.
 * @throws ApiError not_found
 */
export function putBack(
  staff: Staff<'site.publish'>,
  { version }: { version: string },
): Promise<{ version: string }> {
  return changeDraft(staff, async (draft, tx, save) => {
    const old = await tx.db.siteVersion.findFirst({
      where: { id: version, publishedAt: { not: null } },
      select: { facts: true, createdAt: true },
    });
    if (!old) throw new ApiError('not_found', 'There is no such version. Reload the page.');
    const note = `As on ${printed.format(old.createdAt)}`;
    const facts = withWithdrawals(old.facts as SiteFacts, draft.facts);
    const added = await add(tx, staff, { facts, note, isPublic: true });
    await save(facts);
    const act = { action: 'site.putBack', subject: 'settings', subjectId: added } as const;
    await noteAct(tx, staff, { ...act, detail: { from: version } });
    return { version: added };
  });
}

async function requireReady(tx: Transaction, facts: Draft['facts'], seen: string): Promise<void> {
  if (jsonHash(facts) !== seen) {
    const message =
      'The draft has changed since you opened this page. Reload it and read it again.';
    throw new ApiError('conflict', message);
  }
  const checked = await checkFacts(facts, { live: await shownFacts(tx) });
  const faults = checked.faults ?? (await markPicturesUsed(tx, checked.facts));
  if (faults.length > 0) throw new ApiError('conflict', firstFault(faults));
}

async function add(
  tx: Transaction,
  { staffId }: Staff<'site.edit' | 'site.publish'>,
  { facts, note, isPublic }: { facts: SiteFacts; note: string; isPublic: boolean },
): Promise<string> {
  const now = await databaseTime(tx);
  const added = await tx.db.siteVersion.create({
    data: {
      facts,
      hash: jsonHash(facts),
      note,
      createdById: staffId,
      createdAt: now,
      wantedAt: now,
      publishedAt: isPublic ? now : null,
    },
    select: { id: true },
  });
  return added.id;
}
