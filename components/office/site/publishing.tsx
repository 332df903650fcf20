'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  TextField,
  useOffice,
  useOfficeForm,
} from '@/components/office/ui/form';
import { Badge, Facts, Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { readToken } from '@/components/student/session/session';
import type { Difference } from '@/lib/office/site/differences';
import type { ListedCopy, ListedVersion } from '@/lib/office/site/versions';

interface PublishingProps {
  draft: { hash: string; saved: { at: string; by: string | null } | null };
  differences: readonly Difference[];
  versions: ListedVersion[];
  copies: ListedCopy[];
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const printed = (text: string) => moment.format(new Date(text));

const forms = () => import('@/lib/office/site/site-forms');

/** What would change, the way to publish it, and what was published before. */
export function Publishing({ draft, differences, ...loaded }: PublishingProps) {
  const { versions, copies } = useProgress(loaded);
  const progress = progressOf({ versions, copies });
  const isPublishing = progress !== null && versions.some(isBeingPublished);
  return (
    <>
      <Section id="publish" title="Publish">
        <div role="status">
          {progress && (
            <p className="form-notice">
              <span className="spinner" aria-hidden />
              {progress}
            </p>
          )}
        </div>
        {copies.map(
          ({ name, problem }) =>
            problem && (
              <p key={name} className="office-warning">
                {name}: {problem}
              </p>
            ),
        )}
        {differences.length === 0 || isPublishing ? (
          !progress && <p className="office-empty">Nothing is waiting to be published.</p>
        ) : (
          <Changes draft={draft} differences={differences} />
        )}
      </Section>
      {versions.length > 0 && (
        <Section id="versions" title="Versions">
          <ul className="office-list">
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                copies={copies.filter(({ versionId }) => versionId === version.id)}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The draft in words, with the ways to go on. */
function Changes({ draft, differences }: Pick<PublishingProps, 'draft' | 'differences'>) {
  return (
    <>
      <ul className="ruled site-differences">
        {differences.map(({ subject, what, from, to }) => (
          <li key={`${subject} ${what}`}>
            <a href={`/searchuser/site/${subject}`}>{what}</a>
            <span>
              {from} → <b>{to}</b>
            </span>
          </li>
        ))}
      </ul>
      {draft.saved && (
        <p className="office-note">
          Last saved {printed(draft.saved.at)}
          {draft.saved.by && ` by ${draft.saved.by}`}
        </p>
      )}
      <PublishForm key={draft.hash} draft={draft.hash} />
      <LookForm key={`look ${draft.hash}`} draft={draft.hash} />
    </>
  );
}

type Status = Pick<PublishingProps, 'versions' | 'copies'>;

const isUnderWay = ({ builtAt, problem }: ListedVersion) => builtAt === null && problem === null;

const isBeingPublished = (version: ListedVersion) =>
  isUnderWay(version) && version.publishedAt !== null;

/** What is under way, or null. */
function progressOf({ versions, copies }: Status): string | null {
  if (versions.some(isBeingPublished)) {
    return 'Publishing: the pages are being built. Visitors see the old ones until the new ones are ready.';
  }
  const live = versions.find(({ isLive }) => isLive);
  if (live && copies.some(({ versionId, problem }) => versionId !== live.id && !problem)) {
    return 'Publishing: the new pages are ready and are taking over.';
  }
  if (versions.some(isUnderWay)) return 'The pages are being built, so that you can look at them.';
  return null;
}

const POLL_MS = 2_000;

/** Asks for the progress while a version is being built, and refreshes the page at the end. */
function useProgress({ versions, copies }: Status) {
  const [asked, setAsked] = useState<{ since: ListedVersion[]; now: Status } | null>(null);
  const { refresh } = useOffice();
  // What the page was loaded with last is newer than what was asked before.
  const now = asked?.since === versions ? asked.now : { versions, copies };
  const isWaiting = progressOf(now) !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      void call('/api/admin/site/status', { token: readToken() }).then((outcome) => {
        if (!outcome.ok) return;
        setAsked({ since: versions, now: outcome.data });
        if (progressOf(outcome.data) === null) refresh();
      });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, versions, refresh]);
  return now;
}

/** Has the pages built and opens them in a tab of their own. */
function LookForm({ draft }: { draft: string }) {
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

function Version({ version, copies }: { version: ListedVersion; copies: ListedCopy[] }) {
  const { id, note, by, createdAt, publishedAt, problem, isLive } = version;
  return (
    <Row
      id={id}
      heading={note || (publishedAt ? 'Published' : 'Built to look at')}
      about={by && <bdi>{by}</bdi>}
      time={<time dateTime={publishedAt ?? createdAt}>{printed(publishedAt ?? createdAt)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          {isLive && (
            <p>
              <Badge tone="success">Live</Badge>
            </p>
          )}
          {problem && <p className="office-warning">{problem}</p>}
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
