import { Field } from '@/components/form/fields';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { auditWords, type AuditAction } from '@/content/audit-words';
import { formatRupees, type Paise } from '@/content/money';
import {
  auditAddress,
  auditSubjects,
  type AuditFilter,
  type AuditLine,
  type AuditPageOf,
} from '@/lib/office/audit/audit-query';

/** Labels for names that are unclear on their own. */
const detailNames: Readonly<Record<string, string>> = {
  totpRequired: 'codes required',
  ended: 'log-ins ended',
  givenUp: 'leads that became nobody’s',
  set: 'codes',
};

/** `{ "fields": ["name"], "ended": 2 }` as "fields: name; ended: 2". Amounts in paise are read as rupees. */
function detailText(detail: Record<string, unknown> | null): string {
  const parts = Object.entries(detail ?? {}).map(([name, value]) => {
    if (/paise$/i.test(name) && typeof value === 'number') {
      return `${spacedName(name.replace(/paise$/i, ''))}: ${formatRupees(value as Paise)}`;
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

/** A table; on a phone, a list of cards. */
function AuditTable({ lines, path }: { lines: readonly AuditLine[]; path: string }) {
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
        <AuditRow key={line.id} line={line} path={path} />
      ))}
    </div>
  );
}

function AuditRow({ line, path }: { line: AuditLine; path: string }) {
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
        <span>{detailText(detail)}</span>
      </span>
    </div>
  );
}

/** Links to the subject's page and to its audit entries. */
function Subject({ line, path }: { line: AuditLine; path: string }) {
  const { subject, subjectId, called } = line;
  const kind = (auditSubjects as Readonly<Record<string, string | undefined>>)[subject] ?? subject;
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
  const { before, ...asked } = filter;
  const isFiltered = Object.values(asked).some((value) => value !== null);
  return (
    <StaffFrame path={path} title="Audit" staff={staff}>
      <AuditFilters path={path} filter={filter} people={people} isOpen={isFiltered} />
      {lines.length > 0 ? (
        <AuditTable lines={lines} path={path} />
      ) : (
        <p className="office-empty">
          {isFiltered || before
            ? 'Nothing was found. Ask for less, or for other days.'
            : 'Nothing has been done yet. Whatever somebody changes or looks at is listed here.'}
        </p>
      )}
      <nav aria-label="Pages of the audit" className="office-links">
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

interface AuditFiltersProps {
  path: string;
  filter: AuditFilter;
  people: readonly { id: string; name: string }[];
  isOpen: boolean;
}

/** A GET form: its filters are in the URL and never identify a student. */
function AuditFilters({ path, filter, people, isOpen }: AuditFiltersProps) {
  const everybody = [...people.map(({ id, name }) => [id, name]), ['console', 'The server']];
  return (
    <details className="office-filters" open={isOpen}>
      <summary>
        Show only some
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <form method="get" action={path}>
        <Choice filter={filter} name="who" label="Who" any="Everybody" choices={everybody} />
        <Choice
          filter={filter}
          name="what"
          label="What"
          any="Everything"
          choices={Object.entries(auditWords)}
        />
        <Choice
          filter={filter}
          name="subject"
          label="Done to"
          any="Anything"
          choices={Object.entries(auditSubjects)}
        />
        <Text filter={filter} name="id" label="Its id" type="text" />
        <Text filter={filter} name="from" label="From" type="date" />
        <Text filter={filter} name="to" label="To" type="date" />
        <div className="office-links">
          <button type="submit" className={buttonClass('primary')}>
            Show these
          </button>
          <a href={path}>Show all</a>
        </div>
      </form>
    </details>
  );
}

interface PartProps {
  filter: AuditFilter;
  name: Exclude<keyof AuditFilter, 'before'>;
  label: string;
}

function Choice(props: PartProps & { any: string; choices: (readonly string[])[] }) {
  const { filter, name, label, any, choices } = props;
  return (
    <Field id={`audit-${name}`} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={filter[name] ?? ''}>
          <option value="">{any}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Text({ filter, name, label, type }: PartProps & { type: 'text' | 'date' }) {
  return (
    <Field id={`audit-${name}`} label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          defaultValue={filter[name] ?? ''}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
