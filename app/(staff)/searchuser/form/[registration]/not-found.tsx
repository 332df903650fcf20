import { NotFoundPage } from '@/components/office/frame/staff-frame';

/** For an unknown id, and for a form erased with its student. */
export default function NoSuchForm() {
  return (
    <NotFoundPage title="No such form">
      There is no form under this address: perhaps its student was erased, or a part of the address
      is missing.
    </NotFoundPage>
  );
}
