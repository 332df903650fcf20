import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandIds } from './island-root';

/** Lets React take over the HTML of an island. Where it fails, the HTML that worked without it comes back. */
export function hydrate(place: Element, part: ComponentType<object>, props: object): void {
  const html = place.innerHTML;
  hydrateRoot(place, createElement(IslandIds, null, createElement(part, props)), {
    identifierPrefix: place.getAttribute('base') ?? '',
    onUncaughtError: (error) => {
      reportError(error);
      // React empties the island first.
      setTimeout(() => (place.innerHTML = html));
    },
  });
}
