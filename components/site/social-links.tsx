import { institute } from '@/content/institute';
import { Icon } from '@/components/ui/icon';

/** The institute's pages elsewhere, as icons that open a new tab. */
export function SocialLinks({ className = '' }: { className?: string }) {
  return (
    <ul className={`flex gap-1 ${className}`}>
      {institute.social.map(({ site, href }) => (
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
