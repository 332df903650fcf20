import type { ComponentType } from 'react';
import { IslandRoot } from './island-root';
import type { OfficeIslands } from './office-registry';
import type { PublicIslands } from './registry';

type Islands = PublicIslands & OfficeIslands;
type IslandName = keyof Islands;

/** The component of an island. */
type IslandPart<Name extends IslandName> = Awaited<ReturnType<Islands[Name]>>;

interface IslandProps<Name extends IslandName, Props extends object> {
  name: Name;
  /** The component that the registry has under this name. */
  part: ComponentType<Props> & IslandPart<Name>;
  /** Written into the HTML as JSON. */
  props: Props;
}

/**
 * A part of a page that React runs on as soon as the loader has started it; until then it is plain HTML.
 * Where Next hydrates the whole page, as in development, it is an ordinary client component. A name stands
 * once on an office page that refreshes: by it `refresh-page.ts` finds the island of the newer page.
 */
export function Island<Name extends IslandName, Props extends object>(
  island: IslandProps<Name, Props>,
) {
  const { name, props } = island;
  const Part: ComponentType<Props> = island.part;
  return (
    <IslandRoot name={name} props={JSON.stringify(props)}>
      <Part {...props} />
    </IslandRoot>
  );
}
