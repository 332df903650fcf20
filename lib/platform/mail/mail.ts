/** A plain-text mail. */
export interface Mail {
  /** One address, or the institute's addresses (LEADS_TO). */
  to: { address: string } | 'institute';
  subject: string;
  text: string;
  replyTo?: string;
  /** Local part of the Message-ID, the same for every attempt, so that repeats are recognised. */
  messageId?: string;
  /** Parameters for a service that renders the mail from a template. */
  templateParams?: Readonly<Record<string, string>>;
}

/** A way of sending mails. */
export interface Sender {
  /** Minimum milliseconds between two mails, across all processes. */
  apartMs: number;
  /** Sends only mails that have `templateParams`. */
  templateOnly?: boolean;
  /**
   * @param queuedAt the same for every attempt
   * @throws SendingFailed
   */
  send(mail: Mail, queuedAt: Date): Promise<void>;
}

/** The message is written to logs, so it contains no addresses. */
export class SendingFailed extends Error {}

/**
 * Replaces line breaks and control characters by spaces, which keeps a name on one line and headers
 * safe.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** "Name:     Asha Rao": one line per known fact, values aligned. */
export function factLines(facts: readonly (readonly [label: string, string | null])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(width)}${oneLine(value)}`] : [],
  );
}
