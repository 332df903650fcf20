import { Icon } from '@/components/ui/icon';
import type { ExamFacts, SyllabusPart } from '@/content/catalogue/exam-facts';

function Part({ name, units }: SyllabusPart) {
  return (
    <section className="syllabus-subject">
      <h3>
        {name} ({units.length})
      </h3>
      <details className="phone-fold md:mt-3">
        <summary className="tap-target font-semibold text-brand">
          Topics<span className="sr-only"> of {name}</span>
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <ol className="list-decimal pl-7.5 marker:font-display marker:font-semibold marker:text-brand-deep">
          {units.map((unit) => (
            <li key={unit.name} className="mb-1 break-inside-avoid pl-1 leading-[1.42]">
              {unit.name}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** The names of the syllabus units by branch, with a link to their topics. */
export function Syllabus({ exam }: { exam: ExamFacts }) {
  const { name, path, pages } = exam;
  return (
    <div className="syllabus">
      <div className="syllabus-subjects">
        {pages.syllabus?.syllabus?.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </div>
      <p className="mt-6">
        <a href={`${path}/syllabus`} className="tap-target">
          {name} syllabus with all topics
        </a>
      </p>
    </div>
  );
}
