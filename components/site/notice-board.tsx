import { Icon } from '@/components/ui/icon';
import type { Notice } from '@/content/facts/notices';
import { PastMark } from './past-mark';

const kinds = { dates: 'Batch', tests: 'Tests' };

/* Matches "Jan 5", not "Dec 2023". */
const day = /\b([A-Z][a-z]{2} \d{1,2})\b/;

/** The copy that closes the loop is clickable but not focusable. */
function NoticeItem({ notice, copy }: { notice: Notice; copy: boolean }) {
  const { url, content, kind, tag = kinds[kind], lastDay } = notice;
  const [title = content, ...rest] = content.split(', ');
  const detail = rest.join(', ');
  return (
    <li>
      <a
        href={url}
        tabIndex={copy ? -1 : undefined}
        {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        className="notice"
      >
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
        </span>{' '}
        {lastDay && <PastMark lastDay={lastDay} />}
      </a>
    </li>
  );
}

type NoticeBoardProps = {
  id: string;
  heading: string;
  /** 4 inside a tab, below the tab's heading. */
  level?: 2 | 4;
  /** Accessible name of the pause button, after "Pause". */
  what: string;
  notices: readonly Notice[];
};

function Entries({ notices, copy = false }: { notices: readonly Notice[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined}>
      {notices.map((notice) => (
        <NoticeItem key={notice.url + notice.content} notice={notice} copy={copy} />
      ))}
    </ul>
  );
}

/**
 * Notices that scroll upwards by a CSS animation. It pauses on hover, while focus is inside, and by
 * its button (see site-script.ts). Without the script or with reduced motion it is an ordinary
 * scrolling list, without the second copy. Renders nothing when there are no notices.
 */
export function NoticeBoard({ id, heading, level = 2, what, notices }: NoticeBoardProps) {
  if (notices.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section
      className="board card overflow-hidden"
      aria-labelledby={id}
      data-notice-board
      suppressHydrationWarning
    >
      <div className="board-head">
        <Heading id={id}>{heading}</Heading>
        <button type="button" className="board-button print:hidden" data-notice-switch>
          <span className="board-pause">
            <Icon name="pause" />
            Pause
          </span>
          <span className="board-play">
            <Icon name="play" />
            Play
          </span>
          <span className="sr-only"> {what}</span>
        </button>
      </div>
      <div className="notice-viewport">
        <div className="notice-track">
          <Entries notices={notices} />
          <Entries notices={notices} copy />
        </div>
      </div>
    </section>
  );
}
