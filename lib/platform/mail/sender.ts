import type { SignInMail } from '@/lib/accounts/sign-in-links/sign-in-mail';
import type { Lead } from '@/lib/leads/notices/lead-notices';

/** One way of sending mails. */
export interface Sender {
  /** Least milliseconds between two sendings, over all processes. */
  apartMs: number;
  /** @throws SendingFailed */
  send(lead: Lead): Promise<void>;
  /**
   * Missing where only leads can be told of.
   * @throws SendingFailed
   */
  sendSignInLink?(mail: SignInMail): Promise<void>;
  /**
   * Missing where only leads can be told of.
   * @param once the same for every attempt, so that mail programs show a mail that came twice once
   * @throws SendingFailed
   */
  sendText?(mail: TextMail, once: { id: string; at: Date }): Promise<void>;
}

/** A plain-text mail; `to` null for the institute. */
export interface TextMail {
  to: string | null;
  subject: string;
  text: string;
}

/** Its message is for logs: what happened, never whom it is about. */
export class SendingFailed extends Error {}

/** How a library names its failure; its message may quote addresses, so that is left out. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown error';
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return cause ? codeOf(cause) : String(name);
}
