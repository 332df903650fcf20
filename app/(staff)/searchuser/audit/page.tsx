import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { AuditPage } from '@/components/office/staff/audit-page';
import { auditedStaff, listAudit, namedIn } from '@/lib/staff/audit/audit-list';
import { auditFilterIn } from '@/lib/staff/audit/audit-query';
import { countView } from '@/lib/staff/audit/views';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/audit';
const title = 'Audit log';

export const metadata = officeMetadata(title);

interface AuditProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Audit({ searchParams }: AuditProps) {
  const filter = auditFilterIn(await searchParams);
  return staffPage('audit.read', { path, title }, async (staff) => {
    const [found, people] = await Promise.all([listAudit(staff, filter), auditedStaff(staff)]);
    // Counted without an audit entry, which would become the newest line of the list.
    await countView(staff, namedIn(found.lines));
    return <AuditPage path={path} staff={staff} filter={filter} found={found} people={people} />;
  });
}
