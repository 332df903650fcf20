import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';
import { globalsOfPackages } from './main-realm-runtime.mjs';

/**
 * @typedef {ConstructorParameters<typeof TestEnvironment>} Context
 * @typedef {InstanceType<typeof TestEnvironment>} Environment
 * @typedef {NonNullable<Environment['moduleMocker']>} Mocker
 * @typedef {NonNullable<Environment['fakeTimersModern']>} Timers
 * @typedef {{ config: Context[0]['projectConfig'], global: typeof globalThis }} TimersOf
 */

const { run } = AsyncLocalStorage.prototype;

/**
 * Runs test files on the globals of the process, not in a context of their own, in which each use of a global is
 * many times slower. What a file defines or changes there is undone at its end.
 */
export default class MainRealm extends TestEnvironment {
  before = Object.getOwnPropertyDescriptors(globalThis);
  variables = { ...process.env };
  /** @type {Set<AsyncLocalStorage<unknown>>} */
  storages = new Set();

  constructor(/** @type {Context[0]} */ config, /** @type {Context[1]} */ context) {
    super(config, context);
    /** @type {Environment} */
    const { moduleMocker, fakeTimersModern } = this;
    const Mocking = /** @type {new (on: typeof globalThis) => Mocker} */ (moduleMocker.constructor);
    const Timing = /** @type {new (on: TimersOf) => Timers} */ (fakeTimersModern.constructor);
    const { projectConfig } = config;
    this.global = /** @type {Environment['global']} */ (/** @type {unknown} */ (globalThis));
    this.moduleMocker = new Mocking(globalThis);
    this.fakeTimersModern = new Timing({ config: projectConfig, global: globalThis });
    this.noteStorages();
  }

  /** Notes each storage that is used: by the file's modules, or by Jest's own, which are loaded anew for each file. */
  noteStorages() {
    const { storages } = this;
    AsyncLocalStorage.prototype.run =
      /** @type {typeof run} */ (
        /**
         * @this {AsyncLocalStorage<unknown>}
         * @param {Parameters<typeof run>} work
         */
        function noted(...work) {
          storages.add(this);
          return run.apply(this, work);
        }
      );
  }

  /** Node 20 copies each storage that was ever used into every new promise, also of the files that come after. */
  endStorages() {
    AsyncLocalStorage.prototype.run = run;
    for (const storage of this.storages) storage.disable();
  }

  /** @override */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    this.endStorages();
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!(name in this.before || globalsOfPackages.has(name))) {
        Reflect.deleteProperty(globalThis, name);
      }
    }
    Object.defineProperties(globalThis, this.before);
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.variables);
  }
}
