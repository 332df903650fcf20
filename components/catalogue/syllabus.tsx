import type { SyllabusPart } from '@/content/exam-facts';
import { factsFor } from '@/content/exams/facts';
import type { PaperPattern, SyllabusSubject } from '@/content/exams/pattern';
import { OfficialLink } from './exam-pattern';

function Subject({ name, units }: SyllabusSubject) {
  return (
    <section className="syllabus-subject">
      <h3>{name}</h3>
      <ol className="mt-3 list-decimal pl-7.5 marker:font-display marker:font-semibold marker:text-brand-deep">
        {units.map(({ name: unit, detail }) => (
          <li key={unit} className="mb-2.25 break-inside-avoid pl-1 leading-[1.42]">
            <b>{unit}</b>
            {detail && `: ${detail}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The names of the units, without their topics. */
function Part({ name, units }: SyllabusPart) {
  return (
    <section className="syllabus-subject">
      <h3>
        {name} ({units.length})
      </h3>
      <ol className="mt-3 list-decimal pl-7.5 marker:font-display marker:font-semibold marker:text-brand-deep">
        {units.map((unit) => (
          <li key={unit.name} className="mb-1 break-inside-avoid pl-1 leading-[1.42]">
            {unit.name}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Syllabus units by subject, numbered as in the official list, as far as they are confirmed. */
export function Syllabus({ exam }: { exam: PaperPattern }) {
  const { syllabus, official } = exam;
  const facts = factsFor(exam.id);
  const parts = facts?.pages.syllabus?.syllabus;
  if (facts && parts) {
    return (
      <div className="syllabus">
        <div className="syllabus-subjects">
          {parts.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </div>
        <p className="mt-6">
          <a href={`${facts.path}/syllabus`} className="tap-target">
            {facts.name} syllabus with all topics
          </a>
        </p>
      </div>
    );
  }
  if (!syllabus) return null;
  return (
    <div className="syllabus">
      <div className="syllabus-subjects">
        {syllabus.subjects.map((subject) => (
          <Subject key={subject.name} {...subject} />
        ))}
      </div>
      <p className="mt-6 max-w-prose">
        {syllabus.note} Full syllabus: <OfficialLink site={official} />.
      </p>
    </div>
  );
}
