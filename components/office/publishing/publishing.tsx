'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { Details, LazyDetails } from '@/components/office/ui/details';
import { ActionForm, OfficeForm, TextField, useOfficeForm } from '@/components/office/ui/form';
import { useHasBeenTrue, useOffice } from '@/components/office/ui/office-context';
import { Badge, Facts, Row } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Section } from '@/components/office/ui/section';
import { readToken } from '@/components/student/accounts/session';
import { Icon } from '@/components/ui/icon';
import type { ChangedPage, ChangedPages } from '@/lib/publishing/changed-pages';
import type { Difference } from '@/lib/publishing/differences';
import type { ListedCopy, ListedVersion } from '@/lib/publishing/versions';

interface PublishingProps {
  draft: { hash: string; saved: { at: string; by: string | null } | null };
  differences: readonly Difference[];
  /** Null until a preview of the draft was built. */
  changed: ChangedPages | null;
  /** The server's time, ISO 8601. */
  now: string;
  versions: ListedVersion[];
  copies: ListedCopy[];
}

const forms = () => import('@/lib/publishing/site-forms');

/** The changes, the publish button, and earlier versions. */
export function Publishing({ draft, differences, changed, ...loaded }: PublishingProps) {
  const { status, outcome } = useProgress(loaded);
  const { versions, copies } = status;
  const step = stepOf(status);
  return (
    <>
      <Section id="publish" title="Publish">
        <div role="status">
          {step && (
            <p className="form-notice">
              <span className="spinner" aria-hidden />
              {step.says}
            </p>
          )}
          {!step && outcome && (
            <p className={`form-notice form-notice-${outcome.kind}`}>
              <Icon name={outcome.kind === 'success' ? 'tick' : 'warning'} />
              {outcome.text}
            </p>
          )}
        </div>
        {step && <Elapsed since={step.since} now={status.now} usual={usualSeconds(versions)} />}
        {copies.map((copy) => (
          <CopyFaults
            key={copy.name}
            copy={copy}
            isOnly={copies.length === 1}
            known={versions[0]?.problem ?? null}
          />
        ))}
        {differences.length === 0 || step?.isPublishing ? (
          !step && <p className="office-empty">Nothing is waiting to be published.</p>
        ) : (
          <Changes draft={draft} differences={differences} changed={changed} now={status.now} />
        )}
      </Section>
      {versions.length > 0 && (
        <Section id="versions" title="Versions">
          <ul className="office-list">
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                now={status.now}
                copies={copies.filter(({ versionId }) => versionId === version.id)}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface CopyFaultsProps {
  copy: ListedCopy;
  isOnly: boolean;
  /** The version's own message. */
  known: string | null;
}

/** The reason why a copy of the site does not follow. */
function CopyFaults({ copy, isOnly, known }: CopyFaultsProps) {
  const { name, problem, problemDetail, cacheProblem } = copy;
  const where = isOnly ? '' : `${name}: `;
  return (
    <>
      {problem && problem !== known && (
        <>
          <p className="office-warning">
            {where}
            {problem}
          </p>
          <ForTheServer detail={problemDetail} />
        </>
      )}
      {cacheProblem && (
        <p className="office-warning">
          {where}
          {cacheProblem}
        </p>
      )}
    </>
  );
}

/** The technical message, folded: it helps support rather than an owner. */
function ForTheServer({ detail }: { detail: string | null }) {
  return (
    detail && (
      <Details summary="What the server said">
        <p className="site-said">{detail}</p>
      </Details>
    )
  );
}

/** The draft in words, with its actions. */
function Changes({
  draft,
  differences,
  changed,
  now,
}: Pick<PublishingProps, 'draft' | 'differences' | 'changed' | 'now'>) {
  return (
    <>
      <ul className="ruled site-differences">
        {differences.map(({ subject, what, from, to }, index) => (
          <li key={`${subject} ${what}`}>
            <a href={`/searchuser/site/${subject}`}>{what}</a>
            <span>
              {from} → <b>{to}</b>
            </span>
            <Pages pages={changed?.of[index] ?? []} summary={(count) => `On ${count}`} />
          </li>
        ))}
      </ul>
      {changed ? (
        <Pages
          pages={changed.pages}
          summary={(count) => `${count} of the site will read differently`}
        />
      ) : (
        <p className="office-note">“Look first” also counts the pages that change.</p>
      )}
      {draft.saved && (
        <p className="office-note">
          Last saved {printedMoment(draft.saved.at, now)}
          {draft.saved.by && ` by ${draft.saved.by}`}
        </p>
      )}
      <PublishForm key={draft.hash} draft={draft.hash} />
      <PreviewForm key={`look ${draft.hash}`} draft={draft.hash} />
    </>
  );
}

interface PagesProps {
  pages: readonly ChangedPage[];
  /** @param count such as "7 pages" */
  summary: (count: string) => string;
}

/** Number of pages, and their list in details. */
function Pages({ pages, summary }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <LazyDetails summary={summary(pages.length === 1 ? '1 page' : `${pages.length} pages`)}>
      <ul className="site-changed">
        {pages.map(({ title, look }) => (
          <li key={look}>
            <a href={look} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </LazyDetails>
  );
}

type Status = Pick<PublishingProps, 'now' | 'versions' | 'copies'>;

const isUnderWay = ({ builtAt, problem }: ListedVersion) => builtAt === null && problem === null;

interface Step {
  says: string;
  /** ISO 8601 */
  since: string;
  isPublishing: boolean;
}

/** Whether a version is under way, even if no copy of the site progresses. */
const isUnfinished = (status: Status) =>
  stepOf(status) !== null || status.versions.some(isUnderWay);

/** The current step, or null: a copy that reports a fault does nothing. */
function stepOf({ versions, copies }: Status): Step | null {
  if (copies.length > 0 && copies.every(({ problem }) => problem)) return null;
  const published = versions.find((one) => isUnderWay(one) && one.publishedAt !== null);
  if (published) {
    const says =
      'Publishing, step 1 of 2: the pages are being built. Visitors see the old ones until the new ones are ready.';
    return { says, since: published.publishedAt ?? published.createdAt, isPublishing: true };
  }
  const live = versions.find(({ isLive }) => isLive);
  const following = copies.filter(({ problem }) => !problem);
  const ready = following.filter(({ versionId }) => versionId === live?.id);
  if (live?.publishedAt && ready.length < following.length) {
    const where = following.length > 1 ? ` (${ready.length} of ${following.length} servers)` : '';
    const says = `Publishing, step 2 of 2: the new pages are built and are taking over${where}.`;
    return { says, since: live.publishedAt, isPublishing: true };
  }
  const looked = versions.find(isUnderWay);
  if (!looked) return null;
  const says = 'The pages are being built, so that you can look at them.';
  return { says, since: looked.createdAt, isPublishing: false };
}

const seconds = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));

/** Duration of the last build, if known. */
function usualSeconds(versions: readonly ListedVersion[]): number | null {
  const built = versions.find(({ builtAt }) => builtAt !== null);
  return built?.builtAt ? seconds(built.createdAt, built.builtAt) : null;
}

/** Counts on between two answers of the server. Only the steps are announced. */
function Elapsed({ since, now, usual }: { since: string; now: string; usual: number | null }) {
  const [ticks, setTicks] = useState({ now, count: 0 });
  if (ticks.now !== now) setTicks({ now, count: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setTicks((last) => ({ ...last, count: last.count + 1 })),
      1_000,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" className="office-note site-elapsed">
      {seconds(since, now) + ticks.count} seconds so far
      {usual !== null && usual > 0 && `; the last build took ${usual}`}
    </p>
  );
}

interface Outcome {
  kind: 'success' | 'warning';
  text: string;
}

/** The outcome of the newest version, once nothing is under way. */
function outcomeOf({ versions }: Status): Outcome | null {
  const [newest] = versions;
  if (!newest) return null;
  if (newest.problem !== null) {
    return { kind: 'warning', text: `${NOT_PUBLISHED} ${newest.problem}` };
  }
  return newest.isLive ? { kind: 'success', text: 'Visitors see the new pages now.' } : null;
}

const NOT_PUBLISHED = 'This did not work; visitors see the same pages as before.';

const POLL_MS = 2_000;

/** Polls the progress while a version is under way, and refreshes the page at the end. */
function useProgress({ now, versions, copies }: Status) {
  const [asked, setAsked] = useState<{ since: ListedVersion[]; status: Status } | null>(null);
  const { refresh } = useOffice();
  // The data of a page refresh is newer than an earlier poll.
  const status = asked?.since === versions ? asked.status : { now, versions, copies };
  const isWaiting = isUnfinished(status);
  const hasWaited = useHasBeenTrue(isWaiting);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      void call('/api/admin/site/status', { token: readToken() }).then((outcome) => {
        if (!outcome.ok) return;
        setAsked({ since: versions, status: outcome.data });
        if (!isUnfinished(outcome.data)) refresh();
      });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, versions, refresh]);
  const failed = status.versions[0]?.problem !== null;
  const isOver = !isWaiting && (hasWaited || failed);
  return { status, outcome: isOver ? outcomeOf(status) : null };
}

/** Builds a preview and opens it in a new tab. */
function PreviewForm({ draft }: { draft: string }) {
  return (
    <ActionForm
      url="/api/admin/site/look"
      loadSchema={() => forms().then(({ lookSchema }) => lookSchema)}
      blank={{ draft }}
      doneText={() => 'The pages are being built.'}
      label="Look first"
      send="Look first"
      sending="Asking"
      variant="outline"
      next={({ version }) => (
        <a href={`/searchuser/site/look/${version}`} target="_blank" rel="noopener">
          Open them
        </a>
      )}
    />
  );
}

function PublishForm({ draft }: { draft: string }) {
  const form = useOfficeForm({
    url: '/api/admin/site/publish',
    loadSchema: () => forms().then(({ publishSchema }) => publishSchema),
    blank: { draft, note: '' },
    doneText: () => 'It will be live within a minute.',
  });
  return (
    <div className="office-columns">
      <div>
        <OfficeForm form={form} label="Publish" send="Publish" sending="Publishing">
          <TextField
            {...form.bind('note')}
            label="What this is about (optional)"
            hint="For the list of versions, such as Fees of January"
          />
        </OfficeForm>
      </div>
    </div>
  );
}

interface VersionProps {
  version: ListedVersion;
  /** The server's time, ISO 8601. */
  now: string;
  copies: ListedCopy[];
}

function Version({ version, now, copies }: VersionProps) {
  const { id, note, by, createdAt, publishedAt, problem, problemDetail, isLive } = version;
  const at = publishedAt ?? createdAt;
  return (
    <Row
      id={id}
      heading={note || (publishedAt ? 'Published' : 'To look at')}
      about={by && <bdi>{by}</bdi>}
      time={<time dateTime={at}>{printedMoment(at, now)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          {isLive && (
            <p>
              <Badge tone="success">Live</Badge>
            </p>
          )}
          {problem && <p className="office-warning">{problem}</p>}
          {problem && <ForTheServer detail={problemDetail} />}
          {copies.length > 0 && (
            <Facts
              facts={[{ label: 'Served by', value: copies.map(({ name }) => name).join(', ') }]}
            />
          )}
          {!publishedAt && !problem && (
            <a
              href={`/searchuser/site/look/${id}`}
              className="office-link"
              target="_blank"
              rel="noopener"
            >
              Look at its pages
            </a>
          )}
          {publishedAt && !isLive && (
            <LazyDetails summary="Put back">
              <ActionForm
                url="/api/admin/site/put-back"
                loadSchema={() => forms().then(({ putBackSchema }) => putBackSchema)}
                blank={{ version: id }}
                doneText={() => 'It will be live within a minute.'}
                label="Put back"
                send="Publish this version again"
                sending="Publishing"
              />
            </LazyDetails>
          )}
        </div>
      }
    />
  );
}
