import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/section';
import { institute, type SocialPage } from '@/content/facts/institute';
import {
  activeHref,
  navigation,
  newBatch,
  topBar,
  type Link,
  type NavigationItem,
} from '@/content/pages/navigation';
import { BrandLink } from './brand-link';

const home = navigation.filter((item): item is Link => 'href' in item && item.href === '/');
const rest = navigation.filter((item): item is Link => 'href' in item && item.href !== '/');
const groups = [
  { label: '', items: home },
  ...navigation.filter((item) => 'items' in item),
  { label: 'More', items: rest },
];

/** Menu of narrow screens: a sheet that opens without scripts where `popover` is supported. */
function MobileMenu({ path }: { path: string }) {
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
        <ul className="flex flex-wrap pb-2">
          <li>
            <LoginLink className="tap-target font-semibold" />
          </li>
          <li>
            <AccountLink className="tap-target" />
          </li>
        </ul>
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

function TopBar() {
  const { popularCourses, helpDesk } = topBar;
  return (
    <div className="on-dark bg-prussian text-small">
      <Wrap className="flex h-11 items-center gap-x-5.5">
        <a href={popularCourses.href} className="tap-target">
          {popularCourses.label}
        </a>
        <a href={helpDesk.href} className="tap-target">
          {helpDesk.label}
        </a>
        <div className="ml-auto flex items-center gap-x-5.5">
          <SocialLinks className="max-md:hidden" />
          <LoginLink className="tap-target font-semibold" />
          <AccountLink className="tap-target max-md:hidden" />
        </div>
      </Wrap>
    </div>
  );
}

/** Top bar, mark and phone, navigation. Sticks with only its last row in view (see frame.css). */
export function Header({ path }: { path: string }) {
  const [phone] = institute.phones;
  return (
    <header className="site-header">
      <TopBar />
      <Wrap className="flex h-17 items-center gap-2.5 md:h-21">
        <BrandLink className="mr-auto" />
        <a href={phone.href} className="call-link">
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          <span className="tabular-nums max-md:sr-only">{phone.printed}</span>
        </a>
        <MobileMenu path={path} />
      </Wrap>
      <Navigation path={path} />
    </header>
  );
}

interface LoginLinkProps {
  className?: string;
  /** Link text; by default "Login", which the site script replaces for a logged-in visitor. */
  children?: ReactNode;
}

/** Link to the log-in page; the site script points it to the account of a logged-in visitor. */
export function LoginLink({ className, children }: LoginLinkProps) {
  const { label, href } = topBar.login;
  return (
    <a
      href={href}
      data-login-link={children ? 'named' : ''}
      className={className}
      suppressHydrationWarning
    >
      {children ?? <span>{label}</span>}
    </a>
  );
}

/** Shown while a student is logged in, by an attribute that the site script sets on the root. */
function AccountLink({ className }: { className: string }) {
  const { label, href } = topBar.account;
  return (
    <a href={href} data-account-link="" className={className}>
      {label}
    </a>
  );
}

function Navigation({ path }: { path: string }) {
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

/** "page" on the page itself, "true" on the other pages of its section. */
function currentOf(href: string, path: string) {
  if (href === path) return 'page';
  return href === activeHref(path) ? 'true' : undefined;
}

type NavigationLinkProps = { link: Link; path: string; className?: string };

/** Main navigation item; marked when the current page belongs to it. */
export function NavigationLink({ link, path, className }: NavigationLinkProps) {
  const { label, href, external } = link;
  if (!external) {
    return (
      <a href={href} aria-current={currentOf(href, path)} className={className}>
        {label}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {label}
      <Icon name="external" className="size-4" />
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}

interface SocialLinksProps {
  className?: string;
  pages?: readonly SocialPage[];
}

/** The institute's social media pages, as icons that open a new tab. */
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
