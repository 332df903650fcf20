import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button';
import { Wrap } from '@/components/ui/section';
import { activeHref, navigation, newBatch, type NavigationItem } from '@/content/navigation';
import { currentOf, NavigationLink } from './navigation-link';

/** The navigation row of wide screens. */
export function Navigation({ path }: { path: string }) {
  return (
    <nav aria-label="Main" className="site-navigation">
      <Wrap className="flex items-stretch gap-0.5">
        <ul className="flex flex-1 items-stretch gap-0.5">
          {navigation.map((item) => (
            <li key={item.label}>
              <Item item={item} path={path} />
            </li>
          ))}
        </ul>
        <a
          href={newBatch.href}
          aria-current={currentOf(newBatch.href, path)}
          className={buttonClass('hot', 'my-1.25 min-h-11 self-center px-4.5')}
        >
          {newBatch.label}
        </a>
      </Wrap>
    </nav>
  );
}

function Item({ item, path }: { item: NavigationItem; path: string }) {
  if (!('items' in item)) return <NavigationLink link={item} path={path} />;
  const holdsPage = item.items.some(({ href }) => href === activeHref(path));
  return (
    <details name="navigation" data-menu className="relative">
      <summary data-current={holdsPage || undefined}>
        {item.label}
        <Icon name="chevron-down" className="turns size-4" />
      </summary>
      <ul className="dropdown">
        {item.items.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}
