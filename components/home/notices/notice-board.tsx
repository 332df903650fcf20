'use client';

import type { FocusEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Notice } from '@/content/notices';
import { NoticeItem } from './notice-item';
import { useMarquee } from './use-marquee';

/** NOTICE: the list runs upwards; it pauses under the mouse, while focus is in it, and by its button. */
export function NoticeBoard({ notices }: { notices: readonly Notice[] }) {
  const { viewport, running, held, loops, toggle, focus, blur } = useMarquee(notices.length);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) blur();
  };
  return (
    <section className="board" aria-labelledby="notice">
      <div className="board-head">
        <h2 id="notice">NOTICE</h2>
        <button type="button" className="board-button" onClick={toggle} hidden={!loops}>
          <Icon name={held ? 'play' : 'pause'} />
          {held ? 'Play' : 'Pause'}
          <span className="sr-only"> the notices</span>
        </button>
      </div>
      <div
        ref={viewport}
        className="notice-viewport"
        data-notices
        data-running={running ? '' : undefined}
        onFocus={focus}
        onBlur={left}
      >
        <div className="notice-track">
          {[false, ...(loops ? [true] : [])].map((copy) => (
            <ul key={String(copy)} aria-hidden={copy || undefined}>
              {notices.map((notice) => (
                <NoticeItem key={notice.content} notice={notice} copy={copy} />
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
