import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { QuestionForm } from '@/components/office/question-bank/question-form';
import { examOutlines } from '@/lib/question-bank/exam-outlines';
import { formulaExamples } from '@/lib/question-bank/formula-examples';
import { readQuestionFilter } from '@/lib/question-bank/question-filter';
import { questionFieldNames, type QuestionField } from '@/lib/question-bank/question-forms';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Add a question';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function NewQuestion({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const page = { path: '/searchuser/questions/new', title };
  return staffPage('questions.write', page, (staff) => {
    const { exam, section, unit, type } = readQuestionFilter(query);
    const blank = Object.fromEntries(questionFieldNames.map((name) => [name, '']));
    return (
      <StaffFrame path="/searchuser/questions" title={title} staff={staff}>
        <RefreshOnChange rights={staff.rights}>
          <QuestionForm
            outlines={examOutlines}
            examples={formulaExamples}
            question={null}
            initial={{
              ...(blank as Record<QuestionField, string>),
              exam: exam ?? examOutlines[0]?.id ?? '',
              section: section ?? '',
              unit: unit ?? '',
              type: type ?? 'MCQ',
              marks: String(query.marks ?? ''),
            }}
          />
        </RefreshOnChange>
      </StaffFrame>
    );
  });
}
