import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { PaperPreview } from '@/components/office/exam-room/paper-preview';
import { PaperNotFound, PaperTabs } from '@/components/office/exam-room/paper-tabs';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { patterns } from '@/content/catalogue/exams/pages';
import { readPaper } from '@/lib/exam-room/papers';
import { papersPath } from '@/lib/exam-room/paper-sections';
import { typesetNow } from '@/lib/exam-room/typeset-paper';
import { withStatus } from '@/lib/platform/page-status';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Test, preview';

export const metadata = officeMetadata(title);

export default async function Preview({ params }: { params: Promise<{ paper: string }> }) {
  const { paper: id } = await params;
  const path = `${papersPath}/${id}/preview`;
  return staffPage('papers.manage', { path, title }, async (staff) => {
    const paper = await readPaper(staff, id);
    if (!paper) return withStatus(404, <PaperNotFound staff={staff} />);
    const room = paper.questions.length > 0 ? await typesetNow(paper.id) : null;
    return (
      <StaffFrame path={papersPath} title={paper.title} staff={staff}>
        <PaperTabs paper={paper} staff={staff} current="preview" />
        {room ? (
          <PaperPreview paper={room} calculator={patterns[paper.exam].calculator ?? false} />
        ) : (
          <p className="office-empty">The test has no questions yet.</p>
        )}
      </StaffFrame>
    );
  });
}
