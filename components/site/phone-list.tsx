import { Icon } from '@/components/ui/icon';
import { identity } from '@/content/facts/identity';

interface PhoneListProps {
  /** The first phone only, where the others are on the page already: the footer has them. */
  isShort?: boolean;
}

/** The phones, large enough to tap. */
export function PhoneList({ isShort = false }: PhoneListProps) {
  return (
    <ul className="font-display text-[22px]/none font-semibold whitespace-nowrap tabular-nums print:flex print:gap-6 print:text-[12pt]">
      {identity.phones.slice(0, isShort ? 1 : undefined).map(({ printed, href }) => (
        <li key={href} className="border-t border-line print:border-0">
          <a
            href={href}
            className="flex min-h-13.5 items-center gap-3 no-underline print:min-h-0 print:gap-2"
          >
            <Icon name="phone" />
            <span className="sr-only">Call </span>
            {printed}
          </a>
        </li>
      ))}
    </ul>
  );
}
