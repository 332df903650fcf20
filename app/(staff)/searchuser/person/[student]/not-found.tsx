import { NotFoundPage } from '@/components/office/frame/staff-frame';

/** For an unknown id, and for an erased student. */
export default function NoSuchStudent() {
  return (
    <NotFoundPage title="No such student">
      There is nobody under this address: perhaps the student was erased, or a part of the address
      is missing.
    </NotFoundPage>
  );
}
