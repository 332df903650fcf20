import { FaqList } from '@/components/course/faq-list';
import { Section } from '@/components/ui/section';
import { type QuestionGroup, questionGroups } from '@/content/home/questions';
import { TextLinks } from './text-links';

function Group({ group }: { group: QuestionGroup }) {
  return (
    <section aria-labelledby={group.id} className="question-group">
      <div>
        <h2 id={group.id}>{group.heading}</h2>
        <p className="mt-2 text-muted">{group.text}</p>
        <TextLinks links={group.links} />
      </div>
      <FaqList faqs={group.faqs} />
    </section>
  );
}

/** What families ask before they join: admissions, study materials, class schedules. */
export function Questions() {
  return (
    <Section band="white" aria-label="Before you join" className="home-questions">
      {questionGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Section>
  );
}
