import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/course/prose';
import type { Link } from '@/content/navigation';

/** Where a section leads on to. */
export function TextLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className="text-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <Prose text={label} />
            </span>
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
