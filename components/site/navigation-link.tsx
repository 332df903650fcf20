import { Icon } from '@/components/ui/icon';
import { activeHref, type Link } from '@/content/navigation';

/** "page" on the page itself, "true" on the other pages of its section. */
export function currentOf(href: string, path: string) {
  if (href === path) return 'page';
  return href === activeHref(path) ? 'true' : undefined;
}

/** An item of the main navigation; the one the page belongs to is marked. */
export function NavigationLink({ link, path }: { link: Link; path: string }) {
  const { label, href, external } = link;
  if (!external) {
    return (
      <a href={href} aria-current={currentOf(href, path)}>
        {label}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <Icon name="external" className="size-4" />
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
