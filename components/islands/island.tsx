import type { ComponentType, ReactNode } from 'react';
import type { Islands } from './registry';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { name: string; props: string; children: ReactNode };
    }
  }
}

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
 * A part of a finished page that React hydrates once the loader has started it; until then it is plain HTML.
 * Where Next hydrates the whole page, as in development, it is an ordinary client component.
 */
export function Island<Name extends IslandName, Props extends object>(
  island: IslandProps<Name, Props>,
) {
  const { name, props } = island;
  const Part: ComponentType<Props> = island.part;
  return (
    <site-island name={name} props={JSON.stringify(props)}>
      <Part {...props} />
    </site-island>
  );
}
