import { Icon } from '@/components/ui/icon';
import type { FormNotice } from './use-api-form';

/** Stays beside the form after the toast has gone. The live region is there before its text. */
export function Notice({ notice }: { notice: FormNotice | null }) {
  return (
    <div role="status">
      {notice && (
        <p className={`form-notice form-notice-${notice.kind}`}>
          <Icon name={notice.kind === 'success' ? 'tick' : 'warning'} />
          {notice.text}
        </p>
      )}
    </div>
  );
}
