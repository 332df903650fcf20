import { Icon } from '@/components/ui/icon';
import { quickLinks } from '@/content/home/quick-links';

/** QUICK LINKS: the seven pages people come back for. `path` is the page it stands on, which is marked. */
export function QuickLinks({ path }: { path: string }) {
  return (
    <section className="board" aria-labelledby="quick-links">
      <div className="board-head">
        <h2 id="quick-links">QUICK LINKS</h2>
      </div>
      <ul className="quick-links">
        {quickLinks.map(({ label, href, external }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
              <Icon name={external ? 'external' : 'arrow-right'} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
