'use client';

import { useId, type ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { name: string; props: string; base: string; children: ReactNode };
    }
  }
}

interface IslandRootProps {
  name: string;
  /** As JSON. */
  props: string;
  children?: ReactNode;
}

/**
 * The element of an island. Two components with an id stand above its content: the bits of the lower one
 * show where React's ids of this island begin (`island-ids.ts`). `IslandIds` repeats them in the browser.
 */
export function IslandRoot(root: IslandRootProps) {
  useId();
  return <IslandElement {...root} />;
}

function IslandElement({ name, props, children }: IslandRootProps) {
  return (
    <site-island name={name} props={props} base={useId()}>
      {children}
    </site-island>
  );
}

/** Takes the place of `IslandRoot` in the root that hydrates an island. */
export function IslandIds({ children }: { children: ReactNode }) {
  useId();
  return <InnerIds>{children}</InnerIds>;
}

function InnerIds({ children }: { children: ReactNode }) {
  useId();
  return children;
}
