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

/** Syllabus units by subject, numbered as in the official list, as far as they are confirmed. */
export function Syllabus({ exam }: { exam: PaperPattern }) {
  const { syllabus, official } = exam;
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
