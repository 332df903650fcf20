import type { Notice } from '@/content/notices';

const kinds = { dates: 'Batch', tests: 'Tests' };

/* "Jan 5", not "Dec 2023". */
const day = /\b([A-Z][a-z]{2} \d{1,2})\b/;

/** A notice; the copy that closes the loop can be clicked but takes no focus. */
export function NoticeItem({ notice, copy }: { notice: Notice; copy: boolean }) {
  const { url, content, kind, tag = kinds[kind] } = notice;
  const [title = content, ...rest] = content.split(', ');
  const detail = rest.join(', ');
  return (
    <li>
      <a href={url} tabIndex={copy ? -1 : undefined} className="notice">
        <span aria-hidden className={`notice-kind notice-${kind}`}>
          {tag}
        </span>
        <span>
          <b>
            {title}
            {detail && <span className="notice-comma">,</span>}
          </b>{' '}
          {detail && (
            <span className="notice-detail">
              {detail
                .split(day)
                .map((part, index) => (index % 2 ? <strong key={index}>{part}</strong> : part))}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
