import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { QuestionPage } from '@/components/office/question-bank/question-page';
import { examOutlines } from '@/lib/question-bank/exam-outlines';
import { formulaExamples } from '@/lib/question-bank/formula-examples';
import { nextToApprove, readQuestion } from '@/lib/question-bank/questions';
import { officeMetadata } from '@/lib/site/seo';
import { may } from '@/lib/staff/permissions';

const path = '/searchuser/questions';

export const metadata = officeMetadata('Question');

export default async function Question({ params }: { params: Promise<{ question: string }> }) {
  const { question: id } = await params;
  const page = { path: `${path}/${id}`, title: 'Question' };
  return staffPage('questions.write', page, async (staff) => {
    const question = await readQuestion(staff, id);
    if (!question) {
      return (
        <StaffFrame path={path} title="Question not found" staff={staff}>
          <p className="office-empty">
            No question has this address. <a href={path}>All questions</a>
          </p>
        </StaffFrame>
      );
    }
    return (
      <StaffFrame
        path={path}
        title={question.versions[0]?.content.title ?? 'Question'}
        staff={staff}
        actions={
          <a className="office-link" href={path}>
            All questions
          </a>
        }
      >
        <QuestionPage
          rights={staff.rights}
          outlines={examOutlines}
          examples={formulaExamples}
          question={question}
          next={may(staff, 'questions.approve') ? await nextToApprove(staff, id) : null}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
