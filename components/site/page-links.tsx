import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { requireRoute } from '@/content/pages/routes';

/** Links to pages, each with its name and a one-line description. */
export function PageLinks({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {paths.map(requireRoute).map(({ path, title, purpose }) => (
        <li key={path}>
          <a href={path} className="page-link">
            <span className="min-w-0 flex-1">
              <b className="block">
                <WholeWords text={title} />
              </b>
              <span className="text-small text-muted">
                <WholeWords text={purpose} />
              </span>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
