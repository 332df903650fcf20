import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FormNotice } from './use-checked-form';

/**
 * Thanks for a form that the browser sent itself; the address of the answer ends in its id. Stands
 * before the form in the same box.
 */
export function SentWithoutScript({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="status" className="sent-without-script form-notice form-notice-success">
      {text}
    </p>
  );
}

interface NoticeProps {
  notice: FormNotice | null;
  /** A link to what to do about it. */
  children?: ReactNode;
}

/** Stays beside the form after the toast has gone. The live region is there before its text. */
export function Notice({ notice, children }: NoticeProps) {
  return (
    <div role="status">
      {notice && (
        <p className={`form-notice form-notice-${notice.kind}`}>
          <Icon name={notice.kind === 'success' ? 'tick' : 'warning'} />
          {children ? (
            <span>
              {notice.text} {children}
            </span>
          ) : (
            notice.text
          )}
        </p>
      )}
    </div>
  );
}
