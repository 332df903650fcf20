import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FormNotice } from './use-checked-form';

/**
 * Confirmation for a form that the browser sent without the script, shown through `:target`. Place it before
 * the form in the same element.
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
  /** A link to the next step. */
  children?: ReactNode;
}

/** Text whose phone numbers stay on one line. */
const withWholePhones = (text: string) =>
  text.replace(/\+91 \d{5} \d{5}/g, (phone) => phone.replaceAll(' ', '\u00a0'));

/** Stays beside the form after the toast has closed. The live region is rendered before its text. */
export function Notice({ notice, children }: NoticeProps) {
  return (
    <div role="status">
      {notice && (
        <p className={`form-notice form-notice-${notice.kind}`}>
          <Icon name={notice.kind === 'success' ? 'tick' : 'warning'} />
          {children ? (
            <span>
              {withWholePhones(notice.text)} {children}
            </span>
          ) : (
            withWholePhones(notice.text)
          )}
        </p>
      )}
    </div>
  );
}
