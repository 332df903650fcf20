import type { Language } from '@/content/hindi';

/** The parameters of a page's address: anything may stand there. */
export type PageQuery = Record<string, string | string[] | undefined>;

/** The text of a parameter, the first if it is repeated; '' without one. */
export const queryText = (query: PageQuery, name: string): string =>
  ([query[name] ?? ''].flat()[0] ?? '').trim();

/** All values of a parameter. */
export const queryList = (query: PageQuery, name: string): readonly string[] =>
  [query[name] ?? []].flat();

/** The parameters as they stand in an address, with the question mark; '' without any. */
export function queryString(query: PageQuery): string {
  const pairs = Object.keys(query).flatMap((name) =>
    queryList(query, name).map((value): [string, string] => [name, value]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The language that an address asks for by `?lang=hi`. */
export const queryLanguage = (query: PageQuery): Language =>
  queryText(query, 'lang') === 'hi' ? 'hi' : 'en';
