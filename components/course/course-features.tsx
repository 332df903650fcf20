import type { CourseFeature } from '@/content/course';
import { Prose } from './prose';

/** The course features list: each one named, then said in a sentence. */
export function CourseFeatures({ features }: { features: readonly CourseFeature[] }) {
  return (
    <ul className="course-features">
      {features.map(({ name, detail }) => (
        <li key={name}>
          <b className="block leading-snug">
            <Prose text={name} />
          </b>
          <span className="block text-pretty text-muted">
            <Prose text={detail} />
          </span>
        </li>
      ))}
    </ul>
  );
}
