import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
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

type SectionHeadProps = {
  id: string;
  heading: string;
  /** Where View All leads, and what it shows all of. */
  all: { href: string; of: string };
};

/** A heading in the specified capitals with View All at its end. */
export function SectionHead({ id, heading, all }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id={id} className="tracking-caps">
        {heading}
      </h2>
      <ButtonLink href={all.href} variant="outline">
        View All
        <span className="sr-only"> {all.of}</span>
      </ButtonLink>
    </div>
  );
}
