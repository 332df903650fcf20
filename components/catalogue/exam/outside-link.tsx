import { Icon } from '@/components/ui/icon';
import type { OfficialSite } from '@/content/exams/pattern';

/** "website of …", a link where the address is certain. */
export function OfficialLink({ site }: { site: OfficialSite }) {
  return site.href ? <OutsideLink href={site.href}>{site.name}</OutsideLink> : <>{site.name}</>;
}

/** A link in running text to a page of somebody else, in a new tab. The icon keeps to the last word. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className="outside-link">
      {children.slice(0, last)}
      <span className="whitespace-nowrap">
        {children.slice(last)}
        <Icon name="external" className="size-4" />
      </span>
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
