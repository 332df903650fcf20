import type { WeekPart } from '@/content/studymaterial/study-material';
import { Prose } from './prose';

/** A week with the booklets, part by part: when, and what to do then. */
export function MaterialWeek({ parts }: { parts: readonly WeekPart[] }) {
  return (
    <dl className="material-week">
      {parts.map(({ when, work }) => (
        <div key={work}>
          <dt>
            <Prose text={when} />
          </dt>
          <dd>
            <Prose text={work} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
