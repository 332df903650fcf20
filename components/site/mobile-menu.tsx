import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { navigation, newBatch, type Link } from '@/content/navigation';
import { currentOf, NavigationLink } from './navigation-link';

const home = navigation.filter((item): item is Link => 'href' in item && item.href === '/');
const rest = navigation.filter((item): item is Link => 'href' in item && item.href !== '/');
const groups = [
  { label: '', items: home },
  ...navigation.filter((item) => 'items' in item),
  { label: 'More', items: rest },
];

/** The menu of narrow screens: a sheet that opens without any script where `popover` is known. */
export function MobileMenu({ path }: { path: string }) {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="mobile-menu" className="square menu-button">
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </button>
      <a href="#footer-links" className="square menu-fallback">
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </a>
      <nav id="mobile-menu" popover="auto" aria-label="Menu" className="mobile-menu">
        <div className="flex items-center justify-between border-b border-line py-2.5 pr-4 pl-5">
          <span className="font-display text-[21px] font-semibold">Menu</span>
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            className="square"
          >
            <Icon name="close" />
            <span className="sr-only">Close menu</span>
          </button>
        </div>
        <a
          href={newBatch.href}
          aria-current={currentOf(newBatch.href, path)}
          className={buttonClass('hot', 'mx-5 mt-4 mb-3 flex')}
        >
          {newBatch.label}
        </a>
        {groups.map(({ label, items }) => (
          <Group key={label} label={label} items={items} path={path} />
        ))}
      </nav>
    </div>
  );
}

type GroupProps = { label: string; items: readonly Link[]; path: string };

function Group({ label, items, path }: GroupProps) {
  return (
    <div className={label && 'mt-2 border-t border-line pt-3'}>
      {label && <p className="px-5 text-small font-semibold text-muted">{label}</p>}
      <ul aria-label={label || undefined}>
        {items.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
