import type { Lead } from '@/lib/leads/notices/lead-notices';
import { codeOf, SendingFailed, type Sender } from './sender';

interface EmailService {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey?: string | undefined;
}

const TIMEOUT_MS = 15_000;

/** The service takes one request a second; the rest is for requests that travel unequally fast. */
const APART_MS = 1_100;

/** Sends through the e-mail service of application.md section 7 (EmailJS documents the fields). */
export function emailServiceSender(
  service: EmailService,
  { timeoutMs = TIMEOUT_MS, apartMs = APART_MS } = {},
): Sender {
  return {
    apartMs,
    send: async (lead) => {
      const response = await fetch(`${service.url}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(requestFor(service, lead)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new SendingFailed(`The e-mail service was not reached (${codeOf(error)}).`);
      });
      // The status alone says whether it was sent; the text beside it may be anything.
      await response.body?.cancel().catch(() => undefined);
      if (!response.ok) throw new SendingFailed(`The e-mail service answered ${response.status}.`);
    },
  };
}

function requestFor(service: EmailService, lead: Lead) {
  const { name, email, coursename, phonenumber } = lead;
  return {
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
    ...(service.privateKey && { accessToken: service.privateKey }),
    template_params: { name, email, course: coursename, phone: phonenumber },
  };
}
