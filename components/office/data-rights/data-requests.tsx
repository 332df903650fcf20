'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { PossibleMatches } from './possible-matches';
import { AnswerRequest, NoteRequest } from './request-forms';
import { Facts, Row } from '@/components/office/ui/list';
import { printedDate } from '@/components/office/ui/printed-moment';
import { Section } from '@/components/office/ui/section';
import { dataRequestWords, requestWays } from '@/lib/data-rights/data-request-words';
import type { ListedRequest } from '@/lib/data-rights/data-requests';
import type { ListedMatch } from '@/lib/data-rights/match-decisions';
import type { StaffRights } from '@/lib/staff/permissions';

interface DataRequestsProps {
  rights: StaffRights;
  requests: readonly RequestToAnswer[];
  matches: readonly ListedMatch[];
  asOf: string;
}

interface RequestToAnswer extends ListedRequest {
  /** Whether the site shows a teacher or a student of this name. */
  isOnSite: boolean;
}

/** Requests of people about their own data, with due dates. */
export function DataRequests({ rights, requests, matches, asOf }: DataRequestsProps) {
  const open = requests.filter(({ closedAt }) => closedAt === null);
  const closed = requests.filter(({ closedAt }) => closedAt !== null);
  return (
    <RefreshOnChange rights={rights}>
      <NoteRequest />
      <Section id="open" title="Open">
        {open.length === 0 && (
          <p className="office-empty">
            No open requests. Those that students make in their accounts appear here.
          </p>
        )}
        <ul className="office-list">
          {open.map((request) => (
            <Request key={request.id} request={request} asOf={asOf} />
          ))}
        </ul>
      </Section>
      <PossibleMatches matches={matches} />
      {closed.length > 0 && (
        <Section id="closed" title="Answered">
          <ul className="office-list">
            {closed.map((request) => (
              <Request key={request.id} request={request} asOf={asOf} />
            ))}
          </ul>
        </Section>
      )}
    </RefreshOnChange>
  );
}

function Request({ request, asOf }: { request: RequestToAnswer; asOf: string }) {
  const { id, kind, text, student, person, via, createdAt, targetAt, dueAt } = request;
  const { closedAt, closedBy, outcome } = request;
  const came = wayWords[via];
  const received = came ? [{ label: 'Received', value: came }] : [];
  const dates =
    closedAt === null
      ? [
          { label: 'Answer by', value: printedDate(targetAt), isLate: targetAt < asOf },
          { label: 'Legal deadline', value: printedDate(dueAt), isLate: dueAt < asOf },
        ]
      : [
          { label: 'Answered', value: printedDate(closedAt) },
          { label: 'By', value: closedBy ?? 'The student' },
        ];
  return (
    <Row
      id={id}
      heading={kindWords[kind] ?? kind}
      about={
        <>
          {student && (
            <a href={`/searchuser/person/${student.id}`}>
              <bdi>{student.name}</bdi>
            </a>
          )}
          {person && (
            <p>
              <bdi>{person}</bdi>
            </p>
          )}
          {!student && !person && <p className="office-note">The person has been erased</p>}
        </>
      }
      time={<time dateTime={createdAt}>{printedDate(createdAt)}</time>}
      below={
        <div className="office-stack office-stack-wide">
          {text && <p className="office-quote">{text}</p>}
          <Facts facts={[...received, ...dates]} />
          {outcome && (
            <p>
              <span className="office-note">Answer:</span> {outcome}
            </p>
          )}
          {closedAt === null && request.isOnSite && (
            <p className="office-warning">
              The site shows somebody of this name. If they withdraw their consent, enter the day in{' '}
              <a href="/searchuser/site/people">Teachers and results</a> and publish.
            </p>
          )}
          {closedAt === null && <AnswerRequest request={id} isShown={student !== null} />}
        </div>
      }
    />
  );
}

const kindWords: Readonly<Record<string, string | undefined>> = dataRequestWords;
const wayWords: Readonly<Record<string, string | undefined>> = requestWays;
