import 'server-only';
import { batches, withBatchIds } from '@/content/facts/batches';
import { otherNotices } from '@/content/facts/notices';
import type { Fault } from '@/content/facts/site-facts';
import {
  partsOf,
  siteSubject,
  siteSubjects,
  type SiteSubject,
} from '@/content/facts/site-subjects';
import type { SiteFacts } from '@/content/facts/site-facts';
import { ApiError } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { named, nameOf } from '@/lib/staff/staff-name';
import { noteAct } from '@/lib/staff/audit/audit';
import { jsonHash } from '@/lib/platform/canonical-json';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { liveVersion } from './published-versions';
import { checkFacts } from './check-facts';
import { readSiteFacts } from '@/content/facts/site-facts';
import { markPicturesUsed } from './pictures';
import { withRegisteredCourses } from './registered-results';
import type { SaveSubjectInput } from './site-forms';
import { readTyped, typedFields, type Typed } from './typed-facts';

/** The live facts with the lists that visitors see by default. */
export async function shownFacts(on: Queryable = pool): Promise<SiteFacts> {
  return { batches, notices: otherNotices, ...(await liveFacts(on)) };
}

export interface Draft {
  facts: SiteFacts;
  /** Null as long as nothing was changed. */
  saved: { at: Date; by: string | null } | null;
}

/** The facts that visitors see; none while the defaults of `content/` are shown. */
export async function liveFacts(on: Queryable = pool): Promise<SiteFacts> {
  return (await liveVersion(on))?.facts ?? {};
}

/** The saved draft, or else the live facts. */
export async function siteDraft(tx: Transaction | null = null): Promise<Draft> {
  const draft = await (tx?.db ?? db).siteDraft.findUnique({
    where: { id: 1 },
    select: { facts: true, savedAt: true, savedBy: named },
  });
  if (!draft) return { facts: await liveFacts(tx ?? pool), saved: null };
  const { facts, savedAt: at, savedBy } = draft;
  return { facts: facts as SiteFacts, saved: { at, by: nameOf(savedBy) } };
}

/** Runs `work` on the draft, one call at a time. */
export function changeDraft<T>(
  staff: Staff<'site.edit' | 'site.publish'>,
  work: (draft: Draft, tx: Transaction, save: (facts: SiteFacts) => Promise<void>) => Promise<T>,
): Promise<T> {
  return inTransaction((tx) => changeDraftIn(tx, staff, work));
}

/** `changeDraft` within a transaction that has begun. */
export async function changeDraftIn<T>(
  tx: Transaction,
  staff: Staff<'site.edit' | 'site.publish'>,
  work: (draft: Draft, tx: Transaction, save: (facts: SiteFacts) => Promise<void>) => Promise<T>,
): Promise<T> {
  await lockNames(tx, 'site draft');
  const save = async (facts: SiteFacts) => {
    const draft = { facts, savedById: staff.staffId, savedAt: new Date() };
    await tx.db.siteDraft.upsert({
      where: { id: 1 },
      create: { id: 1, ...draft },
      update: draft,
      select: { id: true },
    });
  };
  return work(await siteDraft(tx), tx, save);
}

/** A form with the draft's values; `seen` is sent back when it is saved. */
export interface OpenSubject {
  typed: { readonly [name: string]: Typed };
  seen: string;
  /** Author of the last save of the draft, in any form. */
  by: string | null;
  /** Corrections needed before publishing, by path of the field. */
  faults: Readonly<Record<string, string>>;
}

/** @throws ApiError forbidden */
export async function openSubject(
  staff: Staff<'site.edit'>,
  subject: SiteSubject,
): Promise<OpenSubject> {
  return openedSubject(subject, await siteDraft());
}

/** @throws ApiError forbidden, not_found */
export async function openSubjectById(staff: Staff<'site.edit'>, id: string): Promise<OpenSubject> {
  return openSubject(staff, requireSubject(id));
}

/** Facts that were valid when saved may no longer be: a batch has started. */
export async function draftFaults(facts: SiteFacts, on: Queryable = pool) {
  const { faults = [] } = await checkFacts(facts, { live: await shownFacts(on) });
  return faults;
}

async function openedSubject(
  subject: SiteSubject,
  { facts, saved }: Draft,
  on?: Queryable,
): Promise<OpenSubject> {
  const own = ownFaults(subject, await draftFaults(facts, on));
  const shown = facts.batches ? { ...facts, batches: withBatchIds(facts.batches) } : facts;
  return {
    typed: typedFields(subject.fields, shown),
    seen: seenOf(subject, facts),
    by: saved?.by ?? null,
    faults: byField(own),
  };
}

function ownFaults(subject: SiteSubject, faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ field }) =>
    partsOf(subject).some((part) => field === part || field.startsWith(`${part}.`)),
  );
}

const byField = (faults: readonly Fault[]) =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

function requireSubject(id: string): SiteSubject {
  const subject = siteSubject(id);
  if (!subject) throw new ApiError('not_found', 'There is no such form. Reload the page.');
  return subject;
}

function seenOf(subject: SiteSubject, facts: SiteFacts): string {
  return jsonHash(partsOf(subject).map((part) => facts[part] ?? null));
}

/**
 * Saves one subject of the draft.
 * @returns the form with normalised values
 * @throws ApiError not_found; conflict when somebody else saved it since it was opened, or when another form
 * holds a value that can no longer be read; invalid_input with a message at each field
 */
export async function saveSubject(
  staff: Staff<'site.edit'>,
  { subject: id, typed, seen }: SaveSubjectInput,
): Promise<OpenSubject> {
  const subject = requireSubject(id);
  const read = readTyped(subject.fields, typed);
  return changeDraft(staff, async ({ facts, saved }, tx, save) => {
    if (seenOf(subject, facts) !== seen) {
      const who = saved?.by ?? 'Somebody else';
      const message = `${who} has saved this form since you opened it. What you typed is still here: compare it with theirs, and save again.`;
      throw new ApiError('conflict', message);
    }
    const filled = await withRegisteredCourses(tx, read.value, facts);
    const next = withParts(facts, subject, filled.value);
    const checked = await checkFacts(next, { live: await shownFacts(tx) });
    // Faults of other forms are reported when the draft is published.
    const found = checked.faults ?? (await markPicturesUsed(tx, checked.facts));
    const faults = [...filled.faults, ...ownFaults(subject, found), ...read.faults];
    if (faults.length > 0) {
      throw new ApiError('invalid_input', 'Not saved. Please correct the marked fields.', {
        fields: byField(faults),
      });
    }
    const readable = readSiteFacts(next);
    if (readable.faults) throw new ApiError('conflict', firstFault(readable.faults));
    await save(readable.facts);
    const act = { action: 'site.draft', subject: 'settings' } as const;
    await noteAct(tx, staff, { ...act, detail: { form: subject.id } });
    return openedSubject(subject, await siteDraft(tx), tx);
  });
}

/** "Prices of plans: Enter …": the first thing to correct, with its form. */
export function firstFault([fault]: readonly Fault[]): string {
  const [part] = fault?.field.split('.') ?? [];
  const form = siteSubjects.find((subject) => partsOf(subject).some((own) => own === part));
  return `${form?.title ?? 'Site'}: ${fault?.message ?? ''}`;
}

function withParts(
  facts: SiteFacts,
  subject: SiteSubject,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parts: readonly string[] = partsOf(subject);
  const kept = Object.entries(facts).filter(([name]) => !parts.includes(name));
  const { batches: typed } = value;
  const own = Array.isArray(typed) ? { batches: withBatchIds(typed as object[]) } : {};
  return { ...Object.fromEntries(kept), ...value, ...own };
}
