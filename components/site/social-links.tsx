import { institute, type SocialPage } from '@/content/institute';
import { Icon } from '@/components/ui/icon';

interface SocialLinksProps {
  className?: string;
  pages?: readonly SocialPage[];
}

/** The institute's pages elsewhere, as icons that open a new tab: those that have an address. */
export function SocialLinks({ className = '', pages = institute.social }: SocialLinksProps) {
  const set = pages.flatMap(({ site, href }) => (href === null ? [] : [{ site, href }]));
  if (set.length === 0) return null;
  return (
    <ul className={`flex gap-1 ${className}`}>
      {set.map(({ site, href }) => (
        <li key={site}>
          <a href={href} target="_blank" rel="noopener" className="grid size-11 place-items-center">
            <Icon name={site} />
            <span className="sr-only">{site} (opens a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
