import { Icon } from '@/components/ui/icon';
import { quickLinks } from '@/content/pages/home';
import { topBar, type Link } from '@/content/pages/navigation';
import { LoginLink } from './header';

/** QUICK LINKS: seven frequently used pages. `path` is the current page, which is marked. */
export function QuickLinks({ path }: { path: string }) {
  return (
    <section className="card overflow-hidden" aria-labelledby="quick-links">
      <div className="board-head">
        <h2 id="quick-links">QUICK LINKS</h2>
      </div>
      <ul className="quick-links divide-y divide-line">
        {quickLinks.map((link) => (
          <li key={link.href}>
            <QuickLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickLink({ link, path }: { link: Link; path: string }) {
  const { label, href, external } = link;
  const words = (
    <>
      {label}
      <Icon name={external ? 'external' : 'arrow-right'} className="size-5 text-brand" />
    </>
  );
  if (href === topBar.login.href) return <LoginLink>{words}</LoginLink>;
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {words}
    </a>
  );
}
