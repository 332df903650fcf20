import { ButtonLink } from '@/components/ui/button';
import type { AuditFilter, AuditPageOf } from '@/lib/schemas/audit-line';
import { auditAddress } from '@/lib/schemas/audit-query';
import { StaffFrame, type AtDesk } from '../frame/staff-frame';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';

interface AuditPageProps {
  path: string;
  staff: AtDesk;
  filter: AuditFilter;
  found: AuditPageOf;
  /** Whose entries can be asked for. */
  people: readonly { id: string; name: string }[];
}

/** `/searchuser/audit`: who did what when. All of it is in the address, so that it can be gone back to. */
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
        <p className="audit-none">
          {isFiltered || before
            ? 'Nothing was found. Ask for less, or for other days.'
            : 'Nothing has been done yet. Whatever somebody changes or looks at is listed here.'}
        </p>
      )}
      <nav aria-label="Pages of the audit" className="audit-pages">
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
