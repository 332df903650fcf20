import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { PapersList } from '@/components/office/exam-room/papers-list';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { patterns } from '@/content/catalogue/exams/pages';
import { examPlans, planSummary } from '@/lib/exam-room/check-paper';
import { paperAudienceGroups, paperAudienceLabel } from '@/lib/exam-room/paper-audiences';
import { listPapers } from '@/lib/exam-room/papers';
import { papersPath } from '@/lib/exam-room/paper-sections';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Tests';

export const metadata = officeMetadata(title);

export default function Papers() {
  const page = { path: papersPath, title };
  return staffPage(['papers.manage', 'testResults.read'], page, async (staff) => {
    const papers = await listPapers(staff);
    return (
      <StaffFrame path={papersPath} title={title} staff={staff}>
        <PapersList
          rights={staff.rights}
          papers={papers.map((paper) => ({
            ...paper,
            examName: courseNameOf(paper.exam),
            summary: planSummary(patterns[paper.exam], paper),
            sitters: paper.audiences.map(paperAudienceLabel).join('; '),
          }))}
          plans={examPlans}
          groups={paperAudienceGroups}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
