import { Icon } from '@/components/ui/icon';
import { printDay } from '@/content/day';
import type { Exam } from '@/content/exams/exam';
import { OfficialLink } from './official-link';
import { OutsideLink } from './outside-link';

/** When the facts of an exam were checked, against what, and where the binding text is. */
export function CheckedAgainst({ exam }: { exam: Exam }) {
  const { official, sources, verifiedOn } = exam;
  return (
    <div className="checked-against">
      <p>
        Checked on <time dateTime={verifiedOn}>{printDay(verifiedOn)}</time> against the{' '}
        {sources.length} pages below. The official notice of your session decides: compare it on the{' '}
        <OfficialLink site={official} /> before you apply.
      </p>
      <details>
        <summary>
          The {sources.length} pages
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <ul>
          {sources.map(({ url, title }) => (
            <li key={url}>
              <OutsideLink href={url}>{title}</OutsideLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
