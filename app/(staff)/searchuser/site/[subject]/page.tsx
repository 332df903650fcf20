import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { Island } from '@/components/islands/island';
import { NotFoundPage, StaffFrame } from '@/components/office/frame/staff-frame';
import { SubjectDesk } from '@/components/office/publishing/subject-desk';
import { siteSubject } from '@/content/facts/site-subjects';
import { openSubject } from '@/lib/publishing/draft';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Site');

interface SubjectProps {
  params: Promise<{ subject: string }>;
}

export default async function Subject({ params }: SubjectProps) {
  const subject = siteSubject((await params).subject);
  if (!subject) {
    return staffPage('site.edit', { path: '/searchuser/site', title: 'Site' }, (staff) => (
      <NotFoundPage title="Form not found" staff={staff}>
        There is no such form. Open it again from Site, in the menu.
      </NotFoundPage>
    ));
  }
  const path = `/searchuser/site/${subject.id}`;
  return staffPage('site.edit', { path, title: subject.title }, async (staff) => (
    <StaffFrame path={path} title={subject.title} staff={staff}>
      <Island
        name="siteSubject"
        part={SubjectDesk}
        props={{ role: staff.role, subject, open: await openSubject(staff, subject) }}
      />
    </StaffFrame>
  ));
}
