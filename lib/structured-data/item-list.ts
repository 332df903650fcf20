import type { ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

/** Schema.org list of the course pages a page leads to: the names and the order that are seen on it. */
export function itemList(
  items: readonly { readonly name: string; readonly path: string }[],
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}
