import { failureOf, LogEnded } from '@/prisma/embedded';

test('a log that ends before the moment, or does not arrive, is told, whatever PostgreSQL writes last', () => {
  const failed = failureOf(
    [
      'FATAL:  recovery ended before configured recovery target was reached',
      'LOG:  startup process (PID 4711) exited with exit code 1',
      'LOG:  database system is shut down',
    ].join('\n'),
  );
  expect(failed).toBeInstanceOf(LogEnded);
  expect(failed.message).toBe('The archive ends before that moment.');
  const late =
    'FATAL:  could not restore file "00000002.history" from archive: child process exited';
  expect(failureOf(`${late} with exit code 200`)).toBeInstanceOf(LogEnded);
  expect(failureOf('LOG:  database system is shut down')).not.toBeInstanceOf(LogEnded);
});
