import { Island } from '@/components/islands/island';
import { LinkColumns } from '@/components/student/accounts/link-page';
import { StudentPage } from '@/components/student/student-page';
import { institute } from '@/content/facts/institute';
import { CompletionForm } from './completion-form';

/** `/complete-enrolment`: a student enrolled at the counter adds missing details, by a link. */
export function CompletionPage() {
  return (
    <StudentPage
      path="/complete-enrolment"
      headingId="complete-enrolment"
      lede={`You are enrolled at ${institute.name}. Add your e-mail and what is missing in your form.`}
    >
      <LinkColumns>
        <Island name="completion" part={CompletionForm} props={{}} />
      </LinkColumns>
    </StudentPage>
  );
}
