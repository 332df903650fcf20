import { NotFoundPage } from '@/components/office/frame/staff-frame';

/** For an unknown id, and for a form erased with its student. */
export default function NoSuchForm() {
  return (
    <NotFoundPage title="Form not found">
      No form has this address. Its student may have been erased, or part of the address is missing.
    </NotFoundPage>
  );
}
