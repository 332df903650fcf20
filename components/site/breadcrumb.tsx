import { JsonLd } from '@/components/json-ld';
import { type Crumb, fullTrail } from '@/lib/seo';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';

/** The way from Home to this page, on the page and as structured data. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = fullTrail(trail);
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb wrap">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
