import { log } from '@/lib/platform/log';
import { startPhonepeServer, type PhonepeServer } from './phonepe-server';

/** A stand-in for PhonePe of its own for each test of the file. Alerts are part of what is tried out. */
export function withPhonepe(): { readonly server: PhonepeServer } {
  log.level = 'silent';
  const running = {} as { server: PhonepeServer };
  beforeEach(async () => {
    running.server = await startPhonepeServer();
  });
  afterEach(() => running.server.close());
  return running;
}
