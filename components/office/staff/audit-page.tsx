import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { Filters } from '@/components/office/ui/filters';
import { Table } from '@/components/office/ui/table';
import { ButtonLink } from '@/components/ui/button';
import { auditWords, type AuditAction } from '@/lib/staff/audit-words';
import { formatRupees, type Paise } from '@/content/money';
import {
  auditAddress,
  auditSubjects,
  type AuditFilter,
  type AuditLine,
  type AuditPageOf,
} from '@/lib/staff/audit/audit-query';

/** Labels for names that are unclear on their own. */
const detailNames: Readonly<Record<string, string>> = {
  totpRequired: 'two-step verification required',
  given: 'temporary password replaced',
  ended: 'log-ins ended',
  givenUp: 'leads given to others',
  set: 'two-step verification',
  continued: 'further page',
  times: 'number of times',
  rows: 'rows shown',
  nextCallAt: 'next call',
  staffId: 'assigned to',
  closedReason: 'reason for closing',
};

/** Ids, hashes, and values shown in another column. */
const hiddenDetails: readonly string[] = ['students', 'leadIds', 'request', 'words', 'role'];

/** `{ "fields": ["name"], "ended": 2 }` as "fields: name; ended: 2". Amounts in paise are read as rupees. */
function detailText(detail: Record<string, unknown> | null): string {
  const parts = Object.entries(detail ?? {})
    .filter(([name]) => !hiddenDetails.includes(name))
    .map(([name, value]) => {
      if (/paise$/i.test(name) && typeof value === 'number') {
        return `${spacedName(name.replace(/paise$/i, ''))}: ${formatRupees(value as Paise)}`;
      }
      if (name === 'fields' && Array.isArray(value)) {
        return `fields: ${value.map(String).map(spacedName).join(', ')}`;
      }
      return `${spacedName(name)}: ${valueText(value)}`;
    });
  return parts.join('; ');
}

const spacedName = (name: string) =>
  detailNames[name] ?? name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) {
    return detailText(value as Record<string, unknown>);
  }
  return String(value ?? 'none');
}

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** Time, person, action, subject and reason. */
function AuditTable({ lines, path }: { lines: readonly AuditLine[]; path: string }) {
  return (
    <Table
      label="Entries, newest first"
      className="office-table-stacked"
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'When',
          cell: ({ at }) => (
            <time dateTime={at} className="office-note">
              {day.format(new Date(at))} <b>{time.format(new Date(at))}</b>
            </time>
          ),
        },
        {
          head: 'Who',
          cell: ({ who }) =>
            who ? <a href={`${path}?who=${who.id}`}>{who.name}</a> : 'The server',
        },
        {
          head: 'What',
          cell: ({ action }) => (
            <b>{Object.hasOwn(auditWords, action) ? auditWords[action as AuditAction] : action}</b>
          ),
        },
        { head: 'Record', cell: (line) => <Subject line={line} path={path} /> },
        {
          head: 'Details',
          cell: ({ reason, detail }) =>
            (reason ?? detail) && (
              <div>
                {reason && <q>{reason}</q>}
                <p className="office-note">{detailText(detail)}</p>
              </div>
            ),
        },
      ]}
    />
  );
}

/** Links to the subject's page and to its audit entries. */
function Subject({ line, path }: { line: AuditLine; path: string }) {
  const { subject, subjectId, called } = line;
  const kind = (auditSubjects as Readonly<Record<string, string | undefined>>)[subject] ?? subject;
  const page = pageOf(line);
  const name = called ?? (subjectId ? 'deleted' : null);
  return (
    <div>
      {kind}
      {name && <> {page ? <a href={page}>{name}</a> : <span>{name}</span>}</>}
      {subjectId && (
        <p className="office-note">
          <a
            href={`${path}?subject=${encodeURIComponent(subject)}&id=${encodeURIComponent(subjectId)}`}
          >
            All entries for this record
          </a>
        </p>
      )}
    </div>
  );
}

function pageOf({ subject, subjectId, studentId, called }: AuditLine): string | null {
  if (studentId) return `/searchuser/person/${studentId}`;
  if (called === null || subjectId === null) return null;
  if (subject === 'question') return `/searchuser/questions/${subjectId}`;
  if (subject === 'lead') return `/searchuser/leads/${subjectId}`;
  return subject === 'staff' ? `/searchuser/staff#${subjectId}` : null;
}

const theServer = ['console', 'The server'] as const;

interface AuditPageProps {
  path: string;
  staff: SignedInStaff;
  filter: AuditFilter;
  found: AuditPageOf;
  /** Options of the staff filter. */
  people: readonly { id: string; name: string }[];
}

/** `/searchuser/audit`: the audit log. Filters are in the URL, so that Back works. */
export function AuditPage({ path, staff, filter, found, people }: AuditPageProps) {
  const { lines, more } = found;
  const { before, ...filters } = filter;
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <StaffFrame path={path} title="Audit log" staff={staff}>
      <Filters
        summary="Filters"
        isOpen={isFiltered}
        action={path}
        filters={[
          {
            name: 'who',
            label: 'Who',
            any: 'Everyone',
            choices: [...people.map(({ id, name }) => [id, name] as const), theServer],
          },
          { name: 'what', label: 'What', any: 'All actions', choices: Object.entries(auditWords) },
          {
            name: 'subject',
            label: 'Record',
            any: 'All records',
            choices: Object.entries(auditSubjects),
          },
          { name: 'id', label: 'Record ID', type: 'text' },
          { name: 'from', label: 'From' },
          { name: 'to', label: 'To' },
        ]}
        values={filters}
        clear={{ href: path, label: 'Show all' }}
      />
      {lines.length > 0 ? (
        <div className="office-card">
          <AuditTable lines={lines} path={path} />
        </div>
      ) : (
        <p className="office-empty">
          {isFiltered || before
            ? 'No entries found. Remove a filter or choose other days.'
            : 'No entries yet. Every change, and every look at people’s data, is listed here.'}
        </p>
      )}
      <nav aria-label="Pages" className="office-links">
        {before && (
          <ButtonLink variant="outline" href={auditAddress(path, filter, null)}>
            Newest
          </ButtonLink>
        )}
        {more && (
          <ButtonLink variant="outline" href={auditAddress(path, filter, lines.at(-1)?.id ?? null)}>
            Older
          </ButtonLink>
        )}
      </nav>
    </StaffFrame>
  );
}
