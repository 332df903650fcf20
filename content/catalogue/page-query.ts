/** The parameters of a page's address: anything may stand there. */
export type PageQuery = Record<string, string | string[] | undefined>;

/** The text of a parameter, the first if it is repeated; '' without one. */
export const queryText = (query: PageQuery, name: string): string =>
  ([query[name] ?? ''].flat()[0] ?? '').trim();

/** All values of a parameter. */
export const queryList = (query: PageQuery, name: string): readonly string[] =>
  [query[name] ?? []].flat();
