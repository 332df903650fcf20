import { TestEnvironment } from 'jest-environment-node';
import { globalsOfPackages } from './main-realm-runtime.mjs';

/**
 * @typedef {ConstructorParameters<typeof TestEnvironment>} Context
 * @typedef {InstanceType<typeof TestEnvironment>} Environment
 * @typedef {NonNullable<Environment['moduleMocker']>} Mocker
 * @typedef {NonNullable<Environment['fakeTimersModern']>} Timers
 * @typedef {{ config: Context[0]['projectConfig'], global: typeof globalThis }} TimersOf
 */

/**
 * Runs test files on the globals of the process, not in a context of their own, in which each use of a global is
 * many times slower. What a file defines or changes there is undone at its end.
 */
export default class MainRealm extends TestEnvironment {
  before = Object.getOwnPropertyDescriptors(globalThis);
  variables = { ...process.env };

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
  }

  /** @override */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
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
