import { Icon } from '@/components/ui/icon';
import { printShortDay, type IsoDay } from '@/content/day';
import { OutsideLink } from './exam-pattern';

interface Printed {
  title: string;
  url?: string;
  publisher?: string;
}

interface Props {
  sources: readonly Printed[];
  /** On which they were checked last. */
  day?: IsoDay;
}

/** The sources of everything on the page, folded. */
export function FactSources({ sources, day }: Props) {
  return (
    <details className="fact-sources">
      <summary>
        Sources
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source.title}>
            <Source {...source} />
          </li>
        ))}
      </ul>
      {day && (
        <p>
          Updated on <time dateTime={day}>{printShortDay(day)}</time>
        </p>
      )}
    </details>
  );
}

function Source({ title, publisher, url }: Printed) {
  return (
    <>
      {url ? <OutsideLink href={url}>{title}</OutsideLink> : title}
      {publisher && `, ${publisher}`}
    </>
  );
}
