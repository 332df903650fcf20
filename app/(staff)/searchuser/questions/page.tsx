import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { QuestionActions, QuestionList } from '@/components/office/question-bank/question-list';
import { examOutlines } from '@/lib/question-bank/exam-outlines';
import { readQuestionFilter } from '@/lib/question-bank/question-filter';
import { listQuestions, nextToApprove, QUESTIONS_AT_ONCE } from '@/lib/question-bank/questions';
import { officeMetadata } from '@/lib/site/seo';
import { may } from '@/lib/staff/permissions';

const path = '/searchuser/questions';
const title = 'Questions';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Questions({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  return staffPage('questions.write', { path, title }, async (staff) => {
    const filter = readQuestionFilter(query);
    const page = /^[1-9]\d{0,3}$/.test(String(query.page)) ? Number(query.page) : 1;
    const [{ questions, units, found }, next] = await Promise.all([
      listQuestions(staff, filter, page),
      may(staff, 'questions.approve') ? nextToApprove(staff) : null,
    ]);
    return (
      <StaffFrame
        path={path}
        title={title}
        staff={staff}
        actions={<QuestionActions rights={staff.rights} />}
      >
        <QuestionList
          rights={staff.rights}
          outlines={examOutlines}
          {...{ filter, questions, units, found, page, next }}
          pages={Math.ceil(found / QUESTIONS_AT_ONCE)}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
