import type { IsoDay } from '@/content/day';
import { today } from '@/lib/site/days';

/**
 * "Past batch", shown after `lastDay` (D38). The site script compares again, because the page may
 * have been rendered long before it is read.
 */
export function PastMark({ lastDay, text = 'Past batch' }: { lastDay: IsoDay; text?: string }) {
  return (
    <span
      className="past-mark"
      data-last-day={lastDay}
      data-past={lastDay < today() ? '' : undefined}
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}
