import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Ends what a test file's modules keep with a request (`AsyncLocalStorage`). Node 20 copies each that was
 * ever used into every new promise of the process, also for the test files that come after.
 */
const used = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;

// Jest hands the same class to all test files.
AsyncLocalStorage.prototype.run = function noted(
  this: AsyncLocalStorage<unknown>,
  ...work: Parameters<typeof run>
) {
  used.add(this);
  return run.apply(this, work);
} as typeof run;

afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
  for (const storage of used) storage.disable();
});
