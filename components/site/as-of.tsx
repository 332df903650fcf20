import { printDay } from '@/content/day';
import { today } from '@/lib/site/days';

/**
 * The day on which the page was made. The dates of the sitemap and the list of changed pages leave it out,
 * because the rest of the page says whether it has changed.
 */
export function AsOf() {
  const day = today();
  return (
    <time dateTime={day} data-as-of="">
      {printDay(day)}
    </time>
  );
}
