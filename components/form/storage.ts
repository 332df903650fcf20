/**
 * A storage of the browser that never throws: it can be refused (private modes, blocked cookies) or
 * full. Then nothing is found in it, and writing answers false.
 */
function guarded(area: () => Storage) {
  const attempt = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return run(area());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => attempt<string | null>((storage) => storage.getItem(key), null);
  const write = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    read,
    write,
    /** Null for what is not there or is not JSON. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null'), null),
    writeJson: (key: string, value: unknown) => write(key, JSON.stringify(value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  };
}

/** `localStorage`: what this device keeps. */
export const deviceStorage = guarded(() => localStorage);

/** `sessionStorage`: what this tab keeps until it is closed. */
export const tabStorage = guarded(() => sessionStorage);
