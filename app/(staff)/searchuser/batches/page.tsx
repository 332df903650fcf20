import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { BatchList } from '@/components/office/enrolment/batches';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { batchesPath, listBatches } from '@/lib/enrolment/batch-students';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Batches';

export const metadata = officeMetadata(title);

export default function Batches() {
  return staffPage('batches.read', { path: batchesPath, title }, async (staff) => (
    <StaffFrame path={batchesPath} title={title} staff={staff}>
      <BatchList batches={await listBatches(staff)} path={batchesPath} />
    </StaffFrame>
  ));
}
