import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/institute';

/** The three phones, large enough to tap and to read out to somebody. */
export function PhoneList() {
  return (
    <ul className="font-display text-[22px]/none font-semibold whitespace-nowrap tabular-nums">
      {institute.phones.map(({ printed, href }) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="flex min-h-13.5 items-center gap-3 no-underline">
            <Icon name="phone" />
            <span className="sr-only">Call </span>
            {printed}
          </a>
        </li>
      ))}
    </ul>
  );
}
