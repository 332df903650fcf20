import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { BatchStudents } from '@/components/office/enrolment/batches';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { batchesPath, readBatch } from '@/lib/enrolment/batch-students';
import { withStatus } from '@/lib/platform/page-status';
import { may } from '@/lib/staff/permissions';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Batch';

export const metadata = officeMetadata(title);

export default async function Batch({ params }: { params: Promise<{ batch: string }> }) {
  const { batch: id } = await params;
  const path = `${batchesPath}/${id}`;
  return staffPage('batches.read', { path, title }, async (staff) => {
    const batch = await readBatch(staff, id);
    const all = (
      <a className="office-link" href={batchesPath}>
        All batches
      </a>
    );
    if (!batch) {
      return withStatus(
        404,
        <StaffFrame path={batchesPath} title="Batch not found" staff={staff} actions={all}>
          <p className="office-empty">The site lists no batch with this address.</p>
        </StaffFrame>,
      );
    }
    return (
      <StaffFrame path={batchesPath} title={batch.name} staff={staff} actions={all}>
        <BatchStudents batch={batch} linked={may(staff, 'people.read')} />
      </StaffFrame>
    );
  });
}
