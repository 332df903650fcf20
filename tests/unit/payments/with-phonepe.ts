import { log } from '@/lib/platform/log';
import { startPhonepeServer, type PhonepeServer } from './phonepe-server';

/**
 * A separate fake PhonePe for each test of the file. Logging is silenced, because alerts are tested
 * too.
 */
export function withPhonepe(): { readonly server: PhonepeServer } {
  log.level = 'silent';
  const running = {} as { server: PhonepeServer };
  beforeEach(async () => {
    running.server = await startPhonepeServer();
  });
  afterEach(() => running.server.close());
  return running;
}
