import { NotFoundPage } from '@/components/office/frame/staff-frame';

/** For an unknown id, and for an erased student. */
export default function NoSuchStudent() {
  return (
    <NotFoundPage title="Student not found">
      No student has this address. The student may have been erased, or part of the address is
      missing.
    </NotFoundPage>
  );
}
