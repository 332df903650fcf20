import { NotFoundPage } from '@/components/office/frame/staff-frame';

export default function NoSuchSubject() {
  return (
    <NotFoundPage title="Form not found">
      There is no such form. Open it again from Site, in the menu.
    </NotFoundPage>
  );
}
