import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/**
 * The part of Jest's module loader that is replaced here.
 * @typedef {object} Loading
 * @property {{ loadModule(module: { exports: unknown, loaded: boolean }, from: string, name: string, file: string,
 *   options?: { isInternalModule?: boolean }, ...more: unknown[]): void }} cjsLoader
 * @property {{ injectedModuleParameters: string[], compile(source: string, filename: string): unknown }} executor
 */

const PACKAGE = /[\\/]node_modules[\\/]/;

/** Names of globals that packages define; like the packages they last as long as the process. */
export const globalsOfPackages = new Set();

/** @type {Set<string>} */
const loaded = new Set();

/** @returns {unknown} the exports of a package's module, which all test files share */
function loadPackage(/** @type {string} */ file) {
  const load = createRequire(file);
  if (loaded.has(file)) return load(file);
  loaded.add(file);
  const before = new Set(Reflect.ownKeys(globalThis));
  const exports = load(file);
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!before.has(name)) globalsOfPackages.add(name);
  }
  return exports;
}

/** @type {Map<string, { source: string, script: Script }>} */
const compiled = new Map();

/** @returns {unknown} the function of a module, compiled once for all test files */
function functionOf(
  /** @type {string} */ source,
  /** @type {string} */ filename,
  /** @type {string[]} */ parameters,
) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script.runInThisContext();
  const start = `(function (${parameters.join()}) {`;
  const script = new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
  compiled.set(filename, { source, script });
  return script.runInThisContext();
}

/**
 * Runs modules on the globals of the process, with `main-realm-environment.mjs`. Each test file has our modules
 * anew, as ever. Packages are loaded once by Node, which takes most of a file's time otherwise.
 */
export default class MainRealmRuntime extends Runtime {
  constructor(/** @type {ConstructorParameters<typeof Runtime>} */ ...all) {
    super(...all);
    const { cjsLoader, executor } = /** @type {Loading} */ (/** @type {unknown} */ (this));
    const { loadModule } = cjsLoader;
    cjsLoader.loadModule = (module, from, name, file, options, ...more) => {
      if (options?.isInternalModule || !PACKAGE.test(file)) {
        loadModule.call(cjsLoader, module, from, name, file, options, ...more);
        return;
      }
      module.exports = loadPackage(file);
      module.loaded = true;
    };
    executor.compile = (source, filename) =>
      functionOf(source, filename, executor.injectedModuleParameters);
  }
}
