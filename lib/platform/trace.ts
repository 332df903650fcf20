/** Names of statements, routes and queues, classes of status: never queries or their results. */
type TraceAttributes = Readonly<Record<string, string | number>>;

/** Runs work as a span, a child of the one that it is started in. */
type Traced = <T>(
  name: string,
  attributes: TraceAttributes,
  work: () => Promise<T>,
  isRoot: boolean,
) => Promise<T>;

// Next loads this module once per bundle; all copies share what lib/delivery/traces.ts has started.
const shared = globalThis as { traced?: Traced };

/**
 * Runs `work`, as a span where traces are sent.
 * @param isRoot whether it may start a trace; otherwise it is a span only within another
 */
export function traced<T>(
  name: string,
  attributes: TraceAttributes,
  work: () => Promise<T>,
  { isRoot = false } = {},
): Promise<T> {
  return shared.traced ? shared.traced(name, attributes, work, isRoot) : work();
}

export const isTracing = (): boolean => shared.traced !== undefined;

export function setTracer(run: Traced): void {
  shared.traced = run;
}
