/**
 * Browser storage that never throws. When it is unavailable (private mode, blocked cookies) or full, reads
 * return null and writes return false.
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
    /** Null if the key is missing or its value is not JSON. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null'), null),
    writeJson: (key: string, value: unknown) => write(key, JSON.stringify(value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  };
}

export const deviceStorage = guarded(() => localStorage);

export const tabStorage = guarded(() => sessionStorage);
