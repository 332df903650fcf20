/** A plain-text mail. */
export interface Mail {
  /** One address, or the addresses of the institute (LEADS_TO). */
  to: { address: string } | 'institute';
  subject: string;
  text: string;
  replyTo?: string;
  /** What stands before the @ of the Message-ID: the same for every attempt, so that a repeat is recognised. */
  messageId?: string;
  /** For a service that writes the mail itself, from a template. */
  templateParams?: Readonly<Record<string, string>>;
}

/** One way of sending mails. */
export interface Sender {
  /** Least milliseconds between two mails, over all processes. */
  apartMs: number;
  /** Sends only mails with `templateParams`. */
  templateOnly?: boolean;
  /**
   * @param queuedAt the same for every attempt
   * @throws SendingFailed
   */
  send(mail: Mail, queuedAt: Date): Promise<void>;
}

/** Its message is for logs: what happened, without any address. */
export class SendingFailed extends Error {}

/** Line breaks and control characters become a space: a name stays one line, also in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** "Name:     Asha Rao": one line for each fact that is known, values aligned. */
export function factLines(facts: readonly (readonly [label: string, string | null])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(width)}${oneLine(value)}`] : [],
  );
}
