import { auditWords, type AuditAction } from '@/content/audit-words';
import type { AuditLine } from '@/lib/schemas/audit-line';
import { auditSubjects } from '@/lib/schemas/audit-query';
import { detailWords } from './detail-words';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** A table; on a phone a list of cards. */
export function AuditTable({ lines, path }: { lines: readonly AuditLine[]; path: string }) {
  return (
    <div className="audit-table" role="table" aria-label="Who did what, newest first">
      <div role="row" className="audit-head">
        {['When', 'Who', 'What', 'Done to', 'Why, and more'].map((head) => (
          <span key={head} role="columnheader">
            {head}
          </span>
        ))}
      </div>
      {lines.map((line) => (
        <Line key={line.id} line={line} path={path} />
      ))}
    </div>
  );
}

function Line({ line, path }: { line: AuditLine; path: string }) {
  const { at, who, action, reason, detail } = line;
  const moment = new Date(at);
  return (
    <div role="row" className="audit-line">
      <time role="cell" dateTime={at}>
        {day.format(moment)} <b>{time.format(moment)}</b>
      </time>
      <span role="cell">
        {who ? <a href={`${path}?who=${who.id}`}>{who.name}</a> : 'The server'}
      </span>
      <b role="cell">
        {Object.hasOwn(auditWords, action) ? auditWords[action as AuditAction] : action}
      </b>
      <span role="cell">
        <Subject line={line} path={path} />
      </span>
      <span role="cell" className="audit-more">
        {reason && <q>{reason}</q>}
        <span>{detailWords(detail)}</span>
      </span>
    </div>
  );
}

/** A link to its page, and one to all that was done to it. */
function Subject({ line, path }: { line: AuditLine; path: string }) {
  const { subject, subjectId, called } = line;
  const kind = auditSubjects[subject as keyof typeof auditSubjects] ?? subject;
  const page = pageOf(line);
  const name = called ?? (subjectId ? 'no longer there' : null);
  return (
    <>
      {kind}
      {name && <> {page ? <a href={page}>{name}</a> : <span>{name}</span>}</>}
      {subjectId && (
        <a
          className="audit-same"
          href={`${path}?subject=${encodeURIComponent(subject)}&id=${encodeURIComponent(subjectId)}`}
        >
          All about it
        </a>
      )}
    </>
  );
}

function pageOf({ subject, subjectId, studentId, called }: AuditLine): string | null {
  if (studentId) return `/searchuser/person/${studentId}`;
  if (called === null || subjectId === null) return null;
  if (subject === 'lead') return `/searchuser/leads/${subjectId}`;
  return subject === 'staff' ? `/searchuser/staff#${subjectId}` : null;
}
