import { Icon } from '@/components/ui/icon';
import type { Notice } from '@/content/notices';

const kinds = { dates: 'Batch', tests: 'Tests' };

/* "Jan 5", not "Dec 2023". */
const day = /\b([A-Z][a-z]{2} \d{1,2})\b/;

/** A notice; the copy that closes the loop can be clicked but takes no focus. */
function NoticeItem({ notice, copy }: { notice: Notice; copy: boolean }) {
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

type NoticeBoardProps = {
  id: string;
  heading: string;
  /** 4 inside a tab, under the tab's own heading. */
  level?: 2 | 4;
  /** What the button pauses, said after "Pause" to those who cannot see the list. */
  what: string;
  notices: readonly Notice[];
  /** Stands at the foot of the board and does not move. */
  note?: string;
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
 * A list of notices that runs upwards by a CSS animation; it pauses under the mouse, while focus is in
 * it, and by its button (site-script/notice-boards). Without the script, or where less motion is asked
 * for, it is an ordinary list to scroll, and its second copy is not there.
 */
export function NoticeBoard({ id, heading, level = 2, what, notices, note }: NoticeBoardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="board" aria-labelledby={id} data-notice-board suppressHydrationWarning>
      <div className="board-head">
        <Heading id={id}>{heading}</Heading>
        <button type="button" className="board-button" data-notice-switch>
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
      {note && <p className="board-note">{note}</p>}
    </section>
  );
}
