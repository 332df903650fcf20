/** As `import()`, by which the bundler replaces it (lib/delivery/bundle-islands.ts). */
declare global {
  var loadPart: (address: string) => Promise<unknown>;
}

const fetched = new Map<string, Promise<void>>();

/** Fetches a script and those that it imports. */
function fetchScript(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const whole = fetchWhole(address);
  fetched.set(address, whole);
  whole.catch(() => fetched.delete(address));
  return whole;
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const imported = (await answer.text()).matchAll(/(?:from|import)"(\/[^"]+)"/g);
  await Promise.all([...imported].map(([, one = '']) => fetchScript(one)));
}

/**
 * After a failed `import()` the browser does not ask for that script again until the page is reloaded. So scripts
 * are fetched into its cache first, which can be retried.
 */
globalThis.loadPart = (address) => fetchScript(address).then(() => import(address));

export {};
