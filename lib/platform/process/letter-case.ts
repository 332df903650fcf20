/** Where `/testseries/GATE` should have gone: the lower-case path with its query, if there is one. */
export function lowerCaseTarget(url: string, known: ReadonlySet<string>): string | null {
  const [pathname = '', ...query] = url.split('?');
  const lower = pathname.toLowerCase();
  if (lower === pathname || known.has(pathname) || !known.has(lower)) return null;
  return [lower, ...query].join('?');
}
