import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { NotFoundPage, StaffFrame } from '@/components/office/frame/staff-frame';
import { SubjectDesk } from '@/components/office/publishing/subject-desk';
import { siteSubject } from '@/content/facts/site-subjects';
import { openSubject } from '@/lib/publishing/draft';
import { withStatus } from '@/lib/platform/page-status';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Site');

interface SubjectProps {
  params: Promise<{ subject: string }>;
}

export default async function Subject({ params }: SubjectProps) {
  const subject = siteSubject((await params).subject);
  if (!subject) {
    return staffPage('site.edit', { path: '/searchuser/site', title: 'Site' }, (staff) =>
      withStatus(
        404,
        <NotFoundPage title="Form not found" staff={staff}>
          There is no such form. Open it again from Site, in the menu.
        </NotFoundPage>,
      ),
    );
  }
  const path = `/searchuser/site/${subject.id}`;
  return staffPage('site.edit', { path, title: subject.title }, async (staff) => (
    <StaffFrame path={path} title={subject.title} staff={staff}>
      <SubjectDesk
        rights={staff.rights}
        subject={subject}
        open={await openSubject(staff, subject)}
      />
    </StaffFrame>
  ));
}
