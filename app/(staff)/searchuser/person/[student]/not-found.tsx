import { NotFoundPage } from '@/components/office/frame/staff-frame';

/** For an id that is none, and for a student who was erased. */
export default function NoSuchStudent() {
  return (
    <NotFoundPage title="No such student">
      There is nobody under this address: perhaps the student was erased, or a part of the address
      is missing.
    </NotFoundPage>
  );
}
