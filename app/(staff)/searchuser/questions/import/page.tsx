import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { ImportQuestions } from '@/components/office/question-bank/import-questions';
import { examOutlines } from '@/lib/question-bank/exam-outlines';
import { formulaExamples } from '@/lib/question-bank/formula-examples';
import { questionTemplate } from '@/lib/question-bank/question-template';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Import questions';

export const metadata = officeMetadata(title);

export default function Import() {
  const page = { path: '/searchuser/questions/import', title };
  return staffPage('questions.write', page, async (staff) => (
    <StaffFrame path="/searchuser/questions" title={title} staff={staff}>
      <ImportQuestions
        outlines={examOutlines}
        examples={formulaExamples}
        template={await questionTemplate()}
      />
      <p className="office-links">
        <a href="/searchuser/questions">All questions</a>
      </p>
    </StaffFrame>
  ));
}
