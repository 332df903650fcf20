import { AuditPage } from '@/components/office/audit/audit-page';
import { OwnerOnly } from '@/components/office/frame/owner-only';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { auditedStaff, listAudit } from '@/lib/office/audit/audit-list';
import { auditFilterIn } from '@/lib/office/audit/audit-query';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/audit';
const title = 'Audit';

export const metadata = officeMetadata(title);

interface AuditProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Audit({ searchParams }: AuditProps) {
  const filter = auditFilterIn(await searchParams);
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  if (staff.role !== 'owner') return <OwnerOnly path={path} title={title} staff={staff} />;
  const [found, people] = await Promise.all([listAudit(staff, filter), auditedStaff(staff)]);
  return <AuditPage path={path} staff={staff} filter={filter} found={found} people={people} />;
}
