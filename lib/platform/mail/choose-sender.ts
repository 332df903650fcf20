import path from 'node:path';
import { institute } from '@/content/institute';
import type { Env } from '@/lib/platform/env';
import { emailServiceSender } from './email-service';
import { outboxSender } from './outbox';
import type { Sender } from './sender';
import { smtpSender } from './smtp';

/** The way the settings name; `lib/platform/env.ts` has refused half a way, and two at once. */
export function chooseSender(env: Env): Sender {
  if (env.EMAIL_SERVICE_URL) {
    return emailServiceSender({
      url: env.EMAIL_SERVICE_URL,
      serviceId: env.EMAIL_SERVICE_ID ?? '',
      templateId: env.EMAIL_TEMPLATE_ID ?? '',
      publicKey: env.EMAIL_PUBLIC_KEY ?? '',
      privateKey: env.EMAIL_PRIVATE_KEY,
    });
  }
  const from = env.MAIL_FROM ?? institute.email;
  const to = env.LEADS_TO ?? institute.email;
  if (env.SMTP_URL) return smtpSender({ url: env.SMTP_URL, from, to });
  return outboxSender({ folder: path.resolve(env.DATA_DIR, 'outbox'), from, to });
}
