import { BUILD_KILLED, BuildFailed } from '@/lib/delivery/builder';
import { CHANGED, publishingFault } from '@/lib/delivery/publishing-faults';
import { NotReady } from '@/lib/delivery/workers';

test.each([
  ['the program changed', new NotReady(CHANGED), /restart the site/, false],
  [
    'the program changed meanwhile',
    new BuildFailed('Error: the sources changed while they were being built. Try once more.'),
    /restart the site/,
    false,
  ],
  [
    'the disk is full',
    new BuildFailed('Error: ENOSPC: no space left on device, write'),
    /disk/,
    true,
  ],
  [
    'the disk is full, outside a build',
    Object.assign(new Error('write failed'), { code: 'ENOSPC' }),
    /disk/,
    true,
  ],
  [
    'Next has no memory',
    new BuildFailed('Next.js build worker exited with code: null and signal: SIGKILL'),
    /more memory/,
    true,
  ],
  ['the build is killed', new BuildFailed(BUILD_KILLED), /more memory/, true],
  [
    'the build takes too long',
    new BuildFailed('Error: it took more than 20 minutes.'),
    /20 minutes/,
    true,
  ],
  [
    'the database is away',
    new NotReady('connect ECONNREFUSED 127.0.0.1:5432'),
    /database did not answer/,
    false,
  ],
  ['the build breaks', new BuildFailed('TypeError: no such course'), /Take back/, true],
  [
    'it does not start',
    new NotReady('The new version was not ready within a minute.'),
    /start them/,
    true,
  ],
  ['anything else', new RangeError('Invalid array length'), /unexpected/, false],
])('when %s, an owner reads what to do', (_, error, words, isOfVersion) => {
  const fault = publishingFault(error);
  expect(fault).toMatchObject({ words: expect.stringMatching(words), isOfVersion });
  expect(fault.detail).toBe(error.message);
});
