import type { BreadcrumbList, WithContext } from 'schema-dts';
import { type Crumb, fullTrail } from '../seo';
import { absoluteUrl } from './absolute-url';

/** Schema.org breadcrumb of a page; `trail` as in `fullTrail`. */
export function breadcrumbList(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: fullTrail(trail).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
